import { useTranslation } from 'react-i18next'
import { AnswerText } from './answer'
import { StopForm } from './turn-list'
import { Dots } from './turn-note'
import type { Live } from './use-asking'

/** A question that was just asked, and its answer as it comes. */
export function LiveTurn({ live }: { live: Live }) {
  const { t } = useTranslation()
  return (
    <li className="space-y-4">
      {live.question ? (
        <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-md bg-primary-soft px-4 py-2.5 text-[0.9375rem] leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {live.question}
        </p>
      ) : null}
      <section aria-label={t('chat.turn.assistant')} className="max-w-2xl">
        <AnswerText html={live.settled + live.tail} />
        <div className="mt-2 flex items-center gap-3">
          <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
            <Dots />
            {t('chat.turn.running')}
          </p>
          {live.turnId ? <StopForm turnId={live.turnId} chatId={live.chatId ?? ''} /> : null}
        </div>
      </section>
    </li>
  )
}

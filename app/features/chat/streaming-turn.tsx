import { useTranslation } from 'react-i18next'
import { AnswerText } from './answer'
import { Question } from './question'
import { StopForm } from './turn-list'
import { TypingDots } from './turn-status'
import type { LiveTurnState } from './use-ask-question'

/** The question just sent, with its answer as it streams. */
export function StreamingTurn({ live }: { live: LiveTurnState }) {
  const { t } = useTranslation('chat')
  return (
    <li className="space-y-4">
      {live.prompt || live.question ? (
        <Question prompt={live.prompt} question={live.question} job="" resume={null} />
      ) : null}
      <section aria-label={t('turn.assistant')} className="max-w-2xl">
        <AnswerText html={live.settled + live.tail} />
        <div className="mt-2 flex items-center gap-3">
          <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
            <TypingDots />
            {t('turn.running')}
          </p>
          {live.turnId ? <StopForm turnId={live.turnId} chatId={live.chatId ?? ''} /> : null}
        </div>
      </section>
    </li>
  )
}

import { Form } from '@remix-run/react'
import { RotateCcw, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import { Answer } from './answer'
import { Question } from './question'
import type { ChatView } from './chat.server'

type TurnListProps = { view: ChatView; isBusy: boolean; onRetry(form: FormData): void }

/**
 * The turns of the chat. Only the last one can be answered again, because later turns depend on earlier
 * answers.
 */
export function TurnList({ view, isBusy, onRetry }: TurnListProps) {
  const { chat, standing: quota, askId } = view
  const { t } = useTranslation('chat')
  const turns = chat?.turns ?? []
  return (
    <>
      {turns.map((turn, index) => (
        <li key={turn.id} id={`turn-${turn.id}`} className="scroll-mt-6 space-y-4">
          <Question {...turn} />
          <Answer turn={turn}>
            {turn.state === 'running' ? (
              <StopForm turnId={turn.id} chatId={chat?.id ?? ''} />
            ) : index === turns.length - 1 && quota.available && quota.left !== 0 && !isBusy ? (
              <Form
                method="post"
                action={`/resume/chat?chat=${chat?.id}`}
                onSubmit={(event) => {
                  event.preventDefault()
                  onRetry(new FormData(event.currentTarget))
                }}
              >
                <HiddenFields values={{ intent: 'again', askId, sessionId: chat?.id }} />
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  title={
                    quota.left < 0 ? undefined : t('food.again', { count: ANSWER_COST, cost: ANSWER_COST })
                  }
                >
                  <RotateCcw aria-hidden />
                  {t(turn.charged ? 'turn.again' : 'turn.retry')}
                </Button>
              </Form>
            ) : null}
          </Answer>
        </li>
      ))}
    </>
  )
}

export function StopForm({ turnId, chatId }: { turnId: string; chatId: string }) {
  const { t } = useTranslation('chat')
  return (
    <Form method="post" action={chatId ? `/resume/chat?chat=${chatId}` : '/resume/chat'} preventScrollReset>
      <HiddenFields values={{ intent: 'stop', id: turnId, sessionId: chatId }} />
      <Button type="submit" variant="outline" size="sm">
        <Square aria-hidden className="fill-current" />
        {t('form.stop')}
      </Button>
    </Form>
  )
}

import { useTranslation } from 'react-i18next'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import type { ChatView } from './chat.server'

type CostNoticeProps = Pick<ChatView, 'standing'> & { isLocked: boolean }

/** Shows, before the user asks, the cost, what is sent, and that an AI answers; while nothing can be asked the last alone. */
export function CostNotice({ standing: { available, left }, isLocked }: CostNoticeProps) {
  const { t } = useTranslation('chat')
  const cost =
    left < 0 ? t('food.costUnlimited') : t('food.cost', { count: ANSWER_COST, cost: ANSWER_COST, left })
  return (
    <div className="mt-2.5 text-xs leading-5 text-subtle-foreground">
      {available && left !== 0 ? <p>{cost}</p> : null}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
        {isLocked ? null : (
          <details className="max-w-xl">
            <summary className="w-fit cursor-pointer underline decoration-border-strong underline-offset-2 hover:text-foreground">
              {t('form.sends')}
            </summary>
            <p className="mt-1">{t('form.sendsText')}</p>
          </details>
        )}
        <p>{t('label')}</p>
      </div>
    </div>
  )
}

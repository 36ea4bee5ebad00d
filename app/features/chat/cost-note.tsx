import { useTranslation } from 'react-i18next'
import { ANSWER_COST } from '#contract/chat-words'
import type { ChatView } from './chat.server'

/** Said before anything is asked: what it takes, what is sent, and that a machine answers. */
export function CostNote({ standing: { available, left } }: Pick<ChatView, 'standing'>) {
  const { t } = useTranslation()
  const cost =
    left < 0
      ? t('chat.food.costUnlimited')
      : left === 0
        ? t('chat.food.none')
        : t('chat.food.cost', { cost: ANSWER_COST, left })
  return (
    <div className="mt-2.5 text-xs leading-5 text-ink-faint">
      <p className={left === 0 ? 'text-warn' : undefined}>{available ? cost : t('chat.off')}</p>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
        <details className="max-w-xl">
          <summary className="w-fit cursor-pointer underline decoration-line-strong underline-offset-2 hover:text-ink">
            {t('chat.form.sends')}
          </summary>
          <p className="mt-1">{t('chat.form.sendsText')}</p>
        </details>
        <p>{t('chat.label')}</p>
      </div>
    </div>
  )
}

import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { plansUrl } from '#app/components/plans/plans-url'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import type { ChatView } from './chat.server'

/** Shows, before the user asks, the cost, what is sent, and that an AI answers. */
export function CostNotice({ standing: { available, left, more } }: Pick<ChatView, 'standing'>) {
  const { t } = useTranslation('chat')
  const cost = left < 0 ? t('food.costUnlimited') : t('food.cost', { cost: ANSWER_COST, left })
  return (
    <div className="mt-2.5 text-xs leading-5 text-subtle-foreground">
      {available && left === 0 ? <NoQuotaLeft more={more} /> : <p>{available ? cost : t('off')}</p>}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
        <details className="max-w-xl">
          <summary className="w-fit cursor-pointer underline decoration-border-strong underline-offset-2 hover:text-foreground">
            {t('form.sends')}
          </summary>
          <p className="mt-1">{t('form.sendsText')}</p>
        </details>
        <p>{t('label')}</p>
      </div>
    </div>
  )
}

/** Shows that no quota is left and, depending on the account, how to get more. */
function NoQuotaLeft({ more }: { more: ChatView['standing']['more'] }) {
  const { t } = useTranslation('chat')
  const { pathname, search } = useLocation()
  const look = 'underline underline-offset-2'
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="font-medium">{t('food.none')}</p>
      {more === 'month' || more === 'upgrade' ? <p className="mt-1">{t('food.month')}</p> : null}
      {more === 'join' || more === 'upgrade' ? (
        <p className="mt-1">
          {t('food.from')}{' '}
          <Link to={plansUrl(pathname + search)} className={look}>
            {t(`food.${more}`)}
          </Link>
          {more === 'join' ? (
            <>
              {' · '}
              <Link to="/user/invite" className={look}>
                {t('food.invite')}
              </Link>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

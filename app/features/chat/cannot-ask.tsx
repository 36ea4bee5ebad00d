import { useLocation } from '@remix-run/react'
import { Cat, Crown, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { plansUrl } from '#app/components/plans/plans-url'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ChatView } from './chat.server'

type CannotAskProps = Pick<ChatView, 'standing' | 'renewsAt'> & { id: string }

/** At the top of the question form: why nothing can be asked now, when it can be again, and what helps sooner. */
export function CannotAsk({ id, standing: { available, more }, renewsAt }: CannotAskProps) {
  const { t } = useTranslation('chat')
  const { pathname, search } = useLocation()
  const { formatDate, joinSentences } = useFormatters()
  const frame = 'mb-3 rounded-lg bg-warning-soft px-4 py-3 text-sm leading-6'
  if (!available)
    return (
      <p id={id} role="status" className={frame}>
        {t('off')}
      </p>
    )
  const renews = more === 'month' || more === 'upgrade'
  const canBuy = more === 'join' || more === 'upgrade'
  return (
    <section
      aria-labelledby={id}
      className={`${frame} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}
    >
      <div className="min-w-0">
        <h2 id={id} className="flex items-center gap-2 font-medium">
          <Cat aria-hidden className="size-4 text-warning" />
          {t('food.none')}
        </h2>
        <p>
          {joinSentences(
            renews && t('food.month', { date: formatDate(renewsAt) }),
            more === 'join' && t('food.once'),
            t('food.readable'),
          )}
        </p>
      </div>
      {canBuy ? (
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <ButtonLink
            to={plansUrl(pathname + search)}
            size="sm"
            icon={Crown}
            label={t(`food.${more}`)}
            className="max-sm:w-full"
          />
          {more === 'join' ? (
            <ButtonLink
              to="/user/invite"
              variant="outline"
              size="sm"
              icon={Gift}
              label={t('food.invite')}
              className="max-sm:w-full"
            />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

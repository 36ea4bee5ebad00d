import { useLocation } from '@remix-run/react'
import { Cat, Crown, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { plansUrl } from '#app/components/plans/plans-url'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ChatView } from './chat.server'

/** Why nothing can be asked now, when it can be again, and what helps sooner. */
export function CannotAskCard({ standing, renewsAt }: Pick<ChatView, 'standing' | 'renewsAt'>) {
  const { t } = useTranslation('chat')
  const { pathname, search } = useLocation()
  const { formatDate, joinSentences } = useFormatters()
  const { available, more } = standing
  if (!available)
    return (
      <p role="status" className="rounded-xl border border-border bg-card px-4 py-4 text-muted-foreground">
        {t('off')}
      </p>
    )
  const renews = more === 'month' || more === 'upgrade'
  const canBuy = more === 'join' || more === 'upgrade'
  return (
    <section
      aria-labelledby="cannot-ask"
      className="rounded-xl border border-border-strong bg-card p-4 shadow-lg sm:p-5"
    >
      <h2 id="cannot-ask" className="flex items-center gap-2 font-semibold">
        <Cat aria-hidden className="size-5 text-warning" />
        {t('food.none')}
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted-foreground">
        {joinSentences(
          renews && t('food.month', { date: formatDate(renewsAt) }),
          more === 'join' && t('food.once'),
          t('food.readable'),
        )}
      </p>
      {canBuy ? (
        <div className="mt-3 flex flex-wrap gap-2">
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

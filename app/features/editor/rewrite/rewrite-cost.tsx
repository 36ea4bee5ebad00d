import { useTranslation } from 'react-i18next'
import { Cat } from 'lucide-react'
import { plansUrl } from '#app/components/plans/plans-url'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import type { ChatQuota } from '#contract/chat/chat'

/** The number of AI answers left; negative means unlimited. */
export function CreditsLeft({ left }: { left: number }) {
  const { t } = useTranslation('rewrite')
  return (
    <p
      className={cn(
        'inline-flex h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3.5',
        left === 0 ? 'bg-warning-soft text-warning' : 'bg-premium-soft text-premium',
      )}
    >
      <Cat aria-hidden />
      {left < 0 ? t('food.unlimited') : t('food.left', { count: left })}
    </p>
  )
}

/** `returnTo`: the page to return to after buying more. */
type RewriteCostProps = { quota: ChatQuota; returnTo: string }

/** Shows, before the user asks, the cost and what is sent. */
export function RewriteCost({ quota: { available, left, more }, returnTo }: RewriteCostProps) {
  const { t } = useTranslation('rewrite')
  return (
    <div className="mt-3 text-xs leading-5 text-subtle-foreground">
      {!available ? <p className="text-warning">{t('off')}</p> : null}
      {available && left === 0 ? <NoCreditsLeft more={more} returnTo={returnTo} /> : null}
      {available && left !== 0 ? (
        <p>
          {left < 0
            ? t('food.costUnlimited')
            : t('food.cost', { count: ANSWER_COST, cost: ANSWER_COST, left })}
        </p>
      ) : null}
      {available && left !== 0 ? <p className="mt-1">{t('marked')}</p> : null}
      <details className="mt-1">
        <summary className="w-fit cursor-pointer underline decoration-border-strong underline-offset-2 hover:text-foreground">
          {t('sends')}
        </summary>
        <p className="mt-1">{t('sendsText')}</p>
      </details>
    </div>
  )
}

type NoCreditsLeftProps = Pick<ChatQuota, 'more'> & { returnTo: string }

function NoCreditsLeft({ more, returnTo }: NoCreditsLeftProps) {
  const { t } = useTranslation('rewrite')
  const { sentenceGap } = useFormatters()
  const linkClass = 'underline underline-offset-2'
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="font-medium">{t('food.none')}</p>
      {more === 'month' || more === 'upgrade' ? <p className="mt-1">{t('food.month')}</p> : null}
      {more === 'join' || more === 'upgrade' ? (
        <p className="mt-1">
          {t('food.from')}
          {sentenceGap}
          <a href={plansUrl(returnTo)} className={linkClass}>
            {t(`food.${more}`)}
          </a>
          {more === 'join' ? (
            <>
              {' · '}
              <a href="/user/invite" className={linkClass}>
                {t('food.invite')}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

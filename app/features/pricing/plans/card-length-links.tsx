import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pricingUrl } from '#app/features/pricing/checkout/purchase-url'
import { CARD_LENGTH_NAMES, type CardMonths } from '#contract/billing/card-months'
import type { CardLength } from './card-lengths'

type CardLengthLinksProps = {
  lengths: readonly CardLength[]
  /** That of the cards on the page. */
  months: CardMonths
  /** The code of a coupon, which is kept. */
  coupon?: string | undefined
  /** Where to go after paying. */
  back?: string | undefined
}

/** 月卡, 季卡, 半年卡, 年卡: for how long the plans are bought. Nothing while only months are sold. */
export function CardLengthLinks({ lengths, months, coupon, back }: CardLengthLinksProps) {
  const { t } = useTranslation('pricing')
  if (lengths.length < 2) return null
  return (
    <nav
      aria-label={t('lengths.label')}
      className="mb-5 flex w-fit max-w-full flex-wrap gap-0.5 rounded-md bg-muted p-0.5 lg:mx-auto"
    >
      {lengths.map((length) => (
        <Link
          key={length.months}
          to={pricingUrl({ months: length.months, coupon, back })}
          replace
          preventScrollReset
          aria-current={length.months === months ? 'true' : undefined}
          className="inline-flex min-h-10 items-center justify-center gap-1.5 rounded-sm px-3 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-[current]:bg-popover aria-[current]:font-medium aria-[current]:text-foreground aria-[current]:shadow-sm dark:aria-[current]:bg-accent"
        >
          {t(`lengths.${CARD_LENGTH_NAMES[length.months]}`)}
          {length.savedPercent > 0 ? (
            <span className="text-xs text-success tabular-nums">
              {t('lengths.saved', { percent: length.savedPercent })}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

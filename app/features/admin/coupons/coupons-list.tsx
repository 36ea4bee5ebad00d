import { Form, useLocation } from '@remix-run/react'
import { TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { formatFen } from '#app/components/plans/format-fen'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import type { Translate } from '#app/i18n/i18n-options'
import type { AdminCoupon, CouponState } from '#contract/admin/admin-coupon'

const badges = {
  open: 'success',
  coming: 'info',
  usedUp: 'warning',
  over: 'secondary',
  disabled: 'secondary',
} as const satisfies Record<CouponState, string>

/** Coupons with what was used of them, the newest first; each can be disabled in its row. */
export const couponsList = defineAdminList('listCouponsAsAdmin', {
  path: '/admin/coupons',
  icon: TicketPercent,
  exportName: 'coupons',
  defaultSort: 'created',
  texts: (t) => ({
    title: t('admin-coupons:title'),
    lead: t('admin-coupons:lead'),
    searchHint: t('admin-coupons:searchHint'),
    none: t('admin-coupons:none'),
    filters: t('admin-coupons:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    {
      title: t('admin-coupons:code'),
      value: ({ code }) => code,
      cell: ({ code, note, createdAt }, { formatDate }) => (
        <span className="block max-w-60 min-w-0 max-md:text-right md:min-w-28">
          <span className="block font-mono font-medium break-all">{code}</span>
          {note ? (
            <span className="block text-xs [overflow-wrap:anywhere] text-muted-foreground">{note}</span>
          ) : null}
          <span className="block text-xs text-subtle-foreground tabular-nums">
            {t('admin-coupons:createdOn', { date: formatDate(createdAt) })}
          </span>
        </span>
      ),
    },
    {
      title: t('admin-coupons:off'),
      value: (coupon) => formatOff(coupon, t),
      cell: (coupon) => (
        <span className="block max-md:text-right">
          <span className="block whitespace-nowrap tabular-nums">{formatOff(coupon, t)}</span>
          <span className="flex flex-wrap gap-x-2 text-xs text-muted-foreground max-md:justify-end">
            {conditionsOf(coupon, t).map((condition) => (
              <span key={condition} className="whitespace-nowrap">
                {condition}
              </span>
            ))}
          </span>
        </span>
      ),
    },
    { title: t('admin-coupons:plans'), value: ({ plans }) => planNames(plans, t), isCsvOnly: true },
    {
      title: t('admin-coupons:days'),
      cell: ({ startsAt, endsAt }, { formatDate }) => (
        <span className="text-muted-foreground tabular-nums max-md:text-right">
          <span className="block whitespace-nowrap">{formatDate(startsAt)}</span>
          <span className="block whitespace-nowrap">– {formatDate(endsAt - 1)}</span>
        </span>
      ),
    },
    {
      title: t('admin-coupons:startsAt'),
      value: ({ startsAt }) => startsAt,
      format: 'dateTime',
      isCsvOnly: true,
    },
    { title: t('admin-coupons:endsAt'), value: ({ endsAt }) => endsAt, format: 'dateTime', isCsvOnly: true },
    {
      title: t('admin-coupons:used'),
      value: ({ used }) => used,
      cell: ({ used, maxUses, pending }) => (
        <span className="block whitespace-nowrap tabular-nums max-md:text-right">
          {used} / {maxUses}
          {pending > 0 ? (
            <span className="block text-xs text-muted-foreground">
              {t('admin-coupons:pending', { count: pending })}
            </span>
          ) : null}
        </span>
      ),
    },
    { title: t('admin-coupons:unpaid'), value: ({ pending }) => pending, isCsvOnly: true },
    { title: t('admin-coupons:maxUses'), value: ({ maxUses }) => maxUses, isCsvOnly: true },
    { title: t('admin-coupons:usesPerUser'), value: ({ usesPerUser }) => usesPerUser, isCsvOnly: true },
    {
      title: t('admin-coupons:firstOnly'),
      value: ({ isFirstPurchaseOnly }) => isFirstPurchaseOnly,
      isCsvOnly: true,
    },
    { title: t('admin-coupons:note'), value: ({ note }) => note, isCsvOnly: true },
    {
      title: t('admin-coupons:createdAt'),
      value: ({ createdAt }) => createdAt,
      format: 'dateTime',
      isCsvOnly: true,
    },
    {
      title: t('admin-coupons:state'),
      value: ({ state }) => t(`admin-coupons:filters.${state}`),
      cell: (coupon) => <CouponStateCell coupon={coupon} />,
    },
  ],
  getRowKey: ({ code }) => code,
})

function formatOff({ kind, value }: AdminCoupon, t: Translate): string {
  return kind === 'percent'
    ? t('admin-coupons:percentOff', { percent: value })
    : t('admin-coupons:amountOff', { amount: formatFen(value) })
}

function conditionsOf({ plans, usesPerUser, isFirstPurchaseOnly }: AdminCoupon, t: Translate): string[] {
  return [
    planNames(plans, t),
    t('admin-coupons:perUser', { count: usesPerUser }),
    ...(isFirstPurchaseOnly ? [t('admin-coupons:firstOnly')] : []),
  ]
}

function planNames(plans: AdminCoupon['plans'], t: Translate): string {
  return plans.map((plan) => t(`admin-users:user.plans.${plan}`)).join(t('admin-audit:listSeparator'))
}

/** Posts to the list's present URL, so that the same list is shown again. */
function CouponStateCell({ coupon: { code, state } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-coupons')
  const { pathname, search } = useLocation()
  const to = state === 'disabled' ? 'enabled' : 'disabled'
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      className="flex items-center gap-x-3 max-md:justify-end"
    >
      <Badge variant={badges[state]}>{t(`filters.${state}`)}</Badge>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="intent" value="change" />
      {state === 'over' ? null : (
        <Button
          type="submit"
          name="to"
          value={to}
          variant="outline"
          size="sm"
          aria-label={t(`press.${to}Named`, { code })}
        >
          {t(`press.${to}`)}
        </Button>
      )}
    </Form>
  )
}

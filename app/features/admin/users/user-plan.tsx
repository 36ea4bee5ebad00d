import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'

/** From contract/billing/benefits.ts. */
const benefits = [
  ['resumes', '1'],
  ['downloads', '2'],
  ['answers', '3'],
  ['points', '6'],
] as const

/** The user's present plan, what is left, and what follows. */
export function UserPlan({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users')
  const { formatDate: day } = useFormatters()
  const [currentSpan, ...upcomingSpans] = user.membership.spans
  const formatBenefit = (value: number | undefined) =>
    value === -1 ? t('user.unlimited') : String(value ?? 0)
  const items = benefits.map(([name, id]) => {
    const all = user.allowance[id]
    const left = user.benefits[id]
    const value =
      all === -1
        ? t('user.unlimited')
        : t('user.left', { left: formatBenefit(left), all: formatBenefit(all) })
    return [t(`user.benefits.${name}`), value] as const
  })
  return (
    <AdminSection title={t('user.plan')}>
      <AdminDescriptionList
        items={[
          [
            t('plan'),
            currentSpan
              ? `${t(`user.plans.${user.plan}`)} ${t('user.until', { day: day(currentSpan.to) })}`
              : t(`user.plans.${user.plan}`),
          ],
          ...upcomingSpans.map(
            ({ plan, from, to }) =>
              [
                t('user.coming'),
                t('user.span', { plan: t(`user.plans.${plan}`), from: day(from), to: day(to) }),
              ] as const,
          ),
          ...items,
          [t('user.resumes'), t('user.resumeCount', user.resumes)],
        ]}
      />
    </AdminSection>
  )
}

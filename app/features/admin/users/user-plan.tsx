import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

/** Ids of contract/billing/benefits.ts. */
const benefits = [
  ['resumes', '1'],
  ['downloads', '2'],
  ['answers', '3'],
  ['points', '6'],
] as const

/** What somebody has now, what is left of it, and what follows. */
export function UserPlan({ user }: { user: AdminUserDetails }) {
  const { user: texts, users } = useAdminTexts()
  const { formatDate: day } = useFormatters()
  const [currentSpan, ...upcomingSpans] = user.membership.spans
  const formatBenefit = (value: number | undefined) => (value === -1 ? texts.unlimited : String(value ?? 0))
  const items = benefits.map(([name, id]) => {
    const all = user.allowance[id]
    const left = user.benefits[id]
    const value =
      all === -1
        ? texts.unlimited
        : interpolate(texts.left, { left: formatBenefit(left), all: formatBenefit(all) })
    return [texts.benefits[name], value] as const
  })
  return (
    <AdminSection title={texts.plan}>
      <AdminDescriptionList
        items={[
          [
            users.plan,
            currentSpan
              ? `${texts.plans[user.plan]} ${interpolate(texts.until, { day: day(currentSpan.to) })}`
              : texts.plans[user.plan],
          ],
          ...upcomingSpans.map(
            ({ plan, from, to }) =>
              [
                texts.coming,
                interpolate(texts.span, { plan: texts.plans[plan], from: day(from), to: day(to) }),
              ] as const,
          ),
          ...items,
          [texts.resumes, interpolate(texts.resumeCount, user.resumes)],
        ]}
      />
    </AdminSection>
  )
}

import { Form } from '@remix-run/react'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

type UserDetailsProps = { user: AdminUserDetails; phone: string | null | undefined }

/** Who somebody is. `phone`: the whole one, once it was asked for. */
export function UserDetails({ user, phone }: UserDetailsProps) {
  const { user: texts, users } = useAdminTexts()
  const { formatDate, formatDateTime } = useFormatters()
  const { disabledAt, closesAt } = user
  const details =
    user.phone === null ? (
      users.noPhone
    ) : phone ? (
      <output aria-live="polite">{phone}</output>
    ) : (
      <Form
        method="post"
        action={`/admin/users/${user.id}`}
        preventScrollReset
        className="flex items-center gap-2"
      >
        {user.phone}
        <Button type="submit" name="intent" value="reveal" variant="secondary" size="sm">
          {texts.reveal}
        </Button>
      </Form>
    )
  return (
    <AdminSection title={users.name}>
      <AdminDescriptionList
        items={[
          [users.phone, details],
          [texts.weixin, user.weixin ? texts.bound : texts.unbound],
          [texts.id, user.id],
          [texts.inviteCode, user.invitations.inviteCode],
          [users.created, formatDateTime(user.createdAt)],
          [users.seen, user.seenAt === 0 ? users.never : formatDate(user.seenAt)],
          ...(disabledAt === null ? [] : [[texts.disabledAt, formatDateTime(disabledAt)] as const]),
          ...(closesAt === null ? [] : [[texts.closesAt, formatDateTime(closesAt)] as const]),
        ]}
      />
    </AdminSection>
  )
}

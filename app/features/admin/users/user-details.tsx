import { useTranslation } from 'react-i18next'
import { Form } from '@remix-run/react'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'

type UserDetailsProps = { user: AdminUserDetails; phone: string | null | undefined }

/** Who the user is. `phone`: the full number, once requested. */
export function UserDetails({ user, phone }: UserDetailsProps) {
  const { t } = useTranslation('admin-users')
  const { formatDate, formatDateTime } = useFormatters()
  const { disabledAt, closesAt } = user
  const details =
    user.phone === null ? (
      t('noPhone')
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
          {t('user.reveal')}
        </Button>
      </Form>
    )
  return (
    <AdminSection title={t('name')}>
      <AdminDescriptionList
        items={[
          [t('phone'), details],
          [t('user.weixin'), user.weixin ? t('user.bound') : t('user.unbound')],
          [t('user.id'), user.id],
          [t('user.inviteCode'), user.invitations.inviteCode],
          [t('created'), formatDateTime(user.createdAt)],
          [t('seen'), user.seenAt === 0 ? t('never') : formatDate(user.seenAt)],
          ...(disabledAt === null ? [] : [[t('user.disabledAt'), formatDateTime(disabledAt)] as const]),
          ...(closesAt === null ? [] : [[t('user.closesAt'), formatDateTime(closesAt)] as const]),
        ]}
      />
    </AdminSection>
  )
}

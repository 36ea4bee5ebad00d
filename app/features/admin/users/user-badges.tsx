import { Badge } from '#app/components/ui/badge'
import type { AdminUser } from '#contract/admin/admin-user'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

type AccountStatus = Pick<AdminUser, 'admin' | 'disabledAt' | 'closesAt'>

/** What is out of the ordinary with an account. */
export function UserBadges({ user: { admin, disabledAt, closesAt } }: { user: AccountStatus }) {
  const { users } = useAdminTexts()
  return (
    <>
      {admin ? <Badge variant="highlight">{users.admin}</Badge> : null}
      {disabledAt === null ? null : <Badge variant="destructive">{users.disabled}</Badge>}
      {closesAt === null ? null : <Badge variant="warning">{users.closing}</Badge>}
    </>
  )
}

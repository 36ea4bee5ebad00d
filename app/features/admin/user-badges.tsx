import { Badge } from '#app/components/ui/badge'
import type { AdminUser } from '#contract/admin-user'
import { useDesk } from './use-desk'

type Standing = Pick<AdminUser, 'admin' | 'disabledAt' | 'closesAt'>

/** What is out of the ordinary with an account. */
export function UserBadges({ user: { admin, disabledAt, closesAt } }: { user: Standing }) {
  const { users } = useDesk()
  return (
    <>
      {admin ? <Badge variant="highlight">{users.admin}</Badge> : null}
      {disabledAt === null ? null : <Badge variant="destructive">{users.disabled}</Badge>}
      {closesAt === null ? null : <Badge variant="warning">{users.closing}</Badge>}
    </>
  )
}

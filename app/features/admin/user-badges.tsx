import { Badge } from '#app/components/ui/badge'
import type { AdminUser } from '#contract/admin-user'
import { useDesk } from './use-desk'

type Standing = Pick<AdminUser, 'admin' | 'disabledAt' | 'closesAt'>

/** What is out of the ordinary with an account. */
export function UserBadges({ user: { admin, disabledAt, closesAt } }: { user: Standing }) {
  const { users } = useDesk()
  return (
    <>
      {admin ? <Badge look="accent">{users.admin}</Badge> : null}
      {disabledAt === null ? null : <Badge look="danger">{users.disabled}</Badge>}
      {closesAt === null ? null : <Badge look="warn">{users.closing}</Badge>}
    </>
  )
}

import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormats } from '#app/components/use-formats'
import type { AdminUser } from '#contract/admin-user'
import { DeskHeading } from './desk-heading'
import { ListBody } from './list-body'
import type { Column } from './list-table'
import type { ListView } from './list.server'
import { useDesk } from './use-desk'
import { UserBadges } from './user-badges'

const path = '/admin/users'

export function UsersPage({ view }: { view: ListView<AdminUser> }) {
  const { users, user } = useDesk()
  const { day } = useFormats()
  const columns: Column<AdminUser>[] = [
    {
      title: users.name,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link to={`${path}/${row.id}`} className="font-medium break-all text-primary hover:underline">
            {row.nickname}
          </Link>
          <UserBadges user={row} />
        </span>
      ),
    },
    {
      title: users.phone,
      cell: ({ phone }) => (
        <span className="tabular-nums">
          {phone ?? <span className="text-subtle-foreground">{users.noPhone}</span>}
        </span>
      ),
    },
    {
      title: users.plan,
      cell: ({ plan }) => <Badge variant={plan === '01' ? 'secondary' : 'premium'}>{user.plans[plan]}</Badge>,
    },
    {
      title: users.created,
      sort: 'created',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{day(createdAt)}</span>,
    },
    {
      title: users.seen,
      sort: 'seen',
      cell: ({ seenAt }) => (
        <span className="whitespace-nowrap tabular-nums">{seenAt === 0 ? users.never : day(seenAt)}</span>
      ),
    },
  ]
  return (
    <>
      <DeskHeading title={users.title} lead={users.lead} />
      <ListBody
        label={users.title}
        path={path}
        list="users"
        view={view}
        searchHint={users.searchHint}
        filters={users.filters}
        firstSort="created"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  )
}

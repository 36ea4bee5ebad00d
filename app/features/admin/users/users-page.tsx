import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUser } from '#contract/admin/admin-user'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'
import { UserBadges } from './user-badges'

const path = '/admin/users'

export function UsersPage({ view }: { view: ListView<AdminUser> }) {
  const { users, user } = useAdminTexts()
  const { formatDate } = useFormatters()
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
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>
      ),
    },
    {
      title: users.seen,
      sort: 'seen',
      cell: ({ seenAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {seenAt === 0 ? users.never : formatDate(seenAt)}
        </span>
      ),
    },
  ]
  return (
    <>
      <AdminHeading title={users.title} lead={users.lead} />
      <AdminList
        label={users.title}
        path={path}
        exportName="users"
        view={view}
        searchHint={users.searchHint}
        filters={users.filters}
        defaultSort="created"
        columns={columns}
        getRowKey={({ id }) => id}
      />
    </>
  )
}

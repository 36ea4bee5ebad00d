import { Link } from '@remix-run/react'
import { Users } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { UserBadges } from './user-badges'

export const usersList = defineAdminList('listUsersAsAdmin', {
  path: '/admin/users',
  icon: Users,
  exportName: 'users',
  defaultSort: 'created',
  texts: ({ users }) => users,
  columns: ({ users, user }) => [
    { title: user.id, value: ({ id }) => id, isCsvOnly: true },
    {
      title: users.name,
      value: ({ nickname }) => nickname,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link to={`/admin/users/${row.id}`} className="font-medium break-all text-primary hover:underline">
            {row.nickname}
          </Link>
          <UserBadges user={row} />
        </span>
      ),
    },
    {
      title: users.phone,
      value: ({ phone }) => phone,
      cell: ({ phone }) => (
        <span className="tabular-nums">
          {phone ?? <span className="text-subtle-foreground">{users.noPhone}</span>}
        </span>
      ),
    },
    {
      title: users.plan,
      value: ({ plan }) => user.plans[plan],
      cell: ({ plan }) => <Badge variant={plan === '01' ? 'secondary' : 'premium'}>{user.plans[plan]}</Badge>,
    },
    { title: users.admin, value: ({ admin }) => admin, isCsvOnly: true },
    { title: users.created, value: ({ createdAt }) => createdAt, format: 'date', sort: 'created' },
    {
      title: users.seen,
      value: ({ seenAt }) => seenAt || null,
      format: 'date',
      emptyText: users.never,
      sort: 'seen',
    },
    { title: users.disabled, value: ({ disabledAt }) => disabledAt, format: 'date', isCsvOnly: true },
    { title: users.closing, value: ({ closesAt }) => closesAt, format: 'date', isCsvOnly: true },
  ],
  getRowKey: ({ id }) => id,
})

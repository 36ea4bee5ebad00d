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
  texts: (t) => ({
    title: t('admin-users:title'),
    lead: t('admin-users:lead'),
    searchHint: t('admin-users:searchHint'),
    filters: t('admin-users:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    { title: t('admin-users:user.id'), value: ({ id }) => id, isCsvOnly: true },
    {
      title: t('admin-users:name'),
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
      title: t('admin-users:phone'),
      value: ({ phone }) => phone,
      cell: ({ phone }) => (
        <span className="tabular-nums">
          {phone ?? <span className="text-subtle-foreground">{t('admin-users:noPhone')}</span>}
        </span>
      ),
    },
    {
      title: t('admin-users:plan'),
      value: ({ plan }) => t(`admin-users:user.plans.${plan}`),
      cell: ({ plan }) => (
        <Badge variant={plan === '01' ? 'secondary' : 'premium'}>{t(`admin-users:user.plans.${plan}`)}</Badge>
      ),
    },
    { title: t('admin-users:admin'), value: ({ admin }) => admin, isCsvOnly: true },
    { title: t('admin-users:created'), value: ({ createdAt }) => createdAt, format: 'date', sort: 'created' },
    {
      title: t('admin-users:seen'),
      value: ({ seenAt }) => seenAt || null,
      format: 'date',
      emptyText: t('admin-users:never'),
      sort: 'seen',
    },
    {
      title: t('admin-users:disabled'),
      value: ({ disabledAt }) => disabledAt,
      format: 'date',
      isCsvOnly: true,
    },
    { title: t('admin-users:closing'), value: ({ closesAt }) => closesAt, format: 'date', isCsvOnly: true },
  ],
  getRowKey: ({ id }) => id,
})

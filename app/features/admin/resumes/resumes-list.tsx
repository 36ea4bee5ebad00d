import { Link } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { OwnerLink } from '#app/features/admin/owner-link'

/** All resumes by owner and title. */
export const resumesList = defineAdminList('listResumesAsAdmin', {
  path: '/admin/resumes',
  icon: FileText,
  exportName: 'resumes',
  defaultSort: 'updated',
  texts: (t) => ({
    title: t('admin-resumes:title'),
    lead: t('admin-resumes:lead'),
    searchHint: t('admin-resumes:searchHint'),
    filters: t('admin-resumes:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    { title: t('admin-resumes:id'), value: ({ id }) => id, isCsvOnly: true },
    {
      title: t('admin-resumes:name'),
      value: ({ title }) => title,
      cell: ({ id, title, deletedAt }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link
            to={`/admin/resume-view?resume=${id}`}
            className="font-medium break-all text-primary hover:underline"
          >
            {title}
          </Link>
          {deletedAt === null ? null : <Badge variant="warning">{t('admin-resumes:binned')}</Badge>}
        </span>
      ),
    },
    { title: t('admin-users:user.id'), value: ({ owner }) => owner.id, isCsvOnly: true },
    {
      title: t('admin-resumes:owner'),
      value: ({ owner }) => owner.nickname,
      cell: ({ owner }) => <OwnerLink owner={owner} />,
    },
    { title: t('admin-users:phone'), value: ({ owner }) => owner.phone, isCsvOnly: true },
    {
      title: t('admin-resumes:template'),
      value: ({ template }) => template,
      cell: ({ template }) => <span className="text-muted-foreground">{template.split('@')[0]}</span>,
    },
    { title: t('admin-resumes:revision'), value: ({ revision }) => revision, isCsvOnly: true },
    {
      title: t('admin-resumes:updated'),
      value: ({ updatedAt }) => updatedAt,
      format: 'dateTime',
      sort: 'updated',
    },
    { title: t('admin-resumes:created'), value: ({ createdAt }) => createdAt, format: 'date' },
    {
      title: t('admin-resumes:binned'),
      value: ({ deletedAt }) => deletedAt,
      format: 'date',
      isCsvOnly: true,
    },
  ],
  getRowKey: ({ id }) => id,
})

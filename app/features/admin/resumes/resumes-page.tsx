import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminResume } from '#contract/admin/admin-resume'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { OwnerLink } from '#app/features/admin/owner-link'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

const path = '/admin/resumes'

/** Everybody's resumes by whose they are and what they are called. */
export function ResumesPage({ view }: { view: ListView<AdminResume> }) {
  const { resumes } = useAdminTexts()
  const { formatDate, formatDateTime } = useFormatters()
  const columns: Column<AdminResume>[] = [
    {
      title: resumes.name,
      cell: ({ id, title, deletedAt }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link
            to={`/admin/resume-view?resume=${id}`}
            className="font-medium break-all text-primary hover:underline"
          >
            {title}
          </Link>
          {deletedAt === null ? null : <Badge variant="warning">{resumes.binned}</Badge>}
        </span>
      ),
    },
    {
      title: resumes.owner,
      cell: ({ owner }) => <OwnerLink owner={owner} />,
    },
    {
      title: resumes.template,
      cell: ({ template }) => <span className="text-muted-foreground">{template.split('@')[0]}</span>,
    },
    {
      title: resumes.updated,
      sort: 'updated',
      cell: ({ updatedAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(updatedAt)}</span>
      ),
    },
    {
      title: resumes.created,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>
      ),
    },
  ]
  return (
    <>
      <AdminHeading title={resumes.title} lead={resumes.lead} />
      <AdminList
        label={resumes.title}
        path={path}
        exportName="resumes"
        view={view}
        searchHint={resumes.searchHint}
        filters={resumes.filters}
        defaultSort="updated"
        columns={columns}
        getRowKey={({ id }) => id}
      />
    </>
  )
}

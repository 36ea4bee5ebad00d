import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminChat } from '#contract/admin/admin-chat'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { OwnerLink } from '#app/features/admin/owner-link'
import { TokenUsage } from './token-usage'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

const path = '/admin/ai-chat-sessions'

/** Everybody's talks with the assistant by whose they are and what they took; not a word of them. */
export function ChatsPage({ view }: { view: ListView<AdminChat> }) {
  const { chats } = useAdminTexts()
  const { formatDateTime, formatNumber } = useFormatters()
  const columns: Column<AdminChat>[] = [
    {
      title: chats.id,
      cell: ({ id, flagged, resumeId }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link to={`${path}/${id}`} className="font-mono break-all text-primary hover:underline">
            {id}
          </Link>
          {resumeId === null ? null : <Badge variant="info">{chats.proposals}</Badge>}
          {flagged ? <Badge variant="destructive">{chats.flagged}</Badge> : null}
        </span>
      ),
    },
    { title: chats.owner, cell: ({ owner }) => <OwnerLink owner={owner} /> },
    {
      title: chats.questions,
      numeric: true,
      cell: ({ questions, failures }) => (
        <span className="max-md:text-right">
          {formatNumber(questions)}
          {failures > 0 ? (
            <span className="block text-xs whitespace-nowrap text-destructive">
              {interpolate(chats.failed, { count: formatNumber(failures) })}
            </span>
          ) : null}
        </span>
      ),
    },
    { title: chats.points, numeric: true, cell: ({ points }) => formatNumber(points) },
    { title: chats.tokens, numeric: true, cell: (row) => <TokenUsage usage={row} /> },
    {
      title: chats.updated,
      sort: 'updated',
      cell: ({ updatedAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(updatedAt)}</span>
      ),
    },
    {
      title: chats.created,
      sort: 'created',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(createdAt)}</span>
      ),
    },
  ]
  return (
    <>
      <AdminHeading title={chats.title} lead={chats.lead} />
      <AdminList
        label={chats.title}
        path={path}
        exportName="chats"
        view={view}
        searchHint={chats.searchHint}
        filters={chats.filters}
        defaultSort="updated"
        columns={columns}
        getRowKey={({ id }) => id}
      />
    </>
  )
}

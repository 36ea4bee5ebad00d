import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormats } from '#app/components/use-formats'
import type { AdminChat } from '#contract/admin-chat'
import { DeskHeading } from './desk-heading'
import { ListBody } from './list-body'
import type { Column } from './list-table'
import type { ListView } from './list.server'
import { OwnerLink } from './owner-link'
import { TokensUsed } from './tokens-used'
import { filled, useDesk } from './use-desk'

const path = '/admin/ai-chat-sessions'

/** Everybody's talks with the assistant by whose they are and what they took; not a word of them. */
export function ChatsPage({ view }: { view: ListView<AdminChat> }) {
  const { chats } = useDesk()
  const { moment, number } = useFormats()
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
          {number(questions)}
          {failures > 0 ? (
            <span className="block text-xs whitespace-nowrap text-destructive">
              {filled(chats.failed, { count: number(failures) })}
            </span>
          ) : null}
        </span>
      ),
    },
    { title: chats.points, numeric: true, cell: ({ points }) => number(points) },
    { title: chats.tokens, numeric: true, cell: (row) => <TokensUsed used={row} /> },
    {
      title: chats.updated,
      sort: 'updated',
      cell: ({ updatedAt }) => <span className="whitespace-nowrap tabular-nums">{moment(updatedAt)}</span>,
    },
    {
      title: chats.created,
      sort: 'created',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{moment(createdAt)}</span>,
    },
  ]
  return (
    <>
      <DeskHeading title={chats.title} lead={chats.lead} />
      <ListBody
        label={chats.title}
        path={path}
        list="chats"
        view={view}
        searchHint={chats.searchHint}
        filters={chats.filters}
        firstSort="updated"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  )
}

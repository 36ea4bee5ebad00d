import { Link } from '@remix-run/react'
import { MessagesSquare } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { OwnerLink } from '#app/features/admin/owner-link'
import { interpolate } from '#app/features/admin/use-admin-texts'
import { TokenUsage } from './token-usage'

const path = '/admin/ai-chat-sessions'

/** Everybody's talks with the assistant by whose they are and what they took; not a word of them. */
export const chatsList = defineAdminList('listChatsAsAdmin', {
  path,
  icon: MessagesSquare,
  exportName: 'chats',
  defaultSort: 'updated',
  texts: ({ chats }) => chats,
  columns: ({ chats, user, users }) => [
    {
      title: chats.id,
      value: ({ id }) => id,
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
    { title: user.id, value: ({ owner }) => owner.id, isCsvOnly: true },
    {
      title: chats.owner,
      value: ({ owner }) => owner.nickname,
      cell: ({ owner }) => <OwnerLink owner={owner} />,
    },
    { title: users.phone, value: ({ owner }) => owner.phone, isCsvOnly: true },
    {
      title: chats.questions,
      value: ({ questions }) => questions,
      format: 'number',
      cell: ({ questions, failures }, { formatNumber }) => (
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
    { title: chats.failures, value: ({ failures }) => failures, isCsvOnly: true },
    { title: chats.points, value: ({ points }) => points, format: 'number' },
    { title: chats.tokens, format: 'number', cell: (row) => <TokenUsage usage={row} /> },
    { title: chats.tokensIn, value: ({ tokensIn }) => tokensIn, isCsvOnly: true },
    { title: chats.tokensOut, value: ({ tokensOut }) => tokensOut, isCsvOnly: true },
    { title: chats.proposals, value: ({ resumeId }) => resumeId !== null, isCsvOnly: true },
    { title: chats.flagged, value: ({ flagged }) => flagged, isCsvOnly: true },
    { title: chats.updated, value: ({ updatedAt }) => updatedAt, format: 'dateTime', sort: 'updated' },
    { title: chats.created, value: ({ createdAt }) => createdAt, format: 'dateTime', sort: 'created' },
  ],
  getRowKey: ({ id }) => id,
})

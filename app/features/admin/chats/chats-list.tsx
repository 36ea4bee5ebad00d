import { Link } from '@remix-run/react'
import { MessagesSquare } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { OwnerLink } from '#app/features/admin/owner-link'
import { TokenUsage } from './token-usage'

const path = '/admin/ai-chat-sessions'

/** All chats with the assistant by owner and usage, without their content. */
export const chatsList = defineAdminList('listChatsAsAdmin', {
  path,
  icon: MessagesSquare,
  exportName: 'chats',
  defaultSort: 'updated',
  texts: (t) => ({
    title: t('admin-chats:title'),
    lead: t('admin-chats:lead'),
    searchHint: t('admin-chats:searchHint'),
    filters: t('admin-chats:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    {
      title: t('admin-chats:id'),
      value: ({ id }) => id,
      cell: ({ id, flagged, resumeId }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <Link to={`${path}/${id}`} className="font-mono break-all text-primary hover:underline">
            {id}
          </Link>
          {resumeId === null ? null : <Badge variant="info">{t('admin-chats:proposals')}</Badge>}
          {flagged ? <Badge variant="destructive">{t('admin-chats:flagged')}</Badge> : null}
        </span>
      ),
    },
    { title: t('admin-users:user.id'), value: ({ owner }) => owner.id, isCsvOnly: true },
    {
      title: t('admin-chats:owner'),
      value: ({ owner }) => owner.nickname,
      cell: ({ owner }) => <OwnerLink owner={owner} />,
    },
    { title: t('admin-users:phone'), value: ({ owner }) => owner.phone, isCsvOnly: true },
    {
      title: t('admin-chats:questions'),
      value: ({ questions }) => questions,
      format: 'number',
      cell: ({ questions, failures }, { formatNumber }) => (
        <span className="max-md:text-right">
          {formatNumber(questions)}
          {failures > 0 ? (
            <span className="block text-xs whitespace-nowrap text-destructive">
              {t('admin-chats:failed', { number: formatNumber(failures) })}
            </span>
          ) : null}
        </span>
      ),
    },
    { title: t('admin-chats:failures'), value: ({ failures }) => failures, isCsvOnly: true },
    { title: t('admin-chats:points'), value: ({ points }) => points, format: 'number' },
    { title: t('admin-chats:tokens'), format: 'number', cell: (row) => <TokenUsage usage={row} /> },
    { title: t('admin-chats:tokensIn'), value: ({ tokensIn }) => tokensIn, isCsvOnly: true },
    { title: t('admin-chats:tokensOut'), value: ({ tokensOut }) => tokensOut, isCsvOnly: true },
    { title: t('admin-chats:proposals'), value: ({ resumeId }) => resumeId !== null, isCsvOnly: true },
    { title: t('admin-chats:flagged'), value: ({ flagged }) => flagged, isCsvOnly: true },
    {
      title: t('admin-chats:updated'),
      value: ({ updatedAt }) => updatedAt,
      format: 'dateTime',
      sort: 'updated',
    },
    {
      title: t('admin-chats:created'),
      value: ({ createdAt }) => createdAt,
      format: 'dateTime',
      sort: 'created',
    },
  ],
  getRowKey: ({ id }) => id,
})

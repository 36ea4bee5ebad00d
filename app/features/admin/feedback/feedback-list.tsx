import { useTranslation } from 'react-i18next'
import { Form, useLocation } from '@remix-run/react'
import { MessageCircleQuestion } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminFeedback } from '#contract/feedback/feedback'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { OwnerLink } from '#app/features/admin/owner-link'

/** Messages from users, by default the open ones; each can be marked as answered in its row. */
export const feedbackList = defineAdminList('listFeedback', {
  path: '/admin/feedback',
  icon: MessageCircleQuestion,
  defaultSort: 'created',
  texts: (t) => ({
    title: t('admin-feedback:title'),
    lead: t('admin-feedback:lead'),
    searchHint: t('admin-feedback:searchHint'),
    none: t('admin-feedback:none'),
    filters: t('admin-feedback:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    {
      title: t('admin-feedback:created'),
      value: ({ createdAt }) => createdAt,
      format: 'dateTime',
      sort: 'created',
    },
    {
      title: t('admin-feedback:topic'),
      cell: ({ topic }) => <Badge variant="info">{t(`admin-feedback:topics.${topic}`)}</Badge>,
    },
    {
      title: t('admin-feedback:message'),
      cell: ({ message, contact }) => (
        <span className="block max-w-md min-w-0 max-md:text-right">
          <span className="block [overflow-wrap:anywhere] whitespace-pre-wrap">{message}</span>
          {contact ? (
            <span className="mt-1 block text-xs [overflow-wrap:anywhere] text-muted-foreground">
              {t('admin-feedback:contact')} {contact}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: t('admin-feedback:owner'),
      cell: ({ owner }) =>
        owner ? (
          <OwnerLink owner={owner} />
        ) : (
          <span className="text-subtle-foreground">{t('admin-feedback:guest')}</span>
        ),
    },
    { title: t('admin-feedback:state'), cell: (row) => <MarkForm row={row} /> },
  ],
  getRowKey: ({ id }) => id,
})

/** Posts to the list's present URL, so that the same list is shown again. */
function MarkForm({ row: { id, answeredAt } }: { row: AdminFeedback }) {
  const { t } = useTranslation('admin-feedback')
  const { formatDateTime } = useFormatters()
  const { pathname, search } = useLocation()
  const nextState = answeredAt === null ? 'answered' : 'open'
  return (
    <Form method="post" action={pathname + search} preventScrollReset className="max-md:text-right">
      <input type="hidden" name="id" value={id} />
      {answeredAt === null ? null : (
        <span className="mb-1 block text-xs whitespace-nowrap text-muted-foreground tabular-nums">
          {t('answered')} {formatDateTime(answeredAt)}
        </span>
      )}
      <Button type="submit" name="to" value={nextState} variant="outline" size="sm">
        {t(`mark.${nextState}`)}
      </Button>
    </Form>
  )
}

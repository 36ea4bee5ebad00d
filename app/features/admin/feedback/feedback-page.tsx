import { Form } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminFeedback } from '#contract/feedback/feedback'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import { ListError } from '#app/features/admin/lists/list-error'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { OwnerLink } from '#app/features/admin/owner-link'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

type FeedbackPageProps = {
  view: ListView<AdminFeedback>
  /** The list as it is asked for now, to come back to after a press. */
  listUrl: string
  problem: string | undefined
}

/** Messages that people sent, the open ones first to be seen; each is marked here once it is dealt with. */
export function FeedbackPage({ view, listUrl, problem }: FeedbackPageProps) {
  const { feedback } = useAdminTexts()
  const { formatDateTime } = useFormatters()
  const columns: Column<AdminFeedback>[] = [
    {
      title: feedback.created,
      sort: 'created',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(createdAt)}</span>
      ),
    },
    {
      title: feedback.topic,
      cell: ({ topic }) => <Badge variant="info">{feedback.topics[topic]}</Badge>,
    },
    {
      title: feedback.message,
      cell: ({ message, contact }) => (
        <span className="block max-w-md min-w-0 max-md:text-right">
          <span className="block [overflow-wrap:anywhere] whitespace-pre-wrap">{message}</span>
          {contact ? (
            <span className="mt-1 block text-xs [overflow-wrap:anywhere] text-muted-foreground">
              {feedback.contact} {contact}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: feedback.owner,
      cell: ({ owner }) =>
        owner ? (
          <OwnerLink owner={owner} />
        ) : (
          <span className="text-subtle-foreground">{feedback.guest}</span>
        ),
    },
    { title: feedback.state, cell: (row) => <MarkForm row={row} listUrl={listUrl} /> },
  ]
  return (
    <>
      <AdminHeading title={feedback.title} lead={feedback.lead} />
      <ListError message={problem ?? null} />
      <AdminList
        label={feedback.title}
        path="/admin/feedback"
        view={view}
        searchHint={feedback.searchHint}
        filters={feedback.filters}
        defaultSort="created"
        columns={columns}
        getRowKey={({ id }) => id}
        emptyText={feedback.none}
      />
    </>
  )
}

function MarkForm({ row: { id, answeredAt }, listUrl }: { row: AdminFeedback; listUrl: string }) {
  const { feedback } = useAdminTexts()
  const { formatDateTime } = useFormatters()
  const nextState = answeredAt === null ? 'answered' : 'open'
  return (
    <Form method="post" action={listUrl} preventScrollReset className="max-md:text-right">
      <input type="hidden" name="id" value={id} />
      {answeredAt === null ? null : (
        <span className="mb-1 block text-xs whitespace-nowrap text-muted-foreground tabular-nums">
          {feedback.answered} {formatDateTime(answeredAt)}
        </span>
      )}
      <Button type="submit" name="to" value={nextState} variant="outline" size="sm">
        {feedback.mark[nextState]}
      </Button>
    </Form>
  )
}

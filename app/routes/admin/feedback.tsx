import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { feedbackList } from '#app/features/admin/feedback/feedback-list'
import { AdminListPage } from '#app/features/admin/lists/admin-list-page'
import { loadListPage } from '#app/features/admin/lists/load-list.server'
import { actionResponse, submitCall } from '#app/features/admin/action-result.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-feedback'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, feedbackList)
}

/** Marks a message, and shows the list again with the same parameters. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const refused = await submitCall(api, 'markFeedback', await args.request.formData(), session)
  return actionResponse(session, refused, `/admin/feedback${new URL(args.request.url).search}`)
}

export default function AdminFeedback() {
  const { view } = useLoaderData<typeof loader>()
  return <AdminListPage list={feedbackList} view={view} result={useActionData<typeof action>()} />
}

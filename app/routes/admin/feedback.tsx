import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { adminTexts } from '#app/features/admin/desk-texts.server'
import { FeedbackPage } from '#app/features/admin/feedback-page'
import { loadFeedback, markFeedback } from '#app/features/admin/feedback.server'
import { loadListPage } from '#app/features/admin/list-page.server'
import { actionResponse } from '#app/features/admin/press.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadFeedback, ({ feedback }) => feedback.title)
}

/** Marks a message, and shows the list again as it was asked for. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const problem = await markFeedback(api, await args.request.formData(), adminTexts(session.language))
  return actionResponse(session, problem, `/admin/feedback${new URL(args.request.url).search}`)
}

export default function AdminFeedback() {
  const { pathname, search } = useLocation()
  return (
    <FeedbackPage
      view={useLoaderData<typeof loader>().view}
      listUrl={pathname + search}
      problem={useActionData<typeof action>()?.problem}
    />
  )
}

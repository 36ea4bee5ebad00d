import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chargeAndServe } from '#app/features/download/charge-download.server'
import { createDownloadLink } from '#app/features/download/create-download-link.server'
import { readPostedSource } from '#app/features/download/read-posted-source.server'
import { requireUser } from '#app/session/require-user.server'

/** Only a POST creates a link. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/resume/download${new URL(request.url).search}`)
}

/** Creates a link for seven days. It contains the file, so it needs a login and is charged like a file. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const source = await readPostedSource(context.api, context.session.drafts, request)
  return chargeAndServe(context.api, source, () => createDownloadLink(context, source))
}

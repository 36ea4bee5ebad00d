import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chargeAndServe } from '#app/features/download/charged-file.server'
import { redirectToHandoff } from '#app/features/download/handoff.server'
import { readPostedSource } from '#app/features/download/posted-resume.server'
import { requireUser } from '#app/session/guard.server'

/** A link is made by a press alone. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/resume/download${new URL(request.url).search}`)
}

/** Makes a one-time link. It carries the file, so it needs a login and is charged as files are. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const source = await readPostedSource(context.api, context.session.drafts, request)
  const { resume } = source
  if (!resume) return new Response(null, { status: 404 })
  return chargeAndServe(context.api, source, () => redirectToHandoff(context, resume))
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { fileOf, orGone, readFileKind } from '#app/features/download/download.server'
import { readPostedResume } from '#app/features/download/posted-resume.server'

/** A server-kept draft as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = context.visit.drafts.find(new URL(request.url).searchParams.get('draft') ?? '')
  const kind = readFileKind(params.kind ?? '')
  const draft = key && (await orGone(context.upstream.call('readDraft', key)))
  return draft && kind ? fileOf(context, draft.resume, kind) : new Response(null, { status: 404 })
}

/** A draft of the person's device as a file: its document comes in the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const kind = readFileKind(params.kind ?? '')
  const resume = await readPostedResume(request)
  if (!resume) return new Response(null, { status: 422 })
  return kind ? fileOf(context, resume, kind) : new Response(null, { status: 404 })
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { fileOf, findSource, readFileKind } from '#app/features/download/download.server'
import { readPostedResume } from '#app/features/download/posted-resume.server'
import { requireUser } from '#app/visit/guard.server'

/** One of the person's own resumes as a file, or a server-kept draft. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const kind = readFileKind(params.kind ?? '')
  const query = new URL(request.url).searchParams
  const { resume } = await findSource(context.upstream, context.visit.drafts, query)
  return resume && kind ? fileOf(context, resume, kind) : new Response(null, { status: 404 })
}

/** A draft of the person's device as a file: its document comes in the form. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const kind = readFileKind(args.params.kind ?? '')
  const resume = await readPostedResume(args.request)
  if (!resume) return new Response(null, { status: 422 })
  return kind ? fileOf(args.context, resume, kind) : new Response(null, { status: 404 })
}

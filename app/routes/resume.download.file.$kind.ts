import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chargedFile } from '#app/features/download/charged-file.server'
import { fileOf, readFileKind } from '#app/features/download/download.server'
import { pressedSource } from '#app/features/download/posted-resume.server'
import { requireUser } from '#app/visit/guard.server'

/** A file is taken by a press: what merely follows or fetches the address ahead is shown the page, and charged nothing. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return redirect(`/resume/download${new URL(args.request.url).search}`)
}

/** One of the person's own resumes, a server-kept draft, or the document the form carries, as a file. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const kind = readFileKind(params.kind ?? '')
  const { of, resume } = await pressedSource(context.upstream, context.visit.drafts, request)
  if (!resume || !kind) return new Response(null, { status: 404 })
  return chargedFile(context.upstream, { of, resume }, () => fileOf(context, resume, kind))
}

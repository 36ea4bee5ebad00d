import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chargedFile } from '#app/features/download/charged-file.server'
import { fileOf, readFileKind } from '#app/features/download/download.server'
import { longImage, longImageOf } from '#app/features/download/long-image.server'
import { pressedSource } from '#app/features/download/posted-resume.server'
import { isFree, readFormat, writtenFile } from '#app/features/import-export/written-file.server'
import { requireUser } from '#app/session/guard.server'

/** A file is taken by a press: what merely follows or fetches the address ahead is shown the page, and charged nothing. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return redirect(`/resume/download${new URL(args.request.url).search}`)
}

/** One of the person's own resumes, a server-kept draft, or the document the form carries, as a file. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const { upstream, visit } = context
  const name = params.kind ?? ''
  const kind = readFileKind(name)
  const format = readFormat(name)
  const source = await pressedSource(upstream, visit.drafts, request)
  const { resume } = source
  if (!resume) return new Response(null, { status: 404 })
  if (format && isFree(format)) return writtenFile(upstream, resume, format)
  return chargedFile(upstream, source, () => {
    if (format) return writtenFile(upstream, resume, format)
    if (name === longImage) return longImageOf(context, resume)
    return kind ? fileOf(context, resume, kind) : Promise.resolve(new Response(null, { status: 404 }))
  })
}

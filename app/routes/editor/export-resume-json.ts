import type { LoaderFunctionArgs } from '@remix-run/node'
import { jsonFileOf } from '#app/features/editor/export-json.server'
import { readStored } from '#app/preview/stored-pages.server'
import { requireUser } from '#app/session/guard.server'

/** One of the person's own resumes as JSON. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return jsonFileOf((await readStored(args.context.upstream, args.params.id ?? ''))?.resume)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { jsonFileResponse } from '#app/features/editor/export-json.server'
import { readStoredResume } from '#app/preview/stored-pages.server'
import { requireUser } from '#app/session/guard.server'

/** One of the person's own resumes as JSON. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return jsonFileResponse((await readStoredResume(args.context.api, args.params.id ?? ''))?.resume)
}

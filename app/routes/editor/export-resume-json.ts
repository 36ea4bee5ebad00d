import type { LoaderFunctionArgs } from '@remix-run/node'
import { jsonFileResponse } from '#app/features/editor/toolbar/json-file-response.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns one of the user's resumes as JSON. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return jsonFileResponse((await readStoredResume(args.context.api, args.params.id ?? ''))?.resume)
}

import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/require-user.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { page: { access: 'login' } } satisfies PageHandle

/** Redirects to the list of the user's resumes. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return redirect('/resume/my')
}

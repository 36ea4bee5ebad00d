import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/require-user.server'

/** Everybody's resumes are one address further. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return redirect('/resume/my')
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { adminPageImage } from '#app/features/admin/resumes/resumes.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns one page of any user's resume as an SVG image, for /admin/resume-view. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return adminPageImage(args.request, args.context)
}

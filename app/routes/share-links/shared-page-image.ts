import type { LoaderFunctionArgs } from '@remix-run/node'
import { sharedPageImage } from '#app/features/share/share.server'

/** Returns a page behind a share link as an image, for visitors who may open the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = /^[1-9]\d?$/.test(params.page ?? '') ? Number(params.page) : NaN
  const answer = await sharedPageImage(request, context, context.session.shares, {
    token: params.token ?? '',
    page,
  })
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}

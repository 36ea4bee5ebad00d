import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { sharedPdf } from '#app/features/share/shared-pdf.server'

/** Returns the PDF behind a share link, for visitors who may open the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const answer = await sharedPdf(context, context.session.shares, token)
  // The page says what is wrong: the link is closed, locked, or the file not ready.
  if (!answer.ok)
    throw redirect(`/s/${encodeURIComponent(token)}${answer.status === 404 ? '' : '?busy'}`, 303)
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}

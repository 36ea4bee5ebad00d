import { redirect } from '@remix-run/node'

/** Articles have no page for all kinds: redirects to the first kind. */
export function loader() {
  return redirect('/blogs/list/guide')
}

import { redirect } from '@remix-run/node'

/** Articles have no page of all kinds: the first kind stands for them. */
export function loader() {
  return redirect('/blogs/list/guide')
}

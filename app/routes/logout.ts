import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { logOut } from '#app/visit/leaving.server'

/** Looking is no logging out: links are followed by many. */
export function loader() {
  return redirect('/')
}

export function action({ context: { visit, upstream } }: ActionFunctionArgs) {
  logOut(visit, upstream)
  return redirect('/', 303)
}

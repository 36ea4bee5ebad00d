import type { ActionFunctionArgs } from '@remix-run/node'
import { handleFewerPages } from '#app/preview/find-fewer-pages.server'

/** Returns the change of style that saves the last page of the posted document. */
export function action({ request, context }: ActionFunctionArgs) {
  return handleFewerPages(request, context)
}

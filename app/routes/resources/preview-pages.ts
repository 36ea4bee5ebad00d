import type { ActionFunctionArgs } from '@remix-run/node'
import { handlePreview } from '#app/preview/handle-preview.server'

/** Returns the pages of the posted document that the client lacks. */
export function action({ request, context }: ActionFunctionArgs) {
  return handlePreview(request, context)
}

import type { ActionFunctionArgs } from '@remix-run/node'
import { handlePreview } from '#app/preview/handle-preview.server'

/** The pages of the document in the body, as far as the reader does not have them yet. */
export function action({ request, context }: ActionFunctionArgs) {
  return handlePreview(request, context)
}

import type { ActionFunctionArgs } from '@remix-run/node'
import { answerPreview } from '#app/preview/preview.server'

/** The pages of the document in the body, as far as the reader does not have them yet. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerPreview(request, context)
}

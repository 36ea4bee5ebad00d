import type { ActionFunctionArgs } from '@remix-run/node'
import { handlePdfCheck } from '#app/preview/check-pdf.server'

/** What a machine reads in the PDF of the document in the body. */
export function action({ request, context }: ActionFunctionArgs) {
  return handlePdfCheck(request, context)
}

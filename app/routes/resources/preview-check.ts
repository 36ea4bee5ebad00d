import type { ActionFunctionArgs } from '@remix-run/node'
import { handlePdfCheck } from '#app/preview/check-pdf.server'

/** Returns what a machine reads in the PDF of the posted document. */
export function action({ request, context }: ActionFunctionArgs) {
  return handlePdfCheck(request, context)
}

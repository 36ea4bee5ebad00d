import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveErrorReport } from '#app/features/error-report/receive-error-report.server'

/** Receives the error reports of pages. */
export function action({ request, context }: ActionFunctionArgs) {
  return receiveErrorReport(request, context.api)
}

import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveErrorReport } from '#app/features/error-report/receive-error-report.server'

/** Where pages report what went wrong on them. */
export function action({ request, context }: ActionFunctionArgs) {
  return receiveErrorReport(request, context.api)
}

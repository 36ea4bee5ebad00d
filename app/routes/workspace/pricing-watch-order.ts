import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  paymentStatusResponse,
  streamPaymentStatus,
} from '#app/features/pricing/checkout/payment-status-stream.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns the state of an order, as a stream or once. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const tradeNo = params.tradeNo ?? ''
  const once = new URL(request.url).searchParams.has('once')
  return once
    ? paymentStatusResponse(context.api, tradeNo)
    : streamPaymentStatus(context.api, tradeNo, request.signal)
}

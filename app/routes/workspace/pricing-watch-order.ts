import type { LoaderFunctionArgs } from '@remix-run/node'
import { tellState, watchState } from '#app/features/pricing/watch.server'
import { requireUser } from '#app/session/guard.server'

/** Tells a page how an order goes on: as a stream, or once. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const tradeNo = params.tradeNo ?? ''
  const once = new URL(request.url).searchParams.has('once')
  return once ? tellState(context.upstream, tradeNo) : watchState(context.upstream, tradeNo, request.signal)
}

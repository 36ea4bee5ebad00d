import type { ActionFunctionArgs } from '@remix-run/node'
import { Intent, takeStep } from '#app/features/pricing/pricing.server'

/** The steps of a payment inside WeChat, asked for by the page's scripts around WeChat's own payment sheet. */
export async function action({ request, context: { upstream, log } }: ActionFunctionArgs) {
  const step = Intent.safeParse(await request.json().catch(() => undefined))
  if (!step.success) return Response.json({ problem: 'wakeFailed' }, { status: 400 })
  return Response.json(await takeStep(upstream, step.data, log))
}

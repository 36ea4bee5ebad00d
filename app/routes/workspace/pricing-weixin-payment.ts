import type { ActionFunctionArgs } from '@remix-run/node'
import { PurchaseStep, runPurchaseStep } from '#app/features/pricing/pricing.server'

/** The steps of a payment inside WeChat, requested by scripts around WeChat's own payment sheet. */
export async function action({ request, context: { api, log } }: ActionFunctionArgs) {
  const step = PurchaseStep.safeParse(await request.json().catch(() => undefined))
  if (!step.success) return Response.json({ problem: 'wakeFailed' }, { status: 400 })
  return Response.json(await runPurchaseStep(api, step.data, log))
}

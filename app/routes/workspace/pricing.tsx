import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { beginPurchase, loginToBuy } from '#app/features/pricing/begin-purchase.server'
import { loadPricing } from '#app/features/pricing/load-pricing.server'
import { PricingPage } from '#app/features/pricing/pricing-page'
import { Intent, takeStep } from '#app/features/pricing/pricing.server'
import { purchaseAddress } from '#app/features/pricing/purchase-address'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { safePath } from '#contract/safe-path'
import { ownedPlan } from '#app/session/who.server'
import { publicMeta } from '#app/shell/page-meta'

const { publicOrigin } = settings

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream, log, demo } = context
  const who = await context.who()
  const query = new URL(request.url).searchParams
  const back = safePath(query.get('back'), '')
  if (back) visit.purchase.remember(back)
  const login = who.state === 'guest' ? loginToBuy(query) : undefined
  if (login) throw redirect(login)
  const { t } = i18nFor(visit.language)
  return {
    title: `${t('pricing.title')} · ${t('frame.siteName')}`,
    description: t('pricing.lead'),
    ...(await loadPricing({
      upstream,
      log,
      query,
      owned: ownedPlan(who),
      isUser: who.state === 'user',
      place: visit.device,
      origin: publicOrigin,
      demo,
      goesOnTo: visit.purchase.goesOnTo(),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, upstream, log } = context
  const step = Intent.safeParse(Object.fromEntries(await request.formData()))
  if (!step.success) throw new Response(null, { status: 400 })
  const { intent, productId } = step.data
  if ((await context.who()).state === 'guest') {
    const to = purchaseAddress(productId, step.data.intent === 'buy' ? step.data.price : undefined)
    throw redirect(`/login?${new URLSearchParams({ to })}`, 303)
  }
  const beginRound = () => visit.weixin.begin().secretHash
  const beginning = { ...step.data, place: visit.device, publicOrigin, beginRound }
  const outcome =
    intent === 'buy'
      ? await beginPurchase(upstream, beginning, log)
      : await takeStep(upstream, step.data, log)
  if ('go' in outcome) throw redirect(outcome.go, 303)
  return data(outcome, { status: 'problem' in outcome ? 422 : 200 })
}

/** What was refused may be refused because the plans are others now: they are shown anew. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 422
}

export default function Pricing() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <PricingPage loaded={loaded} posted={posted} />
}

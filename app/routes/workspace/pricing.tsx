import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { PageMain } from '#app/components/page-main'
import { beginPurchase, loginBeforePurchaseUrl } from '#app/features/pricing/checkout/begin-purchase.server'
import { loadPricing } from '#app/features/pricing/load-pricing.server'
import { PricingPage } from '#app/features/pricing/pricing-page'
import { PurchaseStep, runPurchaseStep } from '#app/features/pricing/pricing.server'
import { purchaseUrl } from '#app/features/pricing/checkout/purchase-url'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { currentPlan } from '#app/session/current-user.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['pricing'],
  page: {
    isPublic: true,
    sitemapPriority: 0.6,
    cachedFor: 'everybody',
    cacheParams: ['months'],
    hydrate: 'on-intent-unless-buying',
  },
} satisfies PageHandle

const { publicOrigin } = settings

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, log, demo } = context
  const currentUser = await context.getCurrentUser()
  const query = new URL(request.url).searchParams
  const back = safeRedirectPath(query.get('back'), '')
  if (back) session.purchase.remember(back)
  const login = currentUser.state === 'guest' ? loginBeforePurchaseUrl(query) : undefined
  if (login) throw redirect(login)
  const { t } = i18nFor(session.language)
  return {
    title: `${t('pricing:title')} · ${t('layout:siteName')}`,
    description: t('pricing:lead'),
    ...(await loadPricing({
      api,
      log,
      query,
      ownedPlan: currentPlan(currentUser),
      isUser: currentUser.state === 'user',
      paymentContext: session.device,
      origin: publicOrigin,
      language: session.language,
      demo,
      continueTo: session.purchase.returnPath(),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, api, log } = context
  const step = PurchaseStep.safeParse(Object.fromEntries(await request.formData()))
  if (!step.success) throw new Response(null, { status: 400 })
  const { productId } = step.data
  if ((await context.getCurrentUser()).state === 'guest') {
    const { price, months = 1, coupon } = step.data.intent === 'buy' ? step.data : {}
    const to = purchaseUrl(productId, price, { months, coupon })
    throw redirect(`/login?${new URLSearchParams({ to })}`, 303)
  }
  const startOauth = () => session.weixin.begin().secretHash
  const outcome =
    step.data.intent === 'buy'
      ? await beginPurchase(
          api,
          { ...step.data, paymentContext: session.device, publicOrigin, startOauth },
          log,
        )
      : await runPurchaseStep(api, step.data, log)
  if ('go' in outcome) throw redirect(outcome.go, 303)
  return data(outcome, { status: 'problem' in outcome ? 422 : 200 })
}

/** A purchase may be rejected because the plans changed: they are loaded again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 422
}

export default function Pricing() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <PageMain>
      <PricingPage pricing={loaded} actionData={posted} />
    </PageMain>
  )
}

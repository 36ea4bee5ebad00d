import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { PricingPage } from '#app/features/pricing/pricing-page'
import { i18nFor } from '#app/i18n/i18n.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { PlanId } from '#contract/billing/benefits'
import { loadAllRoutes } from './all-routes'

type Language = 'zh' | 'en'
type PricingRoute = {
  loader(args: object): Promise<object>
  action(args: object): Promise<{ data: object; init: { status: number } }>
}
type PricingPageOptions = {
  apiClient: ApiClient
  language: Language
  device?: 'desktop' | 'phone' | 'weixin'
  /** Undefined: a guest; `unknown`: the benefits cannot be loaded. */
  plan?: () => Promise<PlanId | 'unknown'>
}

let pricingRoute: PricingRoute | undefined

/** Opens the pricing page: `get` and `post` return its text, or where they redirect to. */
export async function openPricingPage({
  apiClient: api,
  language,
  device = 'desktop',
  plan,
}: PricingPageOptions) {
  pricingRoute ??= (await loadAllRoutes()).find(({ id }) => id === 'routes/workspace/pricing')
    ?.module as PricingRoute
  const { loader, action } = pricingRoute
  const purchase = { returnPath: () => undefined, setCookie() {} }
  const context = {
    api,
    log: { warn() {} },
    demo: false,
    session: { language, device, weixin: { begin: () => ({ secretHash: 'b1' }) }, purchase },
    getCurrentUser: async () => {
      const ownedPlan = await plan?.()
      if (ownedPlan === undefined) return { state: 'guest' }
      return { state: 'user', benefits: ownedPlan === 'unknown' ? null : { plan: ownedPlan } }
    },
  }
  const args = (search: string, init?: RequestInit) => ({
    params: {},
    context,
    request: new Request(`https://us.example/pricing${search}`, init),
  })
  const orRedirect = <T,>(answer: Promise<T>) =>
    answer.catch((thrownResponse: unknown) => {
      if (thrownResponse instanceof Response) return thrownResponse
      throw thrownResponse
    })

  async function page(search: string, actionData?: object) {
    const loaderData = await orRedirect(loader(args(search)))
    return loaderData instanceof Response
      ? toRedirectOrResult(loaderData)
      : renderPage(loaderData, actionData, language)
  }
  return {
    get: (search: string) => page(search),
    /** As without scripts: the response of a form is a page. */
    async post(fields: Record<string, string>, search = '') {
      const answer = await orRedirect(
        action(args(search, { method: 'POST', body: new URLSearchParams(fields) })),
      )
      if (answer instanceof Response) return toRedirectOrResult(answer)
      return { ...(await page(search, answer.data)), status: answer.init.status }
    },
  }
}

function toRedirectOrResult(response: Response) {
  return { status: response.status, location: response.headers.get('location') ?? '', dialog: '', page: '' }
}

async function renderPage(loaderData: object, actionData: object | undefined, language: Language) {
  const element = createElement(PricingPage, { pricing: loaderData, actionData } as Parameters<
    typeof PricingPage
  >[0])
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element }])
  const context = await query(new Request('https://us.example/pricing'))
  if (context instanceof Response) throw new Error('a page without a loader sends nobody away')
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToString(
    <I18nextProvider i18n={i18nFor(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  )
  const [dialog = ''] = /<dialog[\s\S]*<\/dialog>/.exec(html) ?? []
  return { status: 200, location: '', dialog: textOf(dialog), page: textOf(html) }
}

/** The visible text, with a bar between elements. */
function textOf(html: string): string {
  return html
    .replace(/<(svg|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\|+/g, '|')
}

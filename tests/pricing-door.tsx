import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { PricingPage } from '#app/features/pricing/pricing-page'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Upstream } from '#app/api-client/upstream'
import type { PlanId } from '#contract/benefits'
import { allDoors } from './doors'

type Language = 'zh' | 'en'
type Door = {
  loader(args: object): Promise<object>
  action(args: object): Promise<{ data: object; init: { status: number } }>
}
type Opened = {
  upstream: Upstream
  language: Language
  device?: 'desktop' | 'phone' | 'weixin'
  /** Undefined: a guest; `unknown`: the benefits cannot be had. */
  plan?: () => Promise<PlanId | 'unknown'>
}

let door: Door | undefined

/** The page of prices as somebody meets it: `get` and `post` give what they read there, or where they are sent. */
export async function openPricingDoor({ upstream, language, device = 'desktop', plan }: Opened) {
  door ??= (await allDoors()).find(({ id }) => id === 'routes/workspace/pricing')?.module as Door
  const { loader, action } = door
  const purchase = { goesOnTo: () => undefined, remember() {} }
  const context = {
    upstream,
    log: { warn() {} },
    demo: false,
    visit: { language, device, weixin: { begin: () => ({ secretHash: 'b1' }) }, purchase },
    who: async () => {
      const owned = await plan?.()
      if (owned === undefined) return { state: 'guest' }
      return { state: 'user', benefits: owned === 'unknown' ? null : { plan: owned } }
    },
  }
  const args = (search: string, init?: RequestInit) => ({
    params: {},
    context,
    request: new Request(`https://us.example/pricing${search}`, init),
  })
  const orSent = <T,>(answer: Promise<T>) =>
    answer.catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })

  async function page(search: string, posted?: object) {
    const loaded = await orSent(loader(args(search)))
    return loaded instanceof Response ? sent(loaded) : shown(loaded, posted, language)
  }
  return {
    get: (search: string) => page(search),
    /** As without scripts: the answer of a form is the page. */
    async post(fields: Record<string, string>, search = '') {
      const answer = await orSent(action(args(search, { method: 'POST', body: new URLSearchParams(fields) })))
      if (answer instanceof Response) return sent(answer)
      return { ...(await page(search, answer.data)), status: answer.init.status }
    },
  }
}

function sent(response: Response) {
  return { status: response.status, location: response.headers.get('location') ?? '', dialog: '', page: '' }
}

async function shown(loaded: object, posted: object | undefined, language: Language) {
  const element = createElement(PricingPage, { loaded, posted } as Parameters<typeof PricingPage>[0])
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

/** What is read, with a bar between what stands apart. */
function textOf(html: string): string {
  return html
    .replace(/<(svg|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\|+/g, '|')
}

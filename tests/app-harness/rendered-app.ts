import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import * as entry from '#app/entry.server'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import type { Send } from '#app/api-client/api-client'
import { createLogger } from '#app/server/logging/logger.server'
import { createLoadContextFactory } from '#app/server/create-load-context.server'
import { mapApiErrors } from '#app/server/http/map-api-errors.server'
import * as root from '#app/root'
import { readSettings } from '#app/settings.server'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { fakeTypesetter } from '#tests/fake-api/fake-api-client'
import type { Typesetter } from '#typeset/typesetter'
import { loadAllRoutes } from './all-routes'
import { createServerBuild } from './server-build'

const secrets = ['a secret of this test']
export const publicOrigin = 'http://127.0.0.1:3000'

type RequestOptions = {
  method?: string
  body?: URLSearchParams
  headers?: Record<string, string>
  isLoggedIn?: boolean
  /** Token of the logged-in user. */
  token?: string
}
type AppOptions = Pick<HonoAppOptions, 'memberPageCache'> & {
  send?: Send
  typesetter?: Typesetter
  reader?: AppLoadContext['reader']
}

/** Its callers open pages of the import, and no file. */
const noReader: AppLoadContext['reader'] = {
  prepare() {},
  importFile: () => Promise.reject(new Error('nobody expected a file')),
}

/** The product rendered by Remix, over an API at `baseUrl` that a test provides. */
export async function createRenderedApp(
  baseUrl: string,
  {
    send = (input, init) => fetch(input, init),
    typesetter = fakeTypesetter({}),
    reader = noReader,
    ...caches
  }: AppOptions = {},
) {
  const routes = [{ id: 'root', path: '', module: root }, ...(await loadAllRoutes())]
  const build = createServerBuild('production', entry, routes)
  const log = createLogger('silent')
  const server = createHonoApp({
    ...caches,
    settings: readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: publicOrigin }),
    log,
    handle: createRequestHandler(mapApiErrors(build), 'production'),
    health: () => Promise.resolve({ ok: true }),
    sessionSecrets: secrets,
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 404 })),
    createLoadContext: createLoadContextFactory({
      baseUrl,
      send,
      sharedSecret: undefined,
      typesetter,
      reader,
      log,
      demo: false,
    }),
  })
  const login = (token: string) =>
    `${authCookieName}=${encodeURIComponent(serializeAuthCookie(token, secrets))}`
  return {
    async request(path: string, { headers, isLoggedIn = true, token = 't1', ...init }: RequestOptions = {}) {
      const cookie: Record<string, string> = isLoggedIn ? { cookie: login(token) } : {}
      return server.request(publicOrigin + path, {
        ...init,
        headers: { accept: 'text/html', origin: publicOrigin, ...cookie, ...headers },
      })
    },
  }
}

/** The visible text of a page, without its scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
}

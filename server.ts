import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import * as build from 'virtual:remix/server-build'
import { openApi } from '#api/embedded'
import { loadSecrets } from '#api/secrets'
import { readApiSettings } from '#api/settings'
import { createFront } from '#app/front/front.server'
import { createGuestPages } from '#app/front/guest-pages.server'
import { createLog } from '#app/front/log.server'
import { createContexts } from '#app/front/open-context.server'
import { letterPasser } from '#app/front/pass-letter.server'
import { serveFront } from '#app/front/serve-front.server'
import { warmPictures } from '#app/front/warm-pictures.server'
import { env, settings } from '#app/settings.server'
import { createUpstream, type Send } from '#app/upstream/upstream'
import { createReader } from '#reading/reader'
import { createTypesetter } from '#typeset/typesetter'

const here = (path: string) => new URL(path, import.meta.url)
const built = import.meta.env.PROD
const execArgv = built ? [] : ['--import', 'tsx']
const root = built ? here('../../') : here('./')
const inRoot = (path: string) => fileURLToPath(new URL(path, root))
const shelf = { templatesDir: inRoot('templates'), contentDir: inRoot('content') }

const log = createLog(settings.logLevel)
const typesetter = createTypesetter({
  workerFile: fileURLToPath(here(built ? './typeset-worker.js' : './typeset/worker.ts')),
  templatesDir: shelf.templatesDir,
  execArgv,
})
const reader = createReader(here(built ? './reading-thread.js' : './reading/reading-thread.source.mjs'))
const apiSettings = readApiSettings(env)
const secrets = await loadSecrets(apiSettings)
const api = settings.apiBaseUrl
  ? undefined
  : await openApi(apiSettings, {
      ...shelf,
      secrets,
      sqliteWorker: here(built ? './sqlite-worker.js' : './api/db/sqlite-worker.source.mjs'),
      log,
    })
const baseUrl = settings.apiBaseUrl ?? 'http://api.internal'
// Late-bound: a kept reference to fetch would hide it from msw.
const send: Send = (input, init) => (api ? api.fetch(new Request(input, init)) : fetch(input, init))
const pages = createUpstream({ baseUrl, send, language: 'zh', requestId: 'guest-pages' })
const handle = createRequestHandler(build as unknown as ServerBuild, built ? 'production' : 'development')

const front = createFront({
  settings,
  log,
  handle,
  health: async () => {
    const parts = { typesetter: await typesetter.healthy(), api: api ? await api.healthy() : true }
    return { ok: parts.typesetter && parts.api, ...parts, demo: settings.demo, off: api?.off ?? [] }
  },
  devPages: api?.simulator?.fetch,
  passLetter: letterPasser({ baseUrl, send }),
  // What a developer changes is seen at once.
  guestPages: built ? createGuestPages(() => pages.call('readShownVersion', {})) : undefined,
  sessionSecrets: secrets,
  openContext: createContexts({
    baseUrl,
    send,
    sharedSecret: settings.apiSharedSecret,
    typesetter,
    reader,
    log,
    demo: settings.demo,
  }),
})

/** For `remix vite:dev`, which brings its own server. */
export const listener = getRequestListener(front.fetch)

if (built) {
  await typesetter.ready()
  const warming = new AbortController()
  serveFront({
    fetch: front.fetch,
    port: settings.port,
    hostname: settings.host,
    address: settings.publicOrigin,
    log,
    close: () => {
      warming.abort()
      return Promise.all([typesetter.close(), api?.close()])
    },
  })
  void warmPictures({ fetch: front.fetch, origin: settings.publicOrigin, log, signal: warming.signal })
}

import type { Visit } from '#app/visit/visit.server'
import type { Upstream } from '#app/upstream/upstream'
import type { Typesetter } from '#typeset/typesetter'
import type { Log } from './log.server'

/** What every loader and action is handed by server.ts. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    visit: Visit
    upstream: Upstream
    typesetter: Typesetter
    log: Log
    nonce: string
    /** The demo says of itself that it is one. */
    demo: boolean
  }
}

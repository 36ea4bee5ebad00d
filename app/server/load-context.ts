import type { Visit } from '#app/session/visit.server'
import type { Who } from '#app/session/who.server'
import type { Upstream } from '#app/api-client/upstream'
import type { Typesetter } from '#typeset/typesetter'
import type { Reader } from '#importer/reader'
import type { Log } from './log.server'

/** What every loader and action is handed by server.ts. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    visit: Visit
    /** Who is here; asked once per request, however many loaders do. */
    who(): Promise<Who>
    upstream: Upstream
    typesetter: Typesetter
    /** Reads the files people bring. */
    reader: Reader
    log: Log
    nonce: string
    /** The answer's X-Request-Id: what went wrong is found in the log by it. */
    requestId?: string
    /** The demo says of itself that it is one. */
    demo: boolean
  }
}

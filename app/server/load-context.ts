import type { RequestSession } from '#app/session/request-session.server'
import type { CurrentUser } from '#app/session/current-user.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { Typesetter } from '#typeset/typesetter'
import type { Importer } from '#importer/importer'
import type { Logger } from './logging/logger.server'

/** What every loader and action is handed by server.ts. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    session: RequestSession
    /** Who is here; asked once per request, however many loaders do. */
    getCurrentUser(): Promise<CurrentUser>
    api: ApiClient
    typesetter: Typesetter
    /** Reads the files people bring. */
    reader: Importer
    log: Logger
    nonce: string
    /** The answer's X-Request-Id: what went wrong is found in the log by it. */
    requestId?: string
    /** The demo says of itself that it is one. */
    demo: boolean
  }
}

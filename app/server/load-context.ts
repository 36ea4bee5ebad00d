import type { RequestSession } from '#app/session/request-session.server'
import type { CurrentUser } from '#app/session/current-user.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { Typesetter } from '#typeset/typesetter'
import type { Importer } from '#importer/importer'
import type { Logger } from './logging/logger.server'

/** The context that server.ts passes to every loader and action. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    session: RequestSession
    /** The current user; read once per request, however many loaders need it. */
    getCurrentUser(): Promise<CurrentUser>
    api: ApiClient
    typesetter: Typesetter
    /** Imports uploaded files. */
    reader: Pick<Importer, 'importFile' | 'prepare'>
    log: Logger
    nonce: string
    /** The response's X-Request-Id, under which errors are logged. */
    requestId?: string
    /** Whether this is a demo, which its pages state. */
    demo: boolean
  }
}

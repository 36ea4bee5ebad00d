import type { AppLoadContext } from '@remix-run/node'
import { createUpstream, type Send } from '#app/upstream/upstream'
import { leavingOnRefusal } from '#app/visit/leaving.server'
import { createLoginCheck } from '#app/visit/login-check.server'
import type { Visit } from '#app/visit/visit.server'
import { createWho } from '#app/visit/who.server'

/** What all requests share. */
type Shared = Pick<AppLoadContext, 'typesetter' | 'log' | 'demo'> & {
  baseUrl: string
  send: Send
  sharedSecret: string | undefined
}
/** A request as the front knows it: its id for the log, and the person's own address. */
export type Asked = { requestId: string; clientAddress: string }
export type OpenContext = ReturnType<typeof createContexts>

/** Opens what loaders and actions are handed: a telephone that speaks for this visit, and who is here. */
export function createContexts({ baseUrl, send, sharedSecret, ...shared }: Shared) {
  const loginCheck = createLoginCheck()
  return (visit: Visit, request: Request, asked: Asked) => {
    const upstream = createUpstream({
      ...asked,
      baseUrl,
      send,
      sharedSecret,
      language: visit.language,
      token: () => visit.auth.token(),
      userAgent: request.headers.get('user-agent') ?? '',
    })
    const who = createWho(visit, upstream, loginCheck)
    return { ...shared, upstream: leavingOnRefusal(upstream, visit, request), who }
  }
}

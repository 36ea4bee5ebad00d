import type { AppLoadContext } from '@remix-run/node'
import { createPatience } from '#app/api-client/patience'
import { type Caller, createUpstream, type Send } from '#app/api-client/upstream'
import { leavingOnRefusal } from '#app/session/leaving.server'
import { createLoginCheck, type LoginCheck } from '#app/session/login-check.server'
import type { Visit } from '#app/session/visit.server'
import { createWho } from '#app/session/who.server'
import { createCallers } from './callers.server'

/** What all requests share. */
type Shared = Pick<AppLoadContext, 'typesetter' | 'reader' | 'log' | 'demo'> & {
  baseUrl: string
  send: Send
  sharedSecret: string | undefined
  told?: Caller['told']
  traced?: Caller['traced']
}
/** A request as the front knows it: its id for the log, and the person's own address. */
export type Asked = { requestId: string; clientAddress: string }
export type OpenContext = ReturnType<typeof createContexts>

/** Opens what loaders and actions are handed: a telephone that speaks for this visit, and who is here. */
export function createContexts({ baseUrl, send, sharedSecret, told, traced, ...shared }: Shared) {
  const loginCheck = createLoginCheck()
  const patience = createPatience()
  const callerOf = createCallers()
  return (opened: Visit, request: Request, asked: Asked) => {
    const visit = forgetting(opened, loginCheck)
    const upstream = createUpstream({
      ...asked,
      baseUrl,
      send,
      sharedSecret,
      told,
      traced,
      patience,
      language: visit.language,
      token: () => visit.auth.token(),
      device: () => {
        const id = visit.knownDevice.id()
        return id && visit.knownDevice.isNew() ? `new ${id}` : id
      },
      userAgent: request.headers.get('user-agent') ?? '',
    })
    const who = createWho(visit, upstream, loginCheck)
    const { requestId } = asked
    return {
      ...shared,
      requestId,
      visit,
      upstream: leavingOnRefusal(upstream, visit, request),
      who,
      callerOf: callerOf(visit, upstream, asked.clientAddress),
    }
  }
}

/** A login that ends here is not remembered as good for the seconds until the next check. */
function forgetting(visit: Visit, loginCheck: LoginCheck): Visit {
  const forget = () => {
    const token = visit.auth.token()
    if (token !== undefined) loginCheck.forget(token)
    visit.auth.forget()
  }
  return { ...visit, auth: { ...visit.auth, forget } }
}

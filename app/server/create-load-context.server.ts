import type { AppLoadContext } from '@remix-run/node'
import { createAdaptiveTimeout } from '#app/api-client/adaptive-timeout'
import { type ApiClientOptions, createApiClient, type Send } from '#app/api-client/api-client'
import { endSessionOnAuthFailure } from '#app/session/auth-failure.server'
import { createTokenCheckCache, type TokenCheckCache } from '#app/session/token-check-cache.server'
import type { RequestSession } from '#app/session/request-session.server'
import { createGetCurrentUser } from '#app/session/current-user.server'
import { createFairnessKeyResolver } from './load-shedding/resolve-fairness-key.server'

/** What all requests share. */
type SharedContext = Pick<AppLoadContext, 'typesetter' | 'reader' | 'log' | 'demo'> & {
  baseUrl: string
  send: Send
  sharedSecret: string | undefined
  onCallEnd?: ApiClientOptions['onCallEnd']
  traceCall?: ApiClientOptions['traceCall']
}
/** A request as the front knows it: its id for the log, and the person's own address. */
export type RequestMeta = { requestId: string; clientAddress: string }
export type CreateLoadContext = ReturnType<typeof createLoadContextFactory>

/** Opens what loaders and actions are handed: a telephone that speaks for this visit, and who is here. */
export function createLoadContextFactory({
  baseUrl,
  send,
  sharedSecret,
  onCallEnd,
  traceCall,
  ...shared
}: SharedContext) {
  const tokenCheckCache = createTokenCheckCache()
  const adaptiveTimeout = createAdaptiveTimeout()
  const resolveFairnessKey = createFairnessKeyResolver()
  return (originalSession: RequestSession, request: Request, requestMeta: RequestMeta) => {
    const session = forgetTokenOnLogout(originalSession, tokenCheckCache)
    const api = createApiClient({
      ...requestMeta,
      baseUrl,
      send,
      sharedSecret,
      onCallEnd,
      traceCall,
      adaptiveTimeout,
      language: session.language,
      token: () => session.auth.token(),
      device: () => {
        const id = session.knownDevice.id()
        return id && session.knownDevice.isNew() ? `new ${id}` : id
      },
      userAgent: request.headers.get('user-agent') ?? '',
    })
    const getCurrentUser = createGetCurrentUser(session, api, tokenCheckCache)
    const { requestId } = requestMeta
    return {
      ...shared,
      requestId,
      session,
      api: endSessionOnAuthFailure(api, session, request),
      getCurrentUser,
      resolveFairnessKey: resolveFairnessKey(session, api, requestMeta.clientAddress),
    }
  }
}

/** A login that ends here is not remembered as good for the seconds until the next check. */
function forgetTokenOnLogout(session: RequestSession, tokenCheckCache: TokenCheckCache): RequestSession {
  const forget = () => {
    const token = session.auth.token()
    if (token !== undefined) tokenCheckCache.forget(token)
    session.auth.forget()
  }
  return { ...session, auth: { ...session.auth, forget } }
}

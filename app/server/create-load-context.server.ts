import type { AppLoadContext } from '@remix-run/node'
import { createAdaptiveTimeout } from '#app/api-client/adaptive-timeout'
import { type ApiClientOptions, createApiClient, type Send } from '#app/api-client/api-client'
import { createParsedAnswers } from '#app/api-client/parsed-answers'
import { endSessionOnAuthFailure } from '#app/session/auth-failure.server'
import { createTokenCheckCache, type TokenCheckCache } from '#app/session/token-check-cache.server'
import type { RequestSession } from '#app/session/request-session.server'
import { createGetCurrentUser } from '#app/session/current-user.server'
import { createFairnessKeyResolver } from './load-shedding/resolve-fairness-key.server'

/** The parts that all requests share. */
type SharedContext = Pick<AppLoadContext, 'typesetter' | 'reader' | 'log' | 'demo'> & {
  baseUrl: string
  send: Send
  sharedSecret: string | undefined
  onCallEnd?: ApiClientOptions['onCallEnd']
  traceCall?: ApiClientOptions['traceCall']
}
/** A request's id for the log, and the client's address. */
export type RequestMeta = { requestId: string; clientAddress: string }
export type CreateLoadContext = ReturnType<typeof createLoadContextFactory>

/** Creates the context of loaders and actions: an API client for this session, and the current user. */
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
  const parsedAnswers = createParsedAnswers()
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
      parsedAnswers,
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

/** Forgets the cached check of a token when its session ends here. */
function forgetTokenOnLogout(session: RequestSession, tokenCheckCache: TokenCheckCache): RequestSession {
  const forget = () => {
    const token = session.auth.token()
    if (token !== undefined) tokenCheckCache.forget(token)
    session.auth.forget()
  }
  return { ...session, auth: { ...session.auth, forget } }
}

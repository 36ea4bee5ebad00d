import { ApiCodes } from '#contract/http/api-codes'
import {
  type CallName,
  type Endpoint,
  endpoints,
  type Endpoints,
  type OutputOf,
  type ParsedInputOf,
} from '#contract/http/endpoints'
import type { Context } from 'hono'
import { negotiateLanguage } from './accept-language'
import { type Caller, parseCaller, type AuthenticatedCaller } from './caller'
import { authenticate } from './authenticate'
import type { Dependencies } from '../dependencies'
import { parseInput } from './parse-input'
import { readJson } from './read-body'
import { ApiError, toFailureData } from './api-error'

/** About as long as a process or a database takes to restart. */
const retryAfterSeconds = 2

/** The caller of an endpoint: authenticated where the endpoint needs it. */
export type CallerOf<N extends CallName> = Endpoints[N] extends { needs: string }
  ? AuthenticatedCaller
  : Caller
/** Implements one endpoint; its input is parsed. May throw an ApiError. */
export type Handler<N extends CallName> = (
  input: ParsedInputOf<N>,
  caller: CallerOf<N>,
) => Promise<OutputOf<N>> | OutputOf<N>
export type Handlers = { [N in CallName]: Handler<N> }

/**
 * Binds a handler to its row of the contract: authenticates the caller, and parses the input and the output.
 */
export function createCallHandler<N extends CallName>(
  name: N,
  handle: Handler<N>,
  deps: Pick<Dependencies, 'db' | 'clock'>,
): (c: Context) => Promise<Response> {
  const row: Endpoint = endpoints[name]
  const checkOutput = createOutputCheck(row)
  return async (c) => {
    const caller = await authorize(row, parseCaller(c.req.raw), deps)
    const rawInput =
      row.method === 'GET' ? { ...c.req.query(), ...c.req.param() } : await readJson(c.req.raw, row.maxBytes)
    const input = parseInput(row.input, rawInput) as ParsedInputOf<N>
    return envelope(200, ApiCodes.ok, checkOutput(await handle(input, caller as CallerOf<N>)))
  }
}

/** Checks what a handler returns; a frozen list, which is the same for everybody, once. */
function createOutputCheck({ output }: Endpoint) {
  const checked = new WeakMap<object, unknown>()
  return (data: unknown): unknown => {
    if (!Array.isArray(data) || !Object.isFrozen(data)) return output.parse(data)
    if (!checked.has(data)) checked.set(data, output.parse(data))
    return checked.get(data)
  }
}

async function authorize({ needs }: Endpoint, caller: Caller, deps: Pick<Dependencies, 'db' | 'clock'>) {
  if (!needs) return caller
  const authenticated = await authenticate(deps, caller)
  if (needs === 'admin' && !authenticated.isAdmin) throw new ApiError(ApiCodes.redirectHome, 'notAllowed')
  return authenticated
}

/** The response to a failed call, in the language of the request. */
export function errorResponse(request: Request, error: ApiError, headers?: Record<string, string>): Response {
  const language = negotiateLanguage(request.headers.get('accept-language'))
  const { status = 200 } = error.details
  const retryHeaders = status === 503 && { 'retry-after': String(retryAfterSeconds) }
  return envelope(status, error.code, toFailureData(error, language), { ...retryHeaders, ...headers })
}

function envelope(status: number, code: number, data: unknown, headers?: Record<string, string>): Response {
  // Responses contain secrets and personal data.
  return Response.json({ code, data }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

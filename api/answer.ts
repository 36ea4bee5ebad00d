import { Codes } from '#contract/codes'
import {
  type CallName,
  type Endpoint,
  endpoints,
  type Endpoints,
  type OutputOf,
  type ParsedInputOf,
} from '#contract/endpoints'
import type { Context } from 'hono'
import { callerLanguage } from './caller-language'
import { type Caller, callerOf, type KnownCaller } from './caller'
import { knownCaller } from './known-caller'
import type { Parts } from './parts'
import { readInput } from './read-input'
import { readJson } from './read-json'
import { Refusal, toFailure } from './refusal'

/** A process is back, and a database, about so long after it went. */
const retryAfterSeconds = 2

/** Who calls a row: proved where the row needs it. */
export type CallerOf<N extends CallName> = Endpoints[N] extends { needs: string } ? KnownCaller : Caller
/** What one call does; it gets its input parsed and may throw a Refusal. */
export type Handler<N extends CallName> = (
  input: ParsedInputOf<N>,
  caller: CallerOf<N>,
) => Promise<OutputOf<N>> | OutputOf<N>
export type Handlers = { [N in CallName]: Handler<N> }

/** Binds a handler to its row of the contract: asks who calls, parses on the way in and on the way out. */
export function answer<N extends CallName>(
  name: N,
  handle: Handler<N>,
  parts: Pick<Parts, 'db' | 'clock'>,
): (c: Context) => Promise<Response> {
  const row: Endpoint = endpoints[name]
  return async (c) => {
    const caller = await entitled(row, callerOf(c.req.raw), parts)
    const given = row.method === 'GET' ? { ...c.req.query(), ...c.req.param() } : await readJson(c.req.raw)
    const input = readInput(row.input, given) as ParsedInputOf<N>
    const data = row.output.parse(await handle(input, caller as CallerOf<N>))
    return envelope(200, Codes.ok, data)
  }
}

async function entitled({ needs }: Endpoint, caller: Caller, parts: Pick<Parts, 'db' | 'clock'>) {
  if (!needs) return caller
  const known = await knownCaller(parts, caller)
  if (needs === 'admin' && !known.isAdmin) throw new Refusal(Codes.frontPage, 'notAllowed')
  return known
}

/** The answer of a call that was refused, in the language of the request. */
export function refuse(request: Request, refusal: Refusal, headers?: Record<string, string>): Response {
  const language = callerLanguage(request.headers.get('accept-language'))
  const { status = 200 } = refusal.extra
  const later = status === 503 && { 'retry-after': String(retryAfterSeconds) }
  return envelope(status, refusal.code, toFailure(refusal, language), { ...later, ...headers })
}

function envelope(status: number, code: number, data: unknown, headers?: Record<string, string>): Response {
  // Answers carry secrets and people's resumes.
  return Response.json({ code, data }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

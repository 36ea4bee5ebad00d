import { Codes } from '#contract/codes'
import { endpoints, type CallName, type Endpoint, type InputOf, type OutputOf } from '#contract/endpoints'
import { Envelope, FailureData } from '#contract/envelope'
import { type StreamEventOf, type StreamInputOf, type StreamName, streams } from '#contract/streams'
import { eventsOf } from './events-of'
import { kindOfStatus, outcomeOf, UpstreamFailure } from './failure'
import { createPatience, type Patience } from './patience'

export type Send = (input: string, init: RequestInit) => Promise<Response> | Response
export type Upstream = {
  /** @throws UpstreamFailure for every way a call can fail. */
  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  /** What is told bit by bit, once it was not refused; whoever stops reading is told no more. @throws UpstreamFailure, also in the middle. */
  stream<N extends StreamName>(name: N, input: StreamInputOf<N>): Promise<AsyncGenerator<StreamEventOf<N>>>
}
/** Whose call it is: `token` is asked for at each call, for it may change within a request. */
export type Caller = {
  baseUrl: string
  send: Send
  language: string
  requestId: string
  token?: () => string | undefined
  /** The person's own address and browser, and what makes another machine's API believe them. */
  clientAddress?: string
  userAgent?: string
  /** The id in the cookie of the person's browser, `new ` before one that came without it; asked for at each call, for it may be made within a request. */
  device?: () => string | undefined
  sharedSecret?: string
  /** Is told of each call once it ended: `ok`, or the kind of its failure. */
  told?: (name: CallName | StreamName, outcome: string, ms: number) => void
  /** Stands round each call, to trace it; passes on what it answers or throws. */
  traced?: <T>(name: CallName | StreamName, call: () => Promise<T>) => Promise<T>
  /** Shared by those who ask the same service; without it this caller learns by itself. */
  patience?: Patience
}

/** The telephone to /api for one request: calls by name, opens the envelope, knows one kind of failure. */
export function createUpstream(caller: Caller): Upstream {
  const { patience = createPatience() } = caller
  return {
    call: (name, input) =>
      timed(caller, name, async () => {
        const endpoint = endpoints[name]
        const data = await patience.spentOn(async (waitMs) =>
          opened(await answered(caller, endpoint, input, AbortSignal.timeout(waitMs)), name),
        )
        const output = endpoint.output.safeParse(data)
        if (!output.success) throw new UpstreamFailure('unknown', 0, `${name}: answer has the wrong shape`)
        return output.data as OutputOf<typeof name>
      }),

    stream: (name, input) =>
      timed(caller, name, async () => {
        const { path, event } = streams[name]
        const slow = new AbortController()
        const response = await patience.spentOn((waitMs) => {
          const late = () => slow.abort(new DOMException('no stream began', 'TimeoutError'))
          const timer = setTimeout(late, waitMs)
          const answer = answered(caller, { method: 'POST', path }, input, slow.signal)
          return answer.finally(() => clearTimeout(timer))
        })
        if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body)
          return eventsOf<StreamEventOf<typeof name>>(response.body, event, (error) =>
            unanswered(path, error),
          )
        await opened(response, name)
        throw new UpstreamFailure('unknown', 0, `${name}: answer is no stream`)
      }),
  }
}

/** Of a stream, until it begins. */
function timed<T>({ told, traced }: Caller, name: CallName | StreamName, call: () => Promise<T>): Promise<T> {
  return traced ? traced(name, toldOf) : toldOf()

  async function toldOf(): Promise<T> {
    if (!told) return call()
    const startedAt = performance.now()
    try {
      const data = await call()
      told(name, 'ok', performance.now() - startedAt)
      return data
    } catch (error) {
      told(name, outcomeOf(error), performance.now() - startedAt)
      throw error
    }
  }
}

/** @param signal ends what takes too long: a whole call, or of a stream the time until it begins. */
async function answered(
  caller: Caller,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  signal: AbortSignal,
) {
  const { baseUrl, send } = caller
  const isGet = endpoint.method === 'GET'
  try {
    return await send(`${baseUrl}${isGet ? addressOf(endpoint, input as Query) : endpoint.path}`, {
      method: endpoint.method,
      headers: {
        ...headersOf(caller),
        ...(isGet ? {} : { 'content-type': 'application/json' }),
      },
      body: isGet ? undefined : JSON.stringify(input),
      signal,
    })
  } catch (error) {
    throw unanswered(endpoint.path, error)
  }
}

type Query = Record<string, string | number>

/** The path with the parts of the input it names in their places, and the rest of the input behind it. */
function addressOf({ path }: Pick<Endpoint, 'path'>, input: Query): string {
  const rest = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    rest.delete(name)
    return encodeURIComponent(input[name] ?? '')
  })
  return rest.size > 0 ? `${filled}?${rest.toString()}` : filled
}

function headersOf({ language, requestId, token, clientAddress, userAgent, sharedSecret, device }: Caller) {
  const bearer = token?.()
  const deviceId = device?.()
  return {
    accept: 'application/json',
    'accept-language': language,
    'x-request-id': requestId,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
    ...(deviceId && { 'x-device-id': deviceId }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(sharedSecret && { 'x-api-secret': sharedSecret }),
  }
}

function unanswered(asked: string, error: unknown): UpstreamFailure {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new UpstreamFailure(timedOut ? 'timeout' : 'network', 0, `${asked}: ${String(error)}`)
}

async function opened(response: Response, name: CallName | StreamName): Promise<unknown> {
  if (!response.ok)
    throw new UpstreamFailure(
      kindOfStatus(response.status),
      response.status,
      `${name}: HTTP ${response.status}`,
      {},
      undefined,
      secondsOf(response.headers.get('retry-after')),
    )
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw unanswered(name, error)
  })
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) throw new UpstreamFailure('unknown', 0, `${name}: answer is no envelope`)
  const { code, data } = envelope.data
  if (code === Codes.ok) return data
  const failure = FailureData.safeParse(data)
  if (!failure.success) throw new UpstreamFailure('business', code, `${name}: code ${code}`)
  const { errorMsg, fields, newer, retryAfterSeconds, challenge } = failure.data
  throw new UpstreamFailure('business', code, errorMsg, fields, newer, retryAfterSeconds, challenge)
}

/** Of a Retry-After header; one that names a date says nothing here. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

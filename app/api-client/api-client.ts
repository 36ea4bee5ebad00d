import { ApiCodes } from '#contract/http/api-codes'
import {
  endpoints,
  type CallName,
  type Endpoint,
  type InputOf,
  type OutputOf,
} from '#contract/http/endpoints'
import { Envelope, FailureData } from '#contract/http/envelope'
import { type StreamEventOf, type StreamInputOf, type StreamName, streams } from '#contract/http/streams'
import { errorKindOfStatus, callOutcome, ApiClientError } from './api-client-error'
import { createAdaptiveTimeout, type AdaptiveTimeout } from './adaptive-timeout'
import { createParsedAnswers, type ParsedAnswers } from './parsed-answers'
import { readStream } from './read-stream'

export type Send = (input: string, init: RequestInit) => Promise<Response> | Response
export type ApiClient = {
  /** @throws ApiClientError for every way a call can fail. */
  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  /** The events of a stream; leaving the loop closes it. @throws ApiClientError, also in the middle. */
  stream<N extends StreamName>(name: N, input: StreamInputOf<N>): Promise<AsyncGenerator<StreamEventOf<N>>>
}
/**
 * The client's options for one request: `token` is read at each call, because it may change within a request.
 */
export type ApiClientOptions = {
  baseUrl: string
  send: Send
  language: string
  requestId: string
  token?: () => string | undefined
  /** The client's address and user agent, and the secret that makes a remote API trust them. */
  clientAddress?: string
  userAgent?: string
  /**
   * The id in the device cookie, prefixed by `new ` if the browser came without one; read at each call,
   * because it may be created within a request.
   */
  device?: () => string | undefined
  sharedSecret?: string
  /** Called after each call with `ok` or the kind of its error. */
  onCallEnd?: (name: CallName | StreamName, outcome: string, ms: number) => void
  /** Wraps each call, to trace it; returns or throws what the call does. */
  traceCall?: <T>(name: CallName | StreamName, call: () => Promise<T>) => Promise<T>
  /** These two are shared by all clients of one API; by default each client has its own. */
  adaptiveTimeout?: AdaptiveTimeout
  parsedAnswers?: ParsedAnswers
}

/** The API client of one request: makes calls by name, opens the envelope, throws only ApiClientError. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { adaptiveTimeout = createAdaptiveTimeout(), parsedAnswers = createParsedAnswers() } = options
  return {
    call: (name, input) =>
      measured(options, name, async () => {
        const endpoint = endpoints[name]
        const text = await adaptiveTimeout.run(async (timeoutMs) =>
          readText(await sendRequest(options, endpoint, input, AbortSignal.timeout(timeoutMs)), name),
        )
        return parsedAnswers.parse(name, text, () => {
          const output = endpoint.output.safeParse(unwrapEnvelope(text, name))
          if (!output.success) throw new ApiClientError('unknown', 0, `${name}: answer has the wrong shape`)
          return output.data as OutputOf<typeof name>
        })
      }),

    stream: (name, input) =>
      measured(options, name, async () => {
        const { path, event } = streams[name]
        const timeoutController = new AbortController()
        const response = await adaptiveTimeout.run((timeoutMs) => {
          const onTimeout = () => timeoutController.abort(new DOMException('no stream began', 'TimeoutError'))
          const timer = setTimeout(onTimeout, timeoutMs)
          const answer = sendRequest(options, { method: 'POST', path }, input, timeoutController.signal)
          return answer.finally(() => clearTimeout(timer))
        })
        if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body)
          return readStream<StreamEventOf<typeof name>>(response.body, event, (error) =>
            transportError(path, error),
          )
        unwrapEnvelope(await readText(response, name), name)
        throw new ApiClientError('unknown', 0, `${name}: answer is no stream`)
      }),
  }
}

/** For a stream: until it begins. */
function measured<T>(
  { onCallEnd, traceCall }: ApiClientOptions,
  name: CallName | StreamName,
  call: () => Promise<T>,
): Promise<T> {
  return traceCall ? traceCall(name, reportOutcome) : reportOutcome()

  async function reportOutcome(): Promise<T> {
    if (!onCallEnd) return call()
    const startedAt = performance.now()
    try {
      const data = await call()
      onCallEnd(name, 'ok', performance.now() - startedAt)
      return data
    } catch (error) {
      onCallEnd(name, callOutcome(error), performance.now() - startedAt)
      throw error
    }
  }
}

/** @param signal aborts the whole call, or for a stream the time until it begins */
async function sendRequest(
  options: ApiClientOptions,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  signal: AbortSignal,
) {
  const { baseUrl, send } = options
  const isGet = endpoint.method === 'GET'
  try {
    return await send(`${baseUrl}${isGet ? requestPath(endpoint, input as Query) : endpoint.path}`, {
      method: endpoint.method,
      headers: {
        ...requestHeaders(options),
        ...(isGet ? {} : { 'content-type': 'application/json' }),
      },
      body: isGet ? undefined : JSON.stringify(input),
      signal,
    })
  } catch (error) {
    throw transportError(endpoint.path, error)
  }
}

type Query = Record<string, string | number>

/** The path with its parameters filled in, and the rest of the input as query. */
function requestPath({ path }: Pick<Endpoint, 'path'>, input: Query): string {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    query.delete(name)
    return encodeURIComponent(input[name] ?? '')
  })
  return query.size > 0 ? `${filledPath}?${query.toString()}` : filledPath
}

function requestHeaders({
  language,
  requestId,
  token,
  clientAddress,
  userAgent,
  sharedSecret,
  device,
}: ApiClientOptions) {
  const bearerToken = token?.()
  const deviceId = device?.()
  return {
    accept: 'application/json',
    'accept-language': language,
    'x-request-id': requestId,
    ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
    ...(deviceId && { 'x-device-id': deviceId }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(sharedSecret && { 'x-api-secret': sharedSecret }),
  }
}

function transportError(description: string, error: unknown): ApiClientError {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new ApiClientError(timedOut ? 'timeout' : 'network', 0, `${description}: ${String(error)}`)
}

async function readText(response: Response, name: CallName | StreamName): Promise<string> {
  if (!response.ok)
    throw new ApiClientError(
      errorKindOfStatus(response.status),
      response.status,
      `${name}: HTTP ${response.status}`,
      {},
      undefined,
      parseRetryAfter(response.headers.get('retry-after')),
    )
  return response.text().catch((error: unknown) => {
    throw transportError(name, error)
  })
}

function unwrapEnvelope(text: string, name: CallName | StreamName): unknown {
  const envelope = Envelope.safeParse(jsonOf(text))
  if (!envelope.success) throw new ApiClientError('unknown', 0, `${name}: answer is no envelope`)
  const { code, data } = envelope.data
  if (code === ApiCodes.ok) return data
  const failure = FailureData.safeParse(data)
  if (!failure.success) throw new ApiClientError('business', code, `${name}: code ${code}`)
  const { errorMsg, fields, newer, retryAfterSeconds, challenge } = failure.data
  throw new ApiClientError('business', code, errorMsg, fields, newer, retryAfterSeconds, challenge)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The seconds of a Retry-After header; a date is ignored. */
function parseRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

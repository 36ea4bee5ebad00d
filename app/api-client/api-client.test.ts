import { http, HttpResponse, delay } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { useApiServer } from '#tests/fake-api/api-handlers'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { ApiClientError } from './api-client-error'
import { createApiClient, type Send } from './api-client'

const baseUrl = 'http://api.test'
const server = useApiServer()

const caller = { baseUrl, language: 'en', requestId: 'request-1' }
// Resolved at call time, as in server.ts: a stored reference to fetch would bypass msw.
const api = createApiClient({ ...caller, send: (input, init) => fetch(input, init) })

/** The error that a call ends with. */
async function failure(call: Promise<unknown>): Promise<ApiClientError> {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (!(error instanceof ApiClientError)) throw new Error(`no ApiClientError but ${String(error)}`)
  return error
}

/** Sets the response of the templates' call. */
function answerTemplates(answer: () => Response | Promise<Response>) {
  server.use(http.get(`${baseUrl}/api/templates`, answer))
  return api.call('listTemplates', {})
}

const ok = (data: unknown) => Response.json({ code: 0, data })

describe('an API call', () => {
  test('sends the input of a GET call in the URL, without a body', async () => {
    const send = vi.fn<Send>(() => ok({}))
    await failure(createApiClient({ ...caller, send }).call('readSample', { id: 'a&b=c 中' }))
    const [address, init] = send.mock.calls[0]!
    expect(new URL(address).pathname).toBe('/api/samples/findById')
    expect([...new URL(address).searchParams]).toEqual([['id', 'a&b=c 中']])
    expect(init).toMatchObject({ method: 'GET', body: undefined })
    expect(new Headers(init.headers).has('content-type')).toBe(false)
  })

  test('sends an input that the path names within the path', async () => {
    const send = vi.fn<Send>(() => ok({ left: 2 }))
    await createApiClient({ ...caller, send }).call('consumeBenefit', { benefitId: 2 })
    expect(send.mock.calls[0]![0]).toBe(`${baseUrl}/api/planBenefits/consume/2`)
  })

  test('uses a plain URL for a GET call without input', async () => {
    const send = vi.fn<Send>(() => ok([]))
    await createApiClient({ ...caller, send }).call('listTemplates', {})
    expect(send.mock.calls[0]![0]).toBe(`${baseUrl}/api/templates`)
  })

  test('sends the input of a POST call as JSON, and nothing in the URL', async () => {
    let lastRequest: Request | undefined
    server.use(
      http.post(`${baseUrl}/api/drafts/save`, ({ request }) => {
        lastRequest = request.clone()
        return ok({ revision: 4, updatedAt: 7 })
      }),
    )
    const input = { id: 'd1', secret: 's1', revision: 3, resume: buildResume() }
    expect(await api.call('saveDraft', input)).toEqual({ revision: 4, updatedAt: 7 })
    expect(lastRequest?.headers.get('content-type')).toBe('application/json')
    expect(await lastRequest?.json()).toEqual(input)
    expect(new URL(lastRequest!.url).search).toBe('')
  })

  test('sends the language and the request id', async () => {
    const send = vi.fn<Send>(() => ok([]))
    await createApiClient({ ...caller, send }).call('listTemplates', {})
    const headers = new Headers(send.mock.calls[0]![1].headers)
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en',
      'x-request-id': 'request-1',
    })
  })

  test("sends the current token, and the client's address and user agent", async () => {
    const send = vi.fn<Send>(() => ok([]))
    let token: string | undefined = 't1'
    const person = { clientAddress: '2.2.2.2', userAgent: 'Firefox', sharedSecret: 'between us' }
    const api = createApiClient({ ...caller, ...person, send, token: () => token })
    await api.call('listTemplates', {})
    token = undefined
    await api.call('listTemplates', {})
    const [first, second] = send.mock.calls.map(([, init]) => Object.fromEntries(new Headers(init.headers)))
    expect(first).toMatchObject({
      authorization: 'Bearer t1',
      'x-forwarded-for': '2.2.2.2',
      'user-agent': 'Firefox',
      'x-api-secret': 'between us',
    })
    expect(second).not.toHaveProperty('authorization')
    expect(first).not.toHaveProperty('cookie')
  })

  test('returns the parsed data of the envelope', async () => {
    const answer = await answerTemplates(() => ok([{ ...buildTemplate('classic'), unknown: 1 }]))
    expect(answer).toEqual([buildTemplate('classic')])
  })
})

describe('a failing API call', () => {
  test('is a network error when nobody answers', async () => {
    expect(await failure(answerTemplates(() => HttpResponse.error()))).toMatchObject({
      kind: 'network',
      code: 0,
    })
  })

  test('is a network error when the URL is invalid or send throws', async () => {
    const send: Send = () => {
      throw new TypeError('Invalid URL')
    }
    const call = createApiClient({ ...caller, send }).call('listTemplates', {})
    expect(await failure(call)).toMatchObject({ kind: 'network', code: 0 })
  })

  test('gets a short timeout after another timed out, and the full one after a success', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const send = vi.fn<Send>(() => ok([])).mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
    const patient = createApiClient({ ...caller, send })
    await failure(patient.call('listTemplates', {}))
    await patient.call('listTemplates', {})
    await patient.call('listTemplates', {})
    expect(timeout.mock.calls).toEqual([[15_000], [2_000], [15_000]])
    timeout.mockRestore()
  })

  test('is a timeout when the response takes more than 15 s', async () => {
    const soon = AbortSignal.timeout(50)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
    const call = answerTemplates(async () => {
      await delay(1_000)
      return ok([])
    })
    expect(await failure(call)).toMatchObject({ kind: 'timeout', code: 0 })
    expect(timeout).toHaveBeenCalledWith(15_000)
    timeout.mockRestore()
  })

  const broken = (error: unknown) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":0,'))
          controller.error(error)
        },
      }),
    )

  test.each([
    ['time runs out', new DOMException('late', 'TimeoutError'), 'timeout'],
    ['the line breaks', new TypeError('terminated'), 'network'],
  ])('is of the same kind when %s in the middle of the response', async (_, error, kind) => {
    const send: Send = () => broken(error)
    const call = createApiClient({ ...caller, send }).call('listTemplates', {})
    expect(await failure(call)).toMatchObject({ kind, code: 0 })
  })

  test.each([
    [401, 'auth'],
    [403, 'auth'],
    [400, 'client'],
    [404, 'client'],
    [429, 'client'],
    [499, 'client'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [599, 'server'],
    [302, 'unknown'],
    [304, 'unknown'],
  ])('with HTTP %i, whatever its body, is of the kind %s', async (status, kind) => {
    const send: Send = () => new Response(status === 304 ? null : '{"code":0,"data":[]}', { status })
    const call = createApiClient({ ...caller, send }).call('listTemplates', {})
    expect(await failure(call)).toMatchObject({ kind, code: status, isAuth: false, isNotFound: false })
  })

  test("reports a proxy's 502 page without its HTML", async () => {
    const page = () => new HttpResponse('<html>nginx</html>', { status: 502 })
    const failed = await failure(answerTemplates(page))
    expect(failed).toMatchObject({ kind: 'server', code: 502 })
    expect(failed.message).not.toContain('nginx')
  })

  test.each<[string, () => Response]>([
    ['HTML', () => new Response('<p>ok</p>')],
    ['nothing', () => new Response('')],
    ['half a JSON', () => new Response('{"code":0,"da')],
    ['a list', () => Response.json([])],
    ['no code', () => Response.json({ data: [] })],
    ['no data', () => Response.json({ code: 0 })],
    ['a code that is no whole number', () => Response.json({ code: '0', data: [] })],
  ])('with %s as its envelope is of unknown kind', async (_, answer) => {
    expect(await failure(answerTemplates(answer))).toMatchObject({ kind: 'unknown', code: 0 })
  })

  test.each([[undefined], [null], [{}], [[{ id: 'classic' }]]])(
    'with data of another shape, %j, is of unknown kind and names the call',
    async (data) => {
      const failed = await failure(answerTemplates(() => ok(data)))
      expect(failed).toMatchObject({ kind: 'unknown', code: 0 })
      expect(failed.message).toContain('listTemplates')
    },
  )

  const refusal = {
    errorMsg: '内容格式不正确',
    fields: { 'basics.email': 'email' },
    newer: { revision: 9 },
    retryAfterSeconds: 42,
  }

  test('with a business code carries its message, fields and newer revision', async () => {
    const call = answerTemplates(() => Response.json({ code: ApiCodes.invalidInput, data: refusal }))
    expect(await failure(call)).toMatchObject({
      kind: 'business',
      code: ApiCodes.invalidInput,
      message: '内容格式不正确',
      fields: { 'basics.email': 'email' },
      newer: { revision: 9 },
      retryAfterSeconds: 42,
    })
  })

  test.each([
    [ApiCodes.notLoggedIn, { isAuth: true }],
    [ApiCodes.notFound, { isNotFound: true }],
  ])('with the code %i and nothing else is that error', async (code, what) => {
    const call = answerTemplates(() => Response.json({ code }))
    expect(await failure(call)).toMatchObject({ kind: 'business', code, ...what })
  })

  test.each([[null], ['no'], [{ errorMsg: 7 }], [{ errorMsg: 'no', fields: ['email'] }]])(
    'with a business code and the data %j is that code all the same',
    async (data) => {
      const call = answerTemplates(() => Response.json({ code: ApiCodes.conflict, data }))
      expect(await failure(call)).toMatchObject({ kind: 'business', code: ApiCodes.conflict, fields: {} })
    },
  )
})

import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/http/endpoints'
import type { FailureData } from '#contract/http/envelope'
import { publicOrigin, createRenderedApp, textOf } from '#tests/app-harness/rendered-app'
import { apiHandler, apiHandlers, refusal, useApiServer } from '#tests/fake-api/api-handlers'
import { buildPlanBenefits, buildProfile } from '#tests/fixtures/account-builders'
import { buildResume, buildVersion } from '#tests/fixtures/resume-builders'

const server = useApiServer()
const product = await createRenderedApp('http://upstream.example')

const apiErrorResponse = (code: number, data: Partial<FailureData> = {}) =>
  refusal(code, { errorMsg: '余额不足', ...data })

/** Serves an API with a logged-in user, and one more response. */
function upstreamUrl(call: CallName, answer: () => Response) {
  server.use(
    apiHandler(call, answer),
    ...apiHandlers({
      checkLogin: () => 't1',
      fetchPlanBenefits: () => buildPlanBenefits(),
      readWeixinApps: () => ({ mp: null, web: null }),
      readProfile: () => buildProfile(),
    }),
  )
}

const httpError = (status: number) => () => new HttpResponse(null, { status })
const http429 = { status: 429, headers: { 'retry-after': '30' } }
describe('a page whose API call fails', () => {
  test.each([
    ['-7000', () => apiErrorResponse(-7000), 400, '无法打开这个页面', '余额不足'],
    ['-7999', () => apiErrorResponse(-7999), 400, '无法打开这个页面', '余额不足'],
    ['-8000', () => apiErrorResponse(-8000), 400, '无法打开这个页面', '余额不足'],
    ['-8001', () => apiErrorResponse(-8001), 404, '页面不存在', '余额不足'],
    ['-8002', () => apiErrorResponse(-8002), 409, '无法打开这个页面', '余额不足'],
    ['-8003', () => apiErrorResponse(-8003), 400, '无法打开这个页面', '余额不足'],
    ['-8005', () => apiErrorResponse(-8005), 503, '无法打开这个页面', '余额不足'],
    ['7', () => apiErrorResponse(7), 400, '无法打开这个页面', '余额不足'],
    ['HTTP 400', httpError(400), 400, '出了点问题', '信息有误，请检查后重试。'],
    ['HTTP 401', httpError(401), 401, '身份验证失败', '请重新登录。'],
    ['HTTP 403', httpError(403), 403, '没有访问权限', '当前账号无权访问这个页面。'],
    ['HTTP 404', httpError(404), 404, '页面不存在', '链接可能有误，或页面已被删除。'],
    ['HTTP 429', () => new HttpResponse(null, http429), 429, '操作太频繁', '请 30 秒后再试。'],
    ['HTTP 500', httpError(500), 500, '服务器出了点问题', '问题已记录'],
    ['HTTP 503', httpError(503), 503, '暂时无法连接服务', '请稍后重试'],
  ])(
    'a page whose API call responds with %s is an error page with its own status',
    async (_name, answer, status, title, text) => {
      upstreamUrl('readInvitations', answer)
      const response = await product.request('/user/invite')
      const page = textOf(await response.text())
      expect(response.status).toBe(status)
      expect(page).toContain(`|${title}|`)
      expect(page).toContain(text)
      // No error logs the user out.
      expect(response.headers.getSetCookie().filter((line) => line.startsWith('auth-storage='))).toEqual([])
    },
  )

  test('a page whose API call responds with -8004 or 429 has the status 429 and a Retry-After header', async () => {
    for (const answer of [
      () => apiErrorResponse(-8004, { errorMsg: '请 30 秒后再试', retryAfterSeconds: 30 }),
      () => new HttpResponse(null, http429),
    ]) {
      upstreamUrl('readInvitations', answer)
      const response = await product.request('/user/invite')
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    }
  })

  test('a data request whose API call responds with -7000 returns its message, without internals', async () => {
    upstreamUrl('readInvitations', () => apiErrorResponse(-7000))
    const response = await product.request('/user/invite.data', { headers: { accept: '*/*' } })
    const body = await response.text()
    expect(body).toContain('余额不足')
    expect(body).not.toContain('ApiClientError')
  })

  test("a JSON request whose API call responds with -7000 returns the API's envelope", async () => {
    upstreamUrl('readProfile', () => apiErrorResponse(-7000))
    const response = await product.request('/user/centre', { headers: { accept: 'application/json' } })
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: -7000, data: { errorMsg: '余额不足' } },
    ])
  })
})

describe('a form whose API call responds with -7000', () => {
  const submitForm = (headers: Record<string, string>) => {
    upstreamUrl('saveStoredResume', () => apiErrorResponse(-7000))
    const version = { ...buildVersion(1), resume: buildResume() }
    server.use(apiHandler('readResumeVersion', () => version))
    return product.request('/resume/versions/r1', {
      method: 'POST',
      body: new URLSearchParams({ revision: '1', from: '2' }),
      headers,
    })
  }

  test('a form whose API call responds with -7000 redirects back to its page, and the next page shows the message', async () => {
    const from = `${publicOrigin}/resume/versions/r1?look=1`
    const response = await submitForm({ referer: from })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/resume/versions/r1?look=1'])
    const [flash = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('flash-storage='))
    upstreamUrl('readInvitations', () => apiErrorResponse(-7000))
    const next = await product.request('/agreement', {
      isLoggedIn: false,
      headers: { cookie: flash.split(';')[0]! },
    })
    expect(textOf(await next.text())).toContain('|操作失败：余额不足|')
  })

  test.each(['', 'https://evil.example/resume/my', 'not an address', `${publicOrigin}//evil.example/`])(
    'a form whose API call responds with -7000 redirects to no other page for a referer of %j',
    async (referer) => {
      const response = await submitForm({ referer })
      expect(response.headers.get('location')).toBe('/resume/versions/r1')
    },
  )
})

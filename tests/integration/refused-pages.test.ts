import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type CallName } from '#contract/endpoints'
import { publicOrigin, renderedProduct, textOf } from '#tests/rendered-product'
import { someProfile } from '#tests/account-builders'
import { someResume } from '#tests/builders'

const baseUrl = 'http://upstream.example'
const server = setupServer()
let product: Awaited<ReturnType<typeof renderedProduct>>
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  product = await renderedProduct(baseUrl)
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const benefits = {
  inPlan: false,
  uid: 'u1',
  nickname: '小明',
  phoneNum: '',
  plan: '01',
  planName: '免费版',
  planStopTime: 0,
  benefitLrefTime: 0,
  benefits: {},
}
const answering = (call: CallName, answer: () => Response) => {
  const { method, path } = endpoints[call]
  return method === 'GET' ? http.get(baseUrl + path, answer) : http.post(baseUrl + path, answer)
}
const saying = (call: CallName, data: JsonBodyType) =>
  answering(call, () => HttpResponse.json({ code: 0, data }))
const refusing = (code: number, data: JsonBodyType = { errorMsg: '余额不足' }) =>
  HttpResponse.json({ code, data })

/** An upstream that knows who is here, and answers one more call so. */
function upstreamWhere(call: CallName, answer: () => Response) {
  server.use(
    saying('checkLogin', 't1'),
    saying('fetchPlanBenefits', benefits),
    saying('readWeixinApps', { mp: null, web: null }),
    saying('readProfile', someProfile()),
  )
  server.use(answering(call, answer))
}

const http429 = { status: 429, headers: { 'retry-after': '30' } }
describe('a page whose call the upstream answers with', () => {
  test.each([
    ['-7000', () => refusing(-7000), 400, '无法打开这个页面', '余额不足'],
    ['-7999', () => refusing(-7999), 400, '无法打开这个页面', '余额不足'],
    ['-8000', () => refusing(-8000), 400, '无法打开这个页面', '余额不足'],
    ['-8001', () => refusing(-8001), 404, '这个页面不存在', '余额不足'],
    ['-8002', () => refusing(-8002), 409, '无法打开这个页面', '余额不足'],
    ['-8003', () => refusing(-8003), 400, '无法打开这个页面', '余额不足'],
    ['-8005', () => refusing(-8005), 503, '无法打开这个页面', '余额不足'],
    ['7', () => refusing(7), 400, '无法打开这个页面', '余额不足'],
    ['HTTP 400', () => new HttpResponse(null, { status: 400 }), 400, '出了点问题', '请求参数有误。'],
    ['HTTP 401', () => new HttpResponse(null, { status: 401 }), 401, '身份验证失败', '请重新登录。'],
    [
      'HTTP 403',
      () => new HttpResponse(null, { status: 403 }),
      403,
      '没有访问权限',
      '身份验证失败，请重新登录。',
    ],
    ['HTTP 404', () => new HttpResponse(null, { status: 404 }), 404, '这个页面不存在', '请求参数有误。'],
    ['HTTP 429', () => new HttpResponse(null, http429), 429, '操作太频繁', '请 30 秒后再试。'],
    ['HTTP 500', () => new HttpResponse(null, { status: 500 }), 500, '服务器出了点问题', '问题已经记录下来'],
    ['HTTP 503', () => new HttpResponse(null, { status: 503 }), 503, '暂时连不上服务', '请稍后重试'],
  ])('%s is its own error page, with its own status', async (_name, answer, status, title, text) => {
    upstreamWhere('readInvitations', answer)
    const response = await product.ask('/user/invite')
    const page = textOf(await response.text())
    expect(response.status).toBe(status)
    expect(page).toContain(`|${title}|`)
    expect(page).toContain(text)
    // Nobody is logged out by any of them.
    expect(response.headers.getSetCookie().filter((line) => line.startsWith('auth-storage='))).toEqual([])
  })

  test('-8004 or 429 says when to come back, to people and to machines', async () => {
    for (const answer of [
      () => refusing(-8004, { errorMsg: '请 30 秒后再试', retryAfterSeconds: 30 }),
      () => new HttpResponse(null, http429),
    ]) {
      upstreamWhere('readInvitations', answer)
      const response = await product.ask('/user/invite')
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    }
  })

  test('-7000 shows scripts its words too, and not what stands behind', async () => {
    upstreamWhere('readInvitations', () => refusing(-7000))
    const response = await product.ask('/user/invite.data', { headers: { accept: '*/*' } })
    const body = await response.text()
    expect(body).toContain('余额不足')
    expect(body).not.toContain('UpstreamFailure')
  })

  test('-7000 to a script that asks for JSON is the envelope itself', async () => {
    upstreamWhere('readProfile', () => refusing(-7000))
    const response = await product.ask('/user/centre', { headers: { accept: 'application/json' } })
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: -7000, data: { errorMsg: '余额不足' } },
    ])
  })
})

describe('a press that the upstream answers with -7000', () => {
  const press = (headers: Record<string, string>) => {
    upstreamWhere('saveStoredResume', () => refusing(-7000))
    server.use(saying('readResumeVersion', { revision: 1, savedAt: 1, resume: someResume() }))
    return product.ask('/resume/versions/r1', {
      method: 'POST',
      body: new URLSearchParams({ revision: '1', from: '2' }),
      headers,
    })
  }

  test('leads back to its page, which says so in red for 2000 ms in the words of the service', async () => {
    const from = `${publicOrigin}/resume/versions/r1?look=1`
    const response = await press({ referer: from })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/resume/versions/r1?look=1'])
    const [flash = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('flash-storage='))
    upstreamWhere('readInvitations', () => refusing(-7000))
    const next = await product.ask('/agreement', {
      loggedIn: false,
      headers: { cookie: flash.split(';')[0]! },
    })
    expect(textOf(await next.text())).toContain('|操作没有成功：余额不足|')
  })

  test.each(['', 'https://evil.example/resume/my', 'not an address', `${publicOrigin}//evil.example/`])(
    'leads to no other page for a referer of %j',
    async (referer) => {
      const response = await press({ referer })
      expect(response.headers.get('location')).toBe('/resume/versions/r1')
    },
  )
})

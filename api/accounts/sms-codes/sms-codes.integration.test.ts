import { ApiCodes } from '#contract/http/api-codes'
import { endpoints } from '#contract/http/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { SmsFailure } from '../../gateways/sms/sms-provider'
import { createOutboxSms } from '../../gateways/sms/outbox-sms'
import { outboxLifeMs, smsCodeLifeMs, maxSmsCodeAttempts } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { solveWork } from '../../testing/solve-challenge'
import { createTestResume, failure, startTestApi, useTestApi } from '../../testing/test-api'

const [minute, hour] = [60_000, 3_600_000]

describe.each(databases)('SMS codes on $name', ({ empty }) => {
  const phone = '13800138000'
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'limits', 'sms_codes'] as const) await api.db.deleteFrom(table).execute()
  })
  let lastIp = 0
  const freshIp = () => `10.0.${++lastIp >> 8}.${lastIp & 255}`
  /** An unknown browser at any address, which solves each challenge. */
  const device = 'a-browser-that-is-not-known'
  const ask = async (ip = freshIp(), to = phone) => {
    const first = await api.call('sendLoginCode', { phone: to }, { ip, device })
    if (first.code !== ApiCodes.challengeRequired) return first
    const proof = await solveWork(first.data.challenge)
    return api.call('sendLoginCode', { phone: to, proof }, { ip, device })
  }
  const login = async (captcha: string, ip = freshIp(), to = phone) => {
    const first = await api.call('loginByPhone', { phone: to, captcha }, { ip, device })
    if (first.code !== ApiCodes.challengeRequired) return first
    const proof = await solveWork(first.data.challenge)
    return api.call('loginByPhone', { phone: to, captcha, proof }, { ip, device })
  }
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const unitSeconds = { 秒: 1, 分钟: 60, 小时: 3600 }
  const retryMessage = (count: number, unit: string) => `操作太频繁，请 ${count} ${unit}后再试`
  const waits = (count: number, unit: keyof typeof unitSeconds) => ({
    status: 200,
    code: ApiCodes.tooManyRequests,
    data: { errorMsg: retryMessage(count, unit), retryAfterSeconds: count * unitSeconds[unit] },
  })

  test('a code has six digits, for known and unknown phones alike', async () => {
    await api.logIn('13900139000')
    await api.db.deleteFrom('limits').execute()
    const [known, unknown] = [await ask(freshIp(), '13900139000'), await ask()]
    expect(known).toEqual(unknown)
    expect(api.codeFor(phone)).toMatch(/^\d{6}$/)
  })

  test('an invalid phone or code is reported at its field', async () => {
    const badPhone = await api.call('sendLoginCode', { phone: '1380013800' })
    expect(badPhone).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { errorMsg: '请填写 11 位手机号', fields: { phone: 'phone' } },
    })
    await ask()
    expect((await login(wrongFor(api.codeFor(phone)))).data).toEqual({
      errorMsg: '验证码不正确',
      fields: { captcha: 'codeWrong' },
    })
  })

  test('a code is valid for five minutes, once', async () => {
    const expired = { errorMsg: '验证码已失效，请重新获取', fields: { captcha: 'codeExpired' } }
    await ask()
    api.time.now += smsCodeLifeMs
    expect((await login(api.codeFor(phone))).data).toEqual(expired)
    await ask()
    api.time.now += smsCodeLifeMs - 1
    expect((await login(api.codeFor(phone))).code).toBe(0)
    expect((await login(api.codeFor(phone))).data).toEqual(expired)
  })

  test('five wrong tries invalidate the code', async () => {
    await ask()
    const code = api.codeFor(phone)
    for (let tries = 1; tries < maxSmsCodeAttempts; tries++)
      expect((await login(wrongFor(code))).data.fields).toEqual({ captcha: 'codeWrong' })
    expect((await login(wrongFor(code))).data.fields).toEqual({ captcha: 'codeExpired' })
    expect((await login(code)).data.fields).toEqual({ captcha: 'codeExpired' })
  })

  test('of concurrent guesses no more than five are checked', async () => {
    await ask()
    const code = api.codeFor(phone)
    const guesses = await Promise.all(Array.from({ length: 40 }, () => login(wrongFor(code))))
    expect(guesses.filter(({ data }) => data.fields?.captcha === 'codeWrong')).toHaveLength(
      maxSmsCodeAttempts - 1,
    )
    expect((await login(code)).code).not.toBe(0)
  })

  test('a new code invalidates the previous one', async () => {
    await ask()
    const old = api.codeFor(phone)
    api.time.now += minute
    await ask()
    if (old !== api.codeFor(phone)) expect((await login(old)).data.fields).toEqual({ captcha: 'codeWrong' })
    expect((await login(api.codeFor(phone))).code).toBe(0)
  })

  test('a phone gets one code a minute, and the error says how long to wait', async () => {
    await ask()
    api.time.now += 18_000
    expect(await ask()).toEqual(waits(42, '秒'))
    expect(await api.call('sendLoginCode', { phone }, { language: 'en', ip: freshIp() })).toMatchObject({
      data: { errorMsg: 'Too many requests. Try again in 42 seconds.' },
    })
    expect((await ask(freshIp(), '13900139000')).code).toBe(0)
    api.time.now += 42_000
    expect((await ask()).code).toBe(0)
  })

  test('of concurrent requests one gets a code', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => ask()))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    const others = responses.filter(({ code }) => code !== 0)
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set([ApiCodes.tooManyRequests]))
  })

  test('a phone gets five codes an hour and ten a day, and refused requests do not count', async () => {
    const askOften = async (times: number) => {
      for (let n = 0; n < times; n++) {
        expect((await ask()).code).toBe(0)
        expect((await ask()).code).toBe(ApiCodes.tooManyRequests)
        api.time.now += minute
      }
    }
    await askOften(5)
    expect(await ask()).toEqual(waits(55, '分钟'))
    api.time.now += 55 * minute
    await askOften(5)
    expect((await ask()).data.errorMsg).toContain('23 小时')
    api.time.now += hour
    expect((await ask()).code).toBe(ApiCodes.tooManyRequests)
    api.time.now += 22 * hour
    expect((await ask()).code).toBe(0)
  })

  test('an address gets ten codes an hour and thirty a day, an IPv6 household counting as one', async () => {
    let next = 13_900_000_000
    const from = (ip: string) => ask(ip, String(++next))
    for (const ip of ['192.0.2.1', '2001:db8:0:aa00::', '']) {
      for (let n = 0; n < 10; n++) expect((await from(ip)).code).toBe(0)
      expect((await from(ip)).code).toBe(ApiCodes.tooManyRequests)
    }
    expect((await from('2001:db8:0:aaff::7')).code).toBe(ApiCodes.tooManyRequests)
    expect((await from('2001:db8:0:ab00::7')).code).toBe(0)
    for (const hours of [1, 1]) {
      api.time.now += hours * hour
      for (let n = 0; n < 10; n++) expect((await from('192.0.2.1')).code).toBe(0)
    }
    api.time.now += hour
    expect(await from('192.0.2.1')).toEqual(waits(21, '小时'))
  })

  test('a phone can be tried ten times in 15 minutes from one address, and an address can try fifty times an hour', async () => {
    const here = '192.0.2.6'
    for (let n = 0; n < 10; n++) expect((await login('123456', here)).code).toBe(ApiCodes.invalidInput)
    expect(await login('123456', here)).toEqual(waits(15, '分钟'))
    expect((await login('123456')).code).toBe(ApiCodes.invalidInput)
    api.time.now += 15 * minute
    expect((await login('123456', here)).code).toBe(ApiCodes.invalidInput)
    const from = (n: number) => login('123456', '192.0.2.7', String(13_900_000_000 + n))
    for (let n = 0; n < 50; n++) expect((await from(n)).code).toBe(ApiCodes.invalidInput)
    expect((await from(50)).code).toBe(ApiCodes.tooManyRequests)
  })

  test('a failing provider releases the limit of the phone, but not of the address', async () => {
    const send = async () => {
      throw new SmsFailure('failed', 'no answer')
    }
    const failing = await startTestApi(api.options, { sms: { send } })
    const askFailing = (n: number) =>
      failing.call('sendLoginCode', { phone: String(13_900_000_000 + n) }, { ip: '192.0.2.9' })
    for (let n = 0; n < 3; n++)
      expect(await askFailing(0)).toEqual({
        status: 200,
        code: ApiCodes.providerUnavailable,
        data: { errorMsg: '验证码发送失败，请稍后再试' },
      })
    expect((await askFailing(1)).code).toBe(ApiCodes.challengeRequired)
    await failing.close()
  })

  test("a phone over the provider's own limit gets its own message", async () => {
    const send = async () => {
      throw new SmsFailure('limited', 'isv.BUSINESS_LIMIT_CONTROL')
    }
    const limited = await startTestApi(api.options, { sms: { send } })
    expect(await limited.call('sendLoginCode', { phone })).toMatchObject(
      failure(ApiCodes.tooManyRequests, '该手机号接收短信过于频繁，请稍后再试'),
    )
    await limited.close()
  })

  test('without a provider the error says so, and nothing is counted', async () => {
    const off = await startTestApi(api.options, { sms: undefined })
    expect(await off.call('sendLoginCode', { phone })).toMatchObject(
      failure(ApiCodes.providerUnavailable, '短信服务暂未开通'),
    )
    expect(await off.db.selectFrom('limits').selectAll().execute()).toEqual([])
    expect(await off.send(endpoints.listOutbox.path)).toMatchObject({ code: ApiCodes.notFound })
    await off.close()
  })

  test('the outbox lists the last fifty messages of ten minutes', async () => {
    const { deps } = api
    const demo = await startTestApi(api.options, {
      sms: createOutboxSms({ ...deps, clock: () => demo.time.now }),
      isOutboxPublic: true,
    })
    const outbox = async () => (await demo.call('listOutbox', {})).data
    await demo.call('sendLoginCode', { phone })
    const [message] = await outbox()
    expect(message).toEqual({
      id: expect.any(String),
      phone,
      purpose: 'login',
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: demo.time.now,
    })
    expect((await demo.call('loginByPhone', { phone, captcha: message.code })).code).toBe(0)
    for (let n = 0; n < 55; n++) {
      demo.time.now += 1
      await demo.call('sendLoginCode', { phone: String(13_900_000_000 + n) }, { ip: freshIp() })
    }
    expect((await outbox()).map((one: { phone: string }) => one.phone)).toEqual(
      Array.from({ length: 50 }, (_, n) => String(13_900_000_054 - n)),
    )
    expect(await demo.db.selectFrom('outbox').selectAll().execute()).toHaveLength(50)
    demo.time.now += outboxLifeMs
    expect(await outbox()).toEqual([])
    await demo.close()
  })

  test('guests may upload sixty drafts an hour', async () => {
    const guest = { ip: '192.0.2.30' }
    const leave = () => api.call('createDraft', { resume: createTestResume('林') }, guest)
    const left = await Promise.all(Array.from({ length: 61 }, leave))
    expect(left.filter(({ code }) => code === 0)).toHaveLength(60)
    expect(left.filter(({ code }) => code === ApiCodes.tooManyRequests)).toHaveLength(1)
    const elsewhere = { ip: '192.0.2.31' }
    expect((await api.call('createDraft', { resume: createTestResume('林') }, elsewhere)).code).toBe(0)
  })
})

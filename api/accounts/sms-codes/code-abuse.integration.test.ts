import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BotChallenge } from '#contract/account/bot-challenge'
import { ApiCodes } from '#contract/http/api-codes'
import { SmsFailure } from '../../gateways/sms/sms-provider'
import { consumeDailySms } from './daily-sms-quota'
import { silentLog } from '../../server/log'
import { maxSmsCodeAttempts } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createCodeClients, fresh, own, phone, strange } from '../../testing/code-clients'
import { solveSum, solveWork } from '../../testing/solve-challenge'
import { failure, startTestApi, useTestApi } from '../../testing/test-api'

const minute = 60_000

describe.each(databases)('abuse of SMS codes on $name', ({ empty }) => {
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'limits', 'sms_codes', 'known_devices', 'spent_challenges'] as const)
      await api.db.deleteFrom(table).execute()
    await api.logIn(phone, {}, own)
    await api.db.deleteFrom('limits').execute()
  })
  const { ask, login, solvingChallenges, guessTenTimes } = createCodeClients(api)
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const solved = (answer: { data: { challenge: BotChallenge } }) => solveWork(answer.data.challenge)

  test('ten wrong codes block an unknown client, while the owner can log in on a known device', async () => {
    await guessTenTimes(strange)
    expect((await login('123456', strange)).code).toBe(ApiCodes.tooManyRequests)
    expect((await ask(own)).code).toBe(ApiCodes.ok)
    expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
  })

  test('a block does not extend to other addresses or to a known device at the same address', async () => {
    await guessTenTimes(strange)
    expect((await ask(fresh)).code).toBe(ApiCodes.ok)
    const first = await login(api.codeFor(phone), fresh)
    expect(first.code).toBe(ApiCodes.challengeRequired)
    expect((await login(api.codeFor(phone), fresh, await solved(first))).code).toBe(ApiCodes.ok)
    const neighbour = { ...own, ip: strange.ip }
    expect((await ask(neighbour)).code).toBe(ApiCodes.ok)
    expect((await login(api.codeFor(phone), neighbour)).code).toBe(ApiCodes.ok)
  })

  test('the code of a browser with a device cookie works only there, and a browser without cookies can log in by its address', async () => {
    const without = (n: number) => ({ device: `new device-that-keeps-none-${n}`, ip: fresh.ip })
    expect((await ask(without(1))).code).toBe(ApiCodes.ok)
    expect((await login(api.codeFor(phone), without(2))).code).toBe(ApiCodes.ok)
    api.time.now += minute
    await ask(without(3))
    const code = api.codeFor(phone)
    // The browser kept the cookie, and its address changed.
    expect((await login(code, { device: 'device-that-keeps-none-3', ip: '198.51.100.99' })).code).toBe(
      ApiCodes.ok,
    )
    await ask(own)
    expect((await login(api.codeFor(phone), { ...without(4), ip: own.ip })).code).not.toBe(ApiCodes.ok)
    expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
  })

  test('a new device cookie does not reset the counters', async () => {
    await guessTenTimes(strange)
    const disguised = { ...strange, device: 'device-of-a-stranger-0002' }
    expect((await login('123456', disguised)).code).toBe(ApiCodes.tooManyRequests)
    expect((await login('123456', { ip: strange.ip })).code).toBe(ApiCodes.tooManyRequests)
  })

  test("a request by another client neither replaces the owner's code nor uses up its tries", async () => {
    await ask(own)
    const code = api.codeFor(phone)
    await ask(strange)
    for (let n = 0; n < 5; n++) await login(wrongFor(api.codeFor(phone)), strange)
    expect((await login(code, strange)).code).not.toBe(ApiCodes.ok)
    expect((await login(code, own)).code).toBe(ApiCodes.ok)
  })

  test("another client cannot use up the owner's codes on a known device", async () => {
    for (let n = 0; n < 5; n++) {
      expect((await solvingChallenges((proof) => ask(strange, proof))).code).toBe(ApiCodes.ok)
      api.time.now += minute
    }
    expect((await ask(strange)).code).toBe(ApiCodes.tooManyRequests)
    expect((await ask(own)).code).toBe(ApiCodes.ok)
    expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
  })

  test('after three codes a challenge is required, whose proof works once, for this phone, in time', async () => {
    for (let n = 0; n < 3; n++) {
      expect((await ask(strange)).code).toBe(ApiCodes.ok)
      api.time.now += minute
    }
    const responses = await ask(strange)
    expect(responses).toMatchObject({
      code: ApiCodes.challengeRequired,
      data: { errorMsg: '操作较为频繁，请先完成安全验证', challenge: { waitSeconds: 60 } },
    })
    expect(responses.data.challenge.picture).toMatch(/^<svg [^>]*>(<(rect|g|path)[^>]*>|<\/g>)+<\/svg>$/)
    const proof = await solved(responses)
    expect((await ask(strange, proof, '13900139000')).code).toBe(ApiCodes.challengeRequired)
    const tampered = proof.replace(/"counter":(\d+)/, (_, counter) => `"counter":${Number(counter) + 1}`)
    expect((await ask(strange, tampered.replace(/"derivedKey":"../, '"derivedKey":"00'))).code).toBe(
      ApiCodes.challengeRequired,
    )
    expect((await ask(strange, proof.replace('madeAt', 'madeat'))).code).toBe(ApiCodes.challengeRequired)
    const again = await solved(await ask(strange))
    const [one, other] = await Promise.all([ask(strange, again), ask(strange, again)])
    expect([one.code, other.code]).toContain(ApiCodes.ok)
    expect([one.code, other.code].filter((code) => code === ApiCodes.ok)).toHaveLength(1)
    api.time.now += minute
    expect(await ask(strange, again)).toMatchObject({ data: { errorMsg: '安全验证已过期，请重新验证' } })
    const late = await solved(await ask(strange))
    api.time.now += 10 * minute
    expect((await ask(strange, late)).code).toBe(ApiCodes.challengeRequired)
  })

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '{"work":"{}"}',
    '{"work":"{\\"parameters\\":{},\\"signature\\":\\"ab\\"}"}',
  ])('the proof %j is answered with a new challenge', async (proof) => {
    for (let n = 0; n < 5; n++) await login('123456', strange)
    expect((await login('123456', strange, proof)).code).toBe(ApiCodes.challengeRequired)
  })

  test('the sum in the image solves a challenge, and wrong sums are limited', async () => {
    for (let n = 0; n < 5; n++) await login('123456', strange)
    const [secret] = api.deps.secrets
    const { challenge } = (await login('123456', strange)).data
    expect((await login('123456', strange, solveSum(challenge, secret))).code).toBe(ApiCodes.invalidInput)
    for (let n = 0; n < 10; n++) {
      const next = (await login('123456', strange)).data.challenge
      expect((await login('123456', strange, solveSum(next, secret, 1))).data).toMatchObject({
        errorMsg: '计算结果不正确，请重新填写',
        challenge: { waitSeconds: 60 },
      })
    }
    const last = (await login('123456', strange)).data.challenge
    expect((await login('123456', strange, solveSum(last, secret, 1))).code).toBe(ApiCodes.tooManyRequests)
  })

  test('waiting a minute solves a challenge: an early attempt keeps the wait, and one wait per address runs at a time', async () => {
    for (let n = 0; n < 5; n++) await login('123456', strange)
    const { challenge } = (await login('123456', strange)).data
    const second = (await login('123456', strange)).data.challenge
    const waiting = ({ work }: BotChallenge) => JSON.stringify({ work })
    api.time.now += 40_000
    const early = await login('123456', strange, waiting(challenge))
    expect(early).toMatchObject({
      code: ApiCodes.challengeRequired,
      data: { challenge: { waitSeconds: 20 } },
    })
    api.time.now += 20_000
    expect((await login('123456', strange, waiting(early.data.challenge))).code).toBe(ApiCodes.invalidInput)
    expect((await login('123456', strange, waiting(second))).code).toBe(ApiCodes.challengeRequired)
  })

  test("codes for binding or closing an account are separate from other clients' codes", async () => {
    const token = await api.logIn('13900139000', {}, fresh)
    await guessTenTimes(strange)
    expect((await api.call('sendClosingCode', {}, { token, ip: strange.ip })).code).toBe(ApiCodes.ok)
    const captcha = api.codeFor('13900139000')
    expect((await api.call('closeAccount', { captcha }, { token, ip: strange.ip })).code).toBe(ApiCodes.ok)
    expect((await api.call('sendBindCode', { phone }, { token, ip: fresh.ip })).code).toBe(ApiCodes.ok)
  })

  test('a code can be tried five times, and other clients never block the owner', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 3 }),
      does: fc.constantFrom('ask', 'guess', 'guess', 'guess', 'wait'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await api.db.deleteFrom('limits').execute()
        await api.db.deleteFrom('sms_codes').execute()
        for (const { who: attempt, does } of steps) {
          const from = { device: `device-of-a-stranger-100${attempt}`, ip: `203.0.113.${attempt >> 1}` }
          if (does === 'wait') api.time.now += 20_000
          else if (does === 'ask') await solvingChallenges((proof) => ask(from, proof))
          else await solvingChallenges((proof) => login('999999', from, proof))
        }
        const stored = await api.db.selectFrom('sms_codes').select('tries').execute()
        for (const { tries } of stored) expect(tries).toBeLessThanOrEqual(maxSmsCodeAttempts)
        expect((await ask(own)).code).toBe(ApiCodes.ok)
        expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
      }),
      { numRuns: 15 },
    )
  })

  test('the daily limit of text messages is enforced with a message, and logged at four fifths', async () => {
    const lines: string[] = []
    const log = { ...silentLog, warn: (_: unknown, message: string) => void lines.push(message) }
    let isDown = false
    const send = async () => {
      if (isDown) throw new SmsFailure('failed', 'no answer')
    }
    const capped = await startTestApi(api.options, { smsDailyCap: 5, log, sms: { send } })
    // Late in the evening in China: the limit counts calendar days of China.
    capped.time.now = Date.UTC(2026, 4, 10, 15, 59)
    const askOf = (n: number) =>
      capped.call('sendLoginCode', { phone: String(13_700_000_000 + n) }, { ip: `192.0.2.${n}` })
    for (let n = 0; n < 3; n++) expect((await askOf(n)).code).toBe(ApiCodes.ok)
    isDown = true
    await askOf(10)
    isDown = false
    expect(lines).toEqual([
      'four fifths of the text messages of today are sent',
      'a text message was not sent',
    ])
    for (let n = 3; n < 5; n++) expect((await askOf(n)).code).toBe(ApiCodes.ok)
    expect(await askOf(5)).toMatchObject(
      failure(ApiCodes.providerUnavailable, '今日短信验证码发送量已达上限，请明天再试'),
    )
    capped.time.now += minute
    expect((await askOf(6)).code).toBe(ApiCodes.ok)
    await capped.close()
  })

  test('the warning at four fifths is logged once a day, even for concurrent messages', async () => {
    const warned: unknown[] = []
    const log = { ...silentLog, warn: (facts: unknown) => void warned.push(facts) }
    // A day on which no other test sends anything.
    const now = api.time.now + 400 * 24 * 60 * minute
    const deps = { db: api.db, clock: () => now, log, smsDailyCap: 5 }
    await Promise.all([1, 2, 3, 4, 5].map(() => consumeDailySms(deps)))
    expect(warned).toHaveLength(1)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { BotChallenge } from '#contract/account/bot-challenge'
import { ApiCodes } from '#contract/http/api-codes'
import { consumeSmsCode } from './sms-codes.queries'
import { databases } from '../../testing/databases'
import { createCodeClients, fresh, own, phone, strange } from '../../testing/code-clients'
import { solveSum, solveWork } from '../../testing/solve-challenge'
import { createTestUser } from '../../testing/test-person'
import { startTestApi, useTestApi } from '../../testing/test-api'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(databases)('devices that ask for codes on $name', ({ empty }) => {
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'limits', 'sms_codes', 'known_devices'] as const)
      await api.db.deleteFrom(table).execute()
  })
  const { ask, login, solvingChallenges, guessTenTimes } = createCodeClients(api)

  test('a device is known for half a year after its last login', async () => {
    await api.logIn(phone, {}, own)
    api.time.now += 180 * day - 1
    await guessTenTimes({ ...strange, ip: own.ip })
    expect((await login('123456', own)).code).toBe(ApiCodes.invalidInput)
    api.time.now += 1
    expect((await login('123456', own)).code).toBe(ApiCodes.tooManyRequests)
  })

  test("a known device gets no counters of its own for another user's phone", async () => {
    await api.logIn('13900139000', {}, strange)
    await guessTenTimes(strange)
    const disguised = { ...strange, device: 'device-of-a-stranger-0002' }
    expect((await login('123456', disguised)).code).toBe(ApiCodes.tooManyRequests)
  })

  test.each(['alone', 'and an account that has it already'])(
    'a device is known once it has bound the phone to an account %s',
    async (which) => {
      if (which !== 'alone')
        await api.logIn(phone, {}, { device: 'device-of-another-place-01', ip: '192.0.2.9' })
      api.time.now += minute
      const { token } = await createTestUser(api)
      expect((await api.call('sendBindCode', { phone }, { ...own, token })).code).toBe(ApiCodes.ok)
      const bound = await api.call('bindPhone', { phone, captcha: api.codeFor(phone) }, { ...own, token })
      expect(bound.code).toBe(ApiCodes.ok)
      await guessTenTimes({ ...strange, ip: own.ip })
      expect((await login('123456', own)).code).toBe(ApiCodes.invalidInput)
      expect((await login('123456', { ...strange, ip: own.ip })).code).toBe(ApiCodes.tooManyRequests)
    },
  )

  test('correct codes alone never require a challenge', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await solvingChallenges((proof) => ask(own, proof))).code).toBe(ApiCodes.ok)
      expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
      api.time.now += minute
    }
    expect((await login('123456', own)).code).toBe(ApiCodes.invalidInput)
  })

  test('a wait that no challenge can shorten is reported at once', async () => {
    for (let n = 0; n < 3; n++) {
      if (n > 0) api.time.now += minute
      expect((await ask(own)).code).toBe(ApiCodes.ok)
    }
    expect((await ask(own)).code).toBe(ApiCodes.tooManyRequests)
    api.time.now += minute
    expect((await ask(own)).code).toBe(ApiCodes.challengeRequired)
  })

  test('a client without cookies finds the newest code of its address only', async () => {
    const without = (n: number) => ({ device: `new device-that-keeps-none-${n}`, ip: own.ip })
    await ask(without(1))
    const old = api.codeFor(phone)
    api.time.now += minute
    await ask(without(2))
    const newest = api.codeFor(phone)
    if (old !== newest) expect((await login(old, without(3))).code).toBe(ApiCodes.invalidInput)
    expect((await login(newest, without(4))).code).toBe(ApiCodes.ok)
    expect((await login(newest, without(5))).code).toBe(ApiCodes.invalidInput)
  })

  test('a code works only for the purpose it was sent for', async () => {
    const token = await api.logIn(phone, {}, own)
    await api.db.deleteFrom('limits').execute()
    expect((await api.call('sendBindCode', { phone }, { ...own, token })).code).toBe(ApiCodes.ok)
    const closing = await api.call('closeAccount', { captcha: api.codeFor(phone) }, { ...own, token })
    expect(closing.code).toBe(ApiCodes.invalidInput)
    expect((await api.call('readProfile', {}, { ...own, token })).data.closesAt).toBeNull()
  })

  test('a login does not use up a newer code than the one that was entered', async () => {
    await ask(own)
    const { id, code_hash } = await api.db.selectFrom('sms_codes').selectAll().executeTakeFirstOrThrow()
    api.time.now += minute
    await ask(own)
    if (
      (await api.db.selectFrom('sms_codes').select('code_hash').executeTakeFirstOrThrow()).code_hash !==
      code_hash
    )
      expect(await consumeSmsCode(api.db, { id, code_hash })).toBe(false)
    expect((await login(api.codeFor(phone), own)).code).toBe(ApiCodes.ok)
  })

  test('waiting for a challenge works once at a time, for another phone at the same address and for the same phone at another', async () => {
    const waiting = ({ data }: { data: { challenge: BotChallenge } }) =>
      JSON.stringify({ work: data.challenge.work })
    const other = '13900139000'
    for (let n = 0; n < 5; n++) await login('123456', strange)
    const here = waiting(await login('123456', strange))
    const otherPhone = waiting(await login('123456', strange, undefined, other))
    const elsewhere = waiting(await login('123456', fresh))
    api.time.now += minute
    expect((await login('123456', strange, here)).code).toBe(ApiCodes.invalidInput)
    expect((await login('123456', strange, otherPhone, other)).code).toBe(ApiCodes.challengeRequired)
    expect((await login('123456', fresh, elsewhere)).code).toBe(ApiCodes.challengeRequired)
    const again = waiting(await login('123456', fresh))
    api.time.now += minute
    expect((await login('123456', fresh, again)).code).toBe(ApiCodes.invalidInput)
  })

  test('a challenge can still be solved after the secret was rotated', async () => {
    for (let n = 0; n < 5; n++) await login('123456', strange)
    const byWork = await solveWork((await login('123456', strange)).data.challenge)
    const [secret] = api.deps.secrets
    const bySum = solveSum((await login('123456', strange)).data.challenge, secret)
    const changed = await startTestApi(api.options, {
      secrets: ['a newer secret, long enough to be one', secret],
    })
    changed.time.now = api.time.now
    for (const proof of [byWork, bySum])
      expect(await changed.call('loginByPhone', { phone, captcha: '123456', proof }, strange)).toMatchObject({
        code: ApiCodes.invalidInput,
      })
    await changed.close()
  })
})

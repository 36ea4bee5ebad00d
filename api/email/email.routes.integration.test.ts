import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EmailProvider } from '../gateways/email/email-provider'
import { createSmtpEmail } from '../gateways/email/smtp-email'
import { databases } from '../testing/databases'
import { useMailServer } from '../testing/use-mail-server'
import { createTestUser, type TestUser } from '../testing/test-person'
import { useTestApi } from '../testing/test-api'

const smtp = useMailServer()
const client = () =>
  createSmtpEmail({
    host: '127.0.0.1',
    port: smtp.port(),
    security: 'none',
    login: undefined,
    from: 'no-reply@resume.example.com',
  })
// The server has a port only once the tests run.
const email: EmailProvider = { send: (message) => client().send(message), check: () => client().check() }
const pdfBase64 = Buffer.from('%PDF-1.7 a resume').toString('base64')
const input = { item: 'draft:d1', address: 'lin@example.com', fileName: '林晓-产品经理', pdfBase64 }

describe.each(databases)('a resume by e-mail on $name', ({ empty }) => {
  const api = useTestApi(empty, { email, emailDailyCap: 40 })
  let owner: TestUser
  beforeEach(async () => {
    await api.db.deleteFrom('limits').execute()
    owner = await createTestUser(api)
  })
  const send = async (more: Partial<typeof input> = {}, user = owner, language = 'zh-CN') =>
    user.call('emailResume', { ...input, ...more }, language)
  const quote = async (item = input.item) => (await owner.call('quoteDownload', { item })).data

  test('arrives in the language of the page, and counts once for seven days', async () => {
    expect((await owner.call('readEmailStatus', {})).data).toEqual({ isOn: true })
    expect((await send()).data).toMatchObject({ charged: true, left: 0 })
    expect((await send({}, owner, 'en')).data).toMatchObject({ charged: false, left: 0 })
    const [zh, en] = smtp.received.map(({ source }) => source)
    expect(zh).toContain(pdfBase64)
    expect(zh).toContain(Buffer.from('你的简历').toString('base64').slice(0, 12))
    expect(en).toContain('From: Smart Resume <')
  })

  test('is refused without a download left, and then nothing is sent', async () => {
    await send()
    expect((await send({ item: 'draft:d2' })).code).toBe(ApiCodes.quotaExceeded)
    expect(smtp.received).toHaveLength(1)
  })

  test('costs nothing when the address refuses it, and says so at the field', async () => {
    const { code, data } = await send({ address: 'refused@example.com' })
    expect([code, data]).toMatchObject([
      ApiCodes.invalidInput,
      { fields: { address: 'emailRefused' }, errorMsg: expect.stringContaining('拒收') as string },
    ])
    expect(await quote()).toMatchObject({ charged: true, left: 1 })
  })

  test.each(['no address', 'a@b@example.com', '林@example.com', 'a@example.com,b@example.com', ''])(
    'is not sent to “%s”',
    async (address) => {
      const { data } = await send({ address })
      expect(Object.keys((data as { fields: object }).fields)).toEqual(['address'])
      expect(smtp.received).toEqual([])
    },
  )

  test('of many at the same moment only as many as are left are sent', async () => {
    const items = Array.from({ length: 6 }, (_, n) => `draft:p${n}`)
    const codes = (
      await Promise.all(items.map((item) => send({ item, address: `${item.at(-1)}@example.com` })))
    ).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(smtp.received).toHaveLength(1)
  })

  test('fills nobody’s mailbox, by one account or by many, however the address is written', async () => {
    await send()
    for (let n = 1; n < 5; n++) expect((await send({ address: `Lin+${n}@Example.com` })).code).toBe(0)
    const other = await createTestUser(api)
    expect((await send({}, other)).code).toBe(ApiCodes.tooManyRequests)
    expect((await send({ address: 'mei@example.com' }, other)).code).toBe(0)
    expect(smtp.received).toHaveLength(6)
  })

  test('an account sends ten in an hour, to any addresses', async () => {
    for (let n = 0; n < 10; n++) expect((await send({ address: `p${n}@example.com` })).code).toBe(0)
    expect((await send({ address: 'p10@example.com' })).code).toBe(ApiCodes.tooManyRequests)
  })
})

describe.each(databases.slice(0, 1))('a service without e-mail', ({ empty }) => {
  const api = useTestApi(empty)
  test('says that it is off, and counts nothing', async () => {
    const user = await createTestUser(api)
    expect((await user.call('readEmailStatus', {})).data).toEqual({ isOn: false })
    expect((await user.call('emailResume', input)).code).toBe(ApiCodes.providerUnavailable)
    expect((await user.call('quoteDownload', { item: input.item })).data).toMatchObject({ left: 1 })
  })
})

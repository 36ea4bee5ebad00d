import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { EmailFailure, type EmailMessage } from '../../gateways/email/email-provider'
import { databases } from '../../testing/databases'
import { useTestOrders } from '../../testing/test-orders'
import { createTestAdmin, type TestUser } from '../../testing/test-person'

const fields = { titleKind: 'person', title: '林晓 <经理>', email: 'lin@example.com' } as const
const reason = '抬头与税号不符'

describe.each(databases)('e-mails about invoices on $name', ({ empty }) => {
  const { api, pay, order, notify, person: buyer } = useTestOrders(empty)
  const sent: EmailMessage[] = []
  let admin: TestUser
  let tradeNo: string
  beforeEach(async () => {
    sent.length = 0
    api.deps.email = {
      send: (message) => Promise.resolve(void sent.push(message)),
      check: () => Promise.resolve(),
    }
    await api.db.deleteFrom('limits').execute()
    await api.db.deleteFrom('invoice_requests').execute()
    admin = await createTestAdmin(api)
    ;({ tradeNo } = await order())
    await notify(pay.pay(tradeNo))
  })
  const request = (language = 'zh-CN', change: object = {}) =>
    buyer.call('requestInvoice', { tradeNo, ...fields, ...change } as never, language)
  const issue = (change: object = {}) =>
    admin.call('issueInvoice', { tradeNo, seen: 1, seenFen: 990, invoiceNumber: '26312000001', ...change })
  const reject = (seen = 1) => admin.call('rejectInvoice', { tradeNo, seen, reason })
  const codes = (answers: { code: number }[]) => new Set(answers.map(({ code }) => code))

  test('an issued one is told once, however often and by however many admins it is issued', async () => {
    await request()
    const other = await createTestAdmin(api)
    const again = { tradeNo, seen: 1, seenFen: 990, invoiceNumber: '26312000001' }
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => issue()),
      ...Array.from({ length: 10 }, () => other.call('issueInvoice', again)),
    ])
    expect(codes(answers)).toEqual(new Set([ApiCodes.ok]))
    await issue()
    expect(sent).toHaveLength(1)
    const [message] = sent
    expect(message).toMatchObject({ to: 'lin@example.com', fromName: '智能简历', subject: '发票已开具' })
    for (const part of ['¥9.90', '26312000001', tradeNo, '林晓 <经理>', `/user/orders/${tradeNo}#invoice`])
      expect(message!.text).toContain(part)
    expect(message!.html).toContain('林晓 &lt;经理&gt;')
    expect(message!.html).not.toContain('<经理>')
  })

  test('a rejection is told once, with its reason, in the language of the request', async () => {
    await request('en')
    expect(codes(await Promise.all(Array.from({ length: 10 }, () => reject())))).toEqual(
      new Set([ApiCodes.ok]),
    )
    expect(sent.map(({ subject }) => subject)).toEqual(['We couldn’t issue your invoice'])
    expect(sent[0]!.text).toContain(`Reason: ${reason}`)
    expect(sent[0]!.text).toContain('?invoice=form#invoice')
    // Sent again, then issued: each is another step, and told.
    await request('zh-CN')
    await issue({ seen: 3 })
    expect(sent.map(({ subject }) => subject)).toEqual(['We couldn’t issue your invoice', '发票已开具'])
  })

  test('a corrected number is not told, nor what was refused', async () => {
    await request()
    await issue()
    await issue({ seen: 2, invoiceNumber: '26312000002' })
    expect((await reject(3)).code).toBe(ApiCodes.conflict)
    expect(sent).toHaveLength(1)
  })

  test('nothing is sent while e-mail is off, and a failure leaves the invoice issued', async () => {
    api.deps.email = undefined
    await request()
    expect((await reject()).code).toBe(ApiCodes.ok)
    await request('zh-CN', { title: '林晓' })
    api.deps.email = {
      send: () => Promise.reject(new EmailFailure('failed', 'no answer')),
      check: () => Promise.resolve(),
    }
    expect((await issue({ seen: 3 })).code).toBe(ApiCodes.ok)
    expect((await buyer.call('readInvoice', { tradeNo })).data).toMatchObject({
      request: { state: 'issued' },
    })
    expect(sent).toEqual([])
  })
})

import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { useTestOrders } from '../../testing/test-orders'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'
import { failure } from '../../testing/test-api'

const company = {
  titleKind: 'company',
  title: '江城示例科技有限公司',
  taxNumber: '9131 0000 ma1f ake0 3b',
  email: 'lin@example.com',
  note: '研发部',
} as const
const person = { titleKind: 'person', title: '林晓', email: 'lin@example.com' } as const

describe.each(databases)('requests for invoices on $name', ({ empty }) => {
  const { api, pay, order, notify, person: buyer } = useTestOrders(empty)
  let admin: TestUser
  beforeEach(async () => {
    await api.db.deleteFrom('invoice_requests').execute()
    admin = await createTestAdmin(api)
  })

  async function bought(): Promise<string> {
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo))
    return tradeNo
  }
  const request = (tradeNo: string, fields: object = company, user = buyer) =>
    user.call('requestInvoice', { tradeNo, ...(fields as typeof company) })
  const readAsAdmin = async (tradeNo: string) => (await admin.call('readInvoiceAsAdmin', { tradeNo })).data
  const issue = (tradeNo: string, change: object = {}) =>
    admin.call('issueInvoice', { tradeNo, seen: 1, seenFen: 990, invoiceNumber: '26312000001', ...change })
  const reject = (tradeNo: string, seen = 1) =>
    admin.call('rejectInvoice', { tradeNo, seen, reason: '抬头与税号不符' })
  const listed = async (query: object = {}) =>
    (await admin.call('listInvoicesAsAdmin', query)).data.rows.map(
      ({ tradeNo }: { tradeNo: string }) => tradeNo,
    )

  test('the owner of a paid order requests an invoice for what they paid', async () => {
    const tradeNo = await bought()
    const before = await buyer.call('readInvoice', { tradeNo })
    expect(before.data).toEqual({
      fen: 990,
      refundedFen: 0,
      canRequest: true,
      request: null,
      suggestion: null,
    })
    expect((await request(tradeNo)).data).toEqual({
      fen: 990,
      refundedFen: 0,
      canRequest: true,
      request: {
        ...company,
        taxNumber: '91310000MA1FAKE03B',
        fen: 990,
        state: 'requested',
        invoiceNumber: '',
        reason: '',
        requestedAt: api.time.now,
        settledAt: null,
      },
      suggestion: null,
    })
    expect(await listed()).toEqual([tradeNo])
    expect((await buyer.call('listOrders', {})).data).toMatchObject([{ tradeNo, invoice: 'requested' }])
  })

  test('a request sent twenty times at once is one, and keeps its first time', async () => {
    const tradeNo = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(tradeNo)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ApiCodes.ok]))
    const { requestedAt } = await readAsAdmin(tradeNo)
    api.time.now += 1_000
    await request(tradeNo)
    expect(await readAsAdmin(tradeNo)).toMatchObject({ revision: 1, requestedAt })
  })

  test('a person has no tax number, whatever was typed before', async () => {
    const tradeNo = await bought()
    const { data } = await request(tradeNo, { ...person, taxNumber: 'unused' })
    expect(data.request).toMatchObject({ titleKind: 'person', title: '林晓', taxNumber: '' })
  })

  test('an order that is unpaid, closed or of another user cannot be invoiced', async () => {
    const { tradeNo } = await order()
    expect(await request(tradeNo)).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('支付完成后')),
    )
    expect((await buyer.call('readInvoice', { tradeNo })).data).toMatchObject({ canRequest: false })
    const paid = await bought()
    const other = await createTestUser(api)
    expect(await request(paid, company, other)).toMatchObject({ code: ApiCodes.notFound })
    expect(await other.call('readInvoice', { tradeNo: paid })).toMatchObject({ code: ApiCodes.notFound })
    expect(await listed({ filter: 'all' })).toEqual([])
  })

  test('the amount is what was paid and not refunded, and a full refund ends the request', async () => {
    const tradeNo = await bought()
    await notify(pay.refundOnPlatform(tradeNo, 100))
    expect((await request(tradeNo)).data).toMatchObject({ fen: 890, refundedFen: 100, request: { fen: 890 } })
    await notify(pay.refundOnPlatform(tradeNo, 890))
    expect((await buyer.call('readInvoice', { tradeNo })).data).toMatchObject({
      fen: 0,
      canRequest: false,
      request: { state: 'cancelled' },
    })
    const refused = failure(ApiCodes.conflict, expect.stringContaining('全额退款'))
    expect(await request(tradeNo, person)).toMatchObject(refused)
    expect(await issue(tradeNo, { seenFen: 0 })).toMatchObject(refused)
    expect([await listed(), await listed({ filter: 'cancelled' })]).toEqual([[], [tradeNo]])
  })

  test('an invoice is issued once, with its admin in the audit log, and its request cannot be changed any more', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    api.time.now += 5_000
    const answers = await Promise.all(Array.from({ length: 5 }, () => issue(tradeNo)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ApiCodes.ok]))
    const details = await readAsAdmin(tradeNo)
    expect(details).toMatchObject({
      state: 'issued',
      invoiceNumber: '26312000001',
      fen: 990,
      settledAt: api.time.now,
    })
    const lines = details.history.filter(({ action }: { action: string }) => action === 'invoiceIssued')
    expect(lines).toMatchObject([
      { by: '林晓', after: { invoice: 'issued', invoiceNumber: '26312000001', invoiceFen: 990 } },
    ])
    expect(await request(tradeNo, person)).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('已开具')),
    )
    expect((await buyer.call('readInvoice', { tradeNo })).data).toMatchObject({
      canRequest: false,
      request: { state: 'issued', title: company.title },
    })
    expect([await listed(), await listed({ filter: 'issued' })]).toEqual([[], [tradeNo]])
  })

  test('what the admin read is what is issued: a change or a refund meanwhile stops it', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    await request(tradeNo, person)
    const moved = failure(ApiCodes.conflict, expect.stringContaining('刚刚有变化'))
    expect(await issue(tradeNo)).toMatchObject(moved)
    await notify(pay.refundOnPlatform(tradeNo, 90))
    expect(await issue(tradeNo, { seen: 2 })).toMatchObject(moved)
    await admin.call('refundOrder', { tradeNo, reason: '退完', fen: 900, wish: 'wish-of-a-form' })
    expect(await issue(tradeNo, { seen: 2, seenFen: 900 })).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('正在处理')),
    )
    expect(await readAsAdmin(tradeNo)).toMatchObject({ state: 'requested', hasOpenRefund: true })
  })

  test('a refund after the invoice is shown to admins, who record the invoice that replaces it', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    await issue(tradeNo)
    await notify(pay.refundOnPlatform(tradeNo, 90))
    expect(await readAsAdmin(tradeNo)).toMatchObject({
      state: 'issued',
      fen: 990,
      refundedFen: 90,
      isRefundedSince: true,
    })
    expect(await issue(tradeNo, { seen: 2, invoiceNumber: '26312000009' })).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('刚刚有变化')),
    )
    api.time.now += 60_000
    await issue(tradeNo, { seen: 2, seenFen: 900, invoiceNumber: '26312000009' })
    expect(await readAsAdmin(tradeNo)).toMatchObject({
      ...{ fen: 900, invoiceNumber: '26312000009', settledAt: api.time.now, isRefundedSince: false },
    })
    await notify(pay.refundOnPlatform(tradeNo, 900))
    expect(await readAsAdmin(tradeNo)).toMatchObject({
      ...{ state: 'issued', fen: 900, issueFen: 900, isRefundedSince: true },
    })
  })

  test('a wrong invoice number is corrected, and the amount and the day stay', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    await issue(tradeNo)
    const { settledAt } = await readAsAdmin(tradeNo)
    api.time.now += 60_000
    const corrected = { seen: 2, invoiceNumber: ' 2631 2000002 ' }
    expect(await issue(tradeNo, { ...corrected, seen: 1 })).toMatchObject({ code: ApiCodes.conflict })
    expect(await issue(tradeNo, corrected)).toMatchObject({ code: ApiCodes.ok })
    expect(await readAsAdmin(tradeNo)).toMatchObject({ invoiceNumber: '26312000002', fen: 990, settledAt })
  })

  test('a rejected request tells its owner why, and can be sent again', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    expect(await reject(tradeNo)).toMatchObject({ code: ApiCodes.ok })
    expect(await reject(tradeNo)).toMatchObject({ code: ApiCodes.ok })
    expect((await buyer.call('readInvoice', { tradeNo })).data).toMatchObject({
      canRequest: true,
      request: { state: 'rejected', reason: '抬头与税号不符' },
    })
    expect((await request(tradeNo)).data.request).toMatchObject({ state: 'requested', reason: '' })
    expect(await reject(tradeNo)).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('刚刚有变化')),
    )
    await issue(tradeNo, { seen: 3 })
    expect(await reject(tradeNo, 4)).toMatchObject({ code: ApiCodes.conflict })
    expect(await reject('T20260501')).toMatchObject({ code: ApiCodes.notFound })
  })

  test('a request is found by its order, title, tax number, invoice number and owner', async () => {
    const tradeNo = await bought()
    await request(tradeNo)
    await issue(tradeNo)
    const other = await bought()
    await request(other, person)
    for (const search of [tradeNo, '江城示例', '91310000ma1fake03b', '26312000001'])
      expect([search, await listed({ search, filter: 'all' })]).toEqual([search, [tradeNo]])
    expect((await listed({ search: buyer.userId, filter: 'all' })).sort()).toEqual([tradeNo, other].sort())
    expect(await listed({ search: '%', filter: 'all' })).toEqual([])
  })

  test('the next order suggests what the last request said', async () => {
    const [first, second] = [await bought(), await bought()]
    await request(first)
    const { titleKind, title, email } = company
    expect((await buyer.call('readInvoice', { tradeNo: second })).data.suggestion).toEqual({
      ...{ titleKind, title, email },
      taxNumber: '91310000MA1FAKE03B',
    })
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { eraseClosedAccounts } from '../../accounts/users/erase-closed-accounts'
import { mergeAccounts } from '../../accounts/users/merge-accounts'
import { databases } from '../../testing/databases'
import { useTestOrders } from '../../testing/test-orders'
import { createTestAdmin, createTestUser } from '../../testing/test-person'

const fields = { titleKind: 'person', title: '林晓', email: 'lin@example.com', note: '谢谢' } as const

describe.each(databases)('invoices and the accounts they belong to, on $name', ({ empty }) => {
  const { api, pay, order, notify, person } = useTestOrders(empty)
  let issued: string
  let requested: string
  beforeEach(async () => {
    await api.db.deleteFrom('invoice_requests').execute()
    const admin = await createTestAdmin(api)
    ;[issued, requested] = [await bought(), await bought()]
    for (const tradeNo of [issued, requested]) await person.call('requestInvoice', { tradeNo, ...fields })
    await admin.call('issueInvoice', { tradeNo: issued, seen: 1, seenFen: 990, invoiceNumber: '2631' })
  })
  async function bought(): Promise<string> {
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo))
    return tradeNo
  }
  const rows = () => api.db.selectFrom('invoice_requests').selectAll().execute()

  test('the data export has the requests of the account', async () => {
    const { data } = await person.call('exportData', {})
    const exported = data.data.invoice_requests as { order_id: string }[]
    expect(exported.map(({ order_id }) => order_id).sort()).toEqual([issued, requested].sort())
    expect(exported.find(({ order_id }) => order_id === issued)).toMatchObject({
      title: '林晓',
      email: 'lin@example.com',
      state: 'issued',
      invoice_number: '2631',
      fen: 990,
    })
  })

  test('an erased account leaves its issued invoices without its name in the service, and no other request', async () => {
    await api.db.updateTable('users').set({ closes_at: 1 }).where('id', '=', person.userId).execute()
    expect(await eraseClosedAccounts(api.db, api.time.now)).toBe(1)
    expect(await rows()).toMatchObject([
      {
        order_id: issued,
        user_id: null,
        title: '林晓',
        email: '',
        note: '',
        invoice_number: '2631',
        fen: 990,
      },
    ])
    const admin = await createTestAdmin(api)
    expect((await admin.call('readInvoiceAsAdmin', { tradeNo: issued })).data).toMatchObject({ owner: null })
  })

  test('a merged account takes its requests along', async () => {
    const into = await createTestUser(api)
    await api.db
      .transaction()
      .execute((trx) => mergeAccounts(trx, { from: person.userId, into: into.userId, now: api.time.now }))
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([into.userId, into.userId])
    expect((await into.call('readInvoice', { tradeNo: requested })).data.request).toMatchObject({
      title: '林晓',
    })
  })
})

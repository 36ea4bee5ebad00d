import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { ApiCodes } from '#contract/http/api-codes'
import { loadInvoice, runInvoiceAction } from './invoice.server'

const tradeNo = 'T20260501abc'

describe('the page of an invoice request', () => {
  test('finds nothing for an order number of another form, without an API call', async () => {
    const api = fakeApiClient({})
    expect([await loadInvoice(api, "';--"), api.calls]).toEqual([undefined, []])
  })

  test('finds nothing for an order without a request', async () => {
    const api = fakeApiClient({ readInvoiceAsAdmin: failingWith(ApiCodes.notFound) })
    expect(await loadInvoice(api, tradeNo)).toBeUndefined()
  })
})

describe('settling an invoice request', () => {
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeApiClient>[0] = {}) => {
    const api = fakeApiClient(answers)
    return { api, refused: runInvoiceAction(api, formOf({ tradeNo, seen: '2', ...fields }), 'zh') }
  }

  test('issuing sends the number with the revision and the amount that were read', async () => {
    const fields = { intent: 'issue', seenFen: '990', invoiceNumber: ' 2631 2000 0001 ' }
    const { api, refused } = press(fields, { issueInvoice: () => ({}) })
    expect(await refused).toBeUndefined()
    const sent = { tradeNo, seen: 2, seenFen: 990, invoiceNumber: '263120000001' }
    expect(api.calls).toEqual([['issueInvoice', sent]])
  })

  test.each([
    [{ intent: 'issue', seenFen: '990', invoiceNumber: ' ' }, { invoiceNumber: ['请填写此项'] }],
    [
      { intent: 'issue', seenFen: '990', invoiceNumber: '号1' },
      { invoiceNumber: ['发票号码只能包含字母、数字和连字符'] },
    ],
    [{ intent: 'reject', reason: ' ' }, { reason: ['请填写此项'] }],
  ])('the form %j comes back with its error, without an API call', async (fields, error) => {
    const { api, refused } = press(fields)
    expect(await refused).toMatchObject({ status: 422, result: { pressed: fields.intent, error } })
    expect(api.calls).toEqual([])
  })

  test('says why the service refused, and throws 400 for an unknown action', async () => {
    const { refused } = press(
      { intent: 'reject', reason: '抬头有误' },
      { rejectInvoice: failingWith(ApiCodes.conflict) },
    )
    expect(await refused).toMatchObject({ result: { pressed: 'reject', error: { '': ['不行'] } } })
    await expect(press({ intent: 'constructor' }).refused).rejects.toMatchObject({ status: 400 })
  })
})

import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { ApiCodes } from '#contract/http/api-codes'
import type { OrderInvoice } from '#contract/billing/invoice'
import { requestInvoice } from './invoice.server'

const tradeNo = 'T20260501abc'
const typed = {
  titleKind: 'company',
  title: ' 江城示例科技有限公司 ',
  taxNumber: '9131 0000 ma1f ake0 3b',
  email: 'lin@example.com',
  note: '',
}
const answer: OrderInvoice = { fen: 990, refundedFen: 0, canRequest: true, request: null, suggestion: null }

describe('requesting an invoice', () => {
  test('sends the request for the order of the page, put right', async () => {
    const api = fakeApiClient({ requestInvoice: () => answer })
    const form = formOf({ ...typed, tradeNo: 'T20260501other' })
    expect(await requestInvoice(api, tradeNo, form, 'zh')).toBeUndefined()
    expect(api.calls).toEqual([
      [
        'requestInvoice',
        { ...typed, tradeNo, title: '江城示例科技有限公司', taxNumber: '91310000MA1FAKE03B' },
      ],
    ])
  })

  test('returns every wrong field with what was typed, without an API call', async () => {
    const api = fakeApiClient({})
    const wrong = { ...typed, title: ' ', taxNumber: '9131 0000 MA1F AKE0 3a', email: 'lin' }
    expect(await requestInvoice(api, tradeNo, formOf(wrong), 'zh')).toMatchObject({
      status: 422,
      result: {
        initialValue: { taxNumber: wrong.taxNumber, email: 'lin' },
        error: {
          title: ['请填写此项'],
          taxNumber: ['这不是有效的统一社会信用代码，请逐位核对'],
          email: ['邮箱格式不正确'],
        },
      },
    })
    expect(api.calls).toEqual([])
  })

  test('says why the service refused the request, and that it was unreachable', async () => {
    const issued = fakeApiClient({ requestInvoice: failingWith(ApiCodes.conflict) })
    expect(await requestInvoice(issued, tradeNo, formOf(typed), 'zh')).toMatchObject({
      status: 422,
      result: { initialValue: { title: typed.title }, error: { '': ['不行'] } },
    })
    const away = fakeApiClient({ requestInvoice: failUnreachable })
    expect(await requestInvoice(away, tradeNo, formOf(typed), 'en')).toMatchObject({
      status: 503,
      result: { error: { '': [expect.stringContaining('still here')] } },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { formOf } from '#tests/fixtures/form-of'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import { changeProduct } from './change-product.server'

describe('changing a product', () => {
  const press = (fields: Record<string, string>, answer: ApiResolver<'changeProduct'> = () => []) => {
    const api = fakeApiClient({ changeProduct: answer })
    const noLonger = { 'longerFen.3': '', 'longerFen.6': '', 'longerFen.12': '' }
    const form = formOf({ id: '200', seen: '3', reason: '促销', ...noLonger, ...fields })
    return { refused: changeProduct(api, form, 'zh'), api }
  }

  test.each([
    [{ price: '19.9' }, false],
    [{ price: '19.9', onSale: 'on' }, true],
  ])('the form %j sends the price in fen with the seen revision, on sale: %s', async (fields, onSale) => {
    const { refused, api } = press(fields)
    expect(await refused).toBeUndefined()
    const noLonger = { 3: null, 6: null, 12: null }
    const expectedInput = { id: '200', priceFen: 1990, onSale, longerFen: noLonger, seen: 3, reason: '促销' }
    expect(api.calls).toEqual([['changeProduct', expectedInput]])
  })

  test('sends the typed prices of longer cards in fen, and an empty one as not sold', async () => {
    const { refused, api } = press({
      price: '9.9',
      'longerFen.3': ' ２６.9 ',
      'longerFen.6': ' ',
      'longerFen.12': '89',
    })
    expect(await refused).toBeUndefined()
    expect(api.calls).toMatchObject([['changeProduct', { longerFen: { 3: 2690, 6: null, 12: 8900 } }]])
  })

  const badPrice = { price: ['价格应在 0.01 到 10000 元之间，最多两位小数'] }
  test.each([
    [{ price: '0' }, badPrice],
    [{ price: 'x' }, badPrice],
    [{ price: '1', reason: ' ' }, { reason: ['请填写此项'] }],
    [{ price: '1', id: '01' }, { id: ['内容格式不正确'] }],
  ])('returns the form %j with %j, without an API call', async (fields, error) => {
    const { refused, api } = press(fields)
    expect(await refused).toMatchObject({ status: 422, result: { initialValue: fields, error } })
    expect(api.calls).toEqual([])
  })

  test('returns the form with a wrong price of a longer card at its field', async () => {
    const { refused } = press({ price: '1', 'longerFen.12': '0.001' })
    expect(await refused).toMatchObject({ result: { error: { 'longerFen.12': badPrice.price } } })
  })

  test('returns what the service refuses of a longer card at its field', async () => {
    const { refused } = press({ price: '1', 'longerFen.12': '89' }, () => {
      throw new ApiClientError('business', ApiCodes.invalidInput, '', { 'longerFen.12': 'longerPrice' })
    })
    expect(await refused).toMatchObject({
      result: { error: { 'longerFen.12': ['不能高于逐月购买的总价'] } },
    })
  })

  test('returns why the service refused the change', async () => {
    const { refused } = press({ price: '1' }, failingWith(-8002))
    expect(await refused).toMatchObject({ result: { error: { '': ['不行'] } } })
  })
})

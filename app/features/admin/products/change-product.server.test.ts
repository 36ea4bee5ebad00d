import { describe, expect, test } from 'vitest'
import { formOf } from '#tests/fixtures/form-of'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { changeProduct } from './change-product.server'

describe('changing a product', () => {
  const press = (fields: Record<string, string>, answer: ApiResolver<'changeProduct'> = () => []) => {
    const api = fakeApiClient({ changeProduct: answer })
    const form = formOf({ id: '200', seenFen: '990', reason: '促销', ...fields })
    return { refused: changeProduct(api, form, 'zh'), api }
  }

  test.each([
    [{ price: '19.9' }, false],
    [{ price: '19.9', onSale: 'on' }, true],
  ])('the form %j sends the price in fen with the seen price, on sale: %s', async (fields, onSale) => {
    const { refused, api } = press(fields)
    expect(await refused).toBeUndefined()
    const expectedInput = { id: '200', priceFen: 1990, onSale, seenFen: 990, reason: '促销' }
    expect(api.calls).toEqual([['changeProduct', expectedInput]])
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

  test('returns why the service refused the change', async () => {
    const { refused } = press({ price: '1' }, failingWith(-8002))
    expect(await refused).toMatchObject({ result: { error: { '': ['不行'] } } })
  })
})

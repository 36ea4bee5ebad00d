import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import type { ApiResolver } from '#tests/fakes/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fakes/fake-api-client'
import { changeProduct, parseYuanToFen } from './change-product.server'

const { t } = i18nFor('zh')

describe('a typed price', () => {
  test.each([
    ['9.9', 990],
    ['9.90', 990],
    ['29', 2900],
    ['0.01', 1],
    ['１９．９', 1990],
    [' 8.05 ', 805],
    ['1.005', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1e3', undefined],
    ['九', undefined],
  ])('the typed price %j is %s fen', (typed, fen) => {
    expect(parseYuanToFen(typed)).toBe(fen)
  })
})

describe('changing a product', () => {
  const press = (fields: Record<string, string>, answer: ApiResolver<'changeProduct'> = () => []) => {
    const api = fakeApiClient({ changeProduct: answer })
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: '200', seenFen: '990', reason: '促销', ...fields }))
      form.set(name, value)
    return { message: changeProduct(api, form, t), api }
  }

  test('sends the price in fen with the seen price; an unchecked box takes the product off sale', async () => {
    const { message, api } = press({ price: '19.9' })
    expect(await message).toBeUndefined()
    const expectedInput = { id: '200', priceFen: 1990, onSale: false, seenFen: 990, reason: '促销' }
    expect(api.calls).toEqual([['changeProduct', expectedInput]])
  })

  test('returns what is wrong with a product change, without an API call for invalid input', async () => {
    for (const [fields, message] of [
      [{ price: '0' }, { field: 'price', message: t('admin-products:badPrice') }],
      [{ price: 'x' }, { field: 'price', message: t('admin-products:badPrice') }],
      [
        { price: '1', reason: ' ' },
        { field: 'reason', message: t('admin:act.badReason') },
      ],
      [{ price: '1', id: '01' }, t('admin:act.wrong')],
    ] as const) {
      const pressed = press(fields)
      expect([await pressed.message, pressed.api.calls]).toEqual([message, []])
    }
    expect(await press({ price: '1' }, failingWith(-8002)).message).toBe('不行')
  })
})

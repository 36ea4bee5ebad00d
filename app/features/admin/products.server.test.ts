import { describe, expect, test } from 'vitest'
import { desk } from '#app/i18n/zh/desk'
import { fakeUpstream, refusing } from '#tests/builders'
import { changeProduct, fenOf } from './products.server'

describe('a price that is typed', () => {
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
  ])('%j is %s fen', (typed, fen) => {
    expect(fenOf(typed)).toBe(fen)
  })
})

describe('the press', () => {
  const press = (fields: Record<string, string>, answer: () => unknown = () => []) => {
    const upstream = fakeUpstream({ changeProduct: answer })
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: '200', seenFen: '990', reason: '促销', ...fields }))
      form.set(name, value)
    return { said: changeProduct(upstream, form, desk), upstream }
  }

  test('sends the price in fen, with the one that was seen; an empty box takes it off sale', async () => {
    const { said, upstream } = press({ price: '19.9' })
    expect(await said).toBeUndefined()
    const wish = { id: '200', priceFen: 1990, onSale: false, seenFen: 990, reason: '促销' }
    expect(upstream.calls).toEqual([['changeProduct', wish]])
  })

  test('says what is wrong, and asks nothing then', async () => {
    for (const [fields, said] of [
      [{ price: '0' }, { field: 'price', said: desk.products.badPrice }],
      [{ price: 'x' }, { field: 'price', said: desk.products.badPrice }],
      [
        { price: '1', reason: ' ' },
        { field: 'reason', said: desk.act.badReason },
      ],
      [{ price: '1', id: '01' }, desk.act.wrong],
    ] as const) {
      const pressed = press(fields)
      expect([await pressed.said, pressed.upstream.calls]).toEqual([said, []])
    }
    expect(await press({ price: '1' }, refusing(-8002)).said).toBe('不行')
  })
})

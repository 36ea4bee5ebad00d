import { describe, expect, test } from 'vitest'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import { defaultCouponDays, runCouponAction } from './coupons.server'

const typed = {
  intent: 'create',
  code: ' spring 26',
  kind: 'percent',
  value: '２０',
  plans: ['200', '300'],
  from: '2026年12月1日',
  until: '2026-12-07',
  maxUses: '100',
  usesPerUser: '1',
  isFirstPurchaseOnly: 'on',
  note: '',
}

function press(change: Record<string, string | string[] | undefined> = {}, answers = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change }))
    for (const one of [value ?? []].flat()) form.append(name, one)
  const api = fakeApiClient({ createCoupon: () => ({}), changeCoupon: () => ({}), ...answers })
  return { api, response: runCouponAction(api, form, 'zh') }
}

describe('a new coupon', () => {
  test('is sent as the service has it, with whole days of China', async () => {
    const { api, response } = press()
    expect(await response).toBeUndefined()
    expect(api.calls).toEqual([
      [
        'createCoupon',
        {
          code: 'SPRING26',
          kind: 'percent',
          value: 20,
          plans: ['200', '300'],
          startsAt: Date.parse('2026-12-01T00:00:00+08:00'),
          endsAt: Date.parse('2026-12-08T00:00:00+08:00'),
          maxUses: 100,
          usesPerUser: 1,
          isFirstPurchaseOnly: true,
          note: '',
        },
      ],
    ])
  })

  test('takes yuan for an amount, and one plan of two', async () => {
    const { api, response } = press({ kind: 'amount', value: '3.5', plans: '300', isFirstPurchaseOnly: [] })
    expect(await response).toBeUndefined()
    expect(api.calls[0]![1]).toMatchObject({ value: 350, plans: ['300'], isFirstPurchaseOnly: false })
  })

  test.each<[Record<string, string | string[]>, Record<string, string[]>]>([
    [{ code: 'AB' }, { code: ['优惠码应为 4 到 20 位字母和数字'] }],
    [{ value: '' }, { value: ['请填写此项'] }],
    [{ value: '91' }, { value: ['请填写 1–90 范围内的数字'] }],
    [{ value: '2.5' }, { value: ['请填写 1–90 范围内的数字'] }],
    [{ kind: 'amount', value: '0' }, { value: ['价格应在 0.01 到 10000 元之间，最多两位小数'] }],
    [{ plans: [] }, { plans: ['请至少选择一个套餐'] }],
    [{ from: '下周一' }, { from: ['请填写日期，例如 2026-11-25'] }],
    [{ until: '2026-11-30' }, { until: ['结束日期不能早于开始日期'] }],
    [{ maxUses: '不限' }, { maxUses: ['请填写 1–1000000 范围内的数字'] }],
  ])('with %j comes back with its error and all that was typed', async (change, error) => {
    const { api, response } = press(change)
    const refused = await response
    expect(refused).toMatchObject({ status: 422, result: { pressed: 'create', error } })
    expect(refused?.result.initialValue).toMatchObject({
      from: typed.from,
      usesPerUser: '1',
      // What is empty comes back as nothing.
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value.length > 0)),
    })
    expect(api.calls).toEqual([])
  })

  test('with a code that is taken says so at the code', async () => {
    const refuse = () => {
      throw new ApiClientError('business', ApiCodes.invalidInput, '', { code: 'couponTaken' })
    }
    const { response } = press({}, { createCoupon: refuse })
    expect(await response).toMatchObject({ status: 422, result: { error: { code: ['这个优惠码已存在'] } } })
  })

  test('gets a code at a press, and keeps the rest as it was typed', async () => {
    const { api, response } = press({ intent: 'generate', code: '', value: 'x' })
    const answer = await response
    expect(answer).toMatchObject({
      status: 200,
      result: { initialValue: { value: 'x', until: '2026-12-07' } },
    })
    expect(answer?.result.initialValue?.code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/)
    expect(api.calls).toEqual([])
  })

  test('is filled in with thirty days from today in China', () => {
    expect(defaultCouponDays(Date.parse('2026-11-29T23:00:00Z'))).toEqual({
      from: '2026-11-30',
      until: '2026-12-29',
    })
  })
})

test('a coupon is disabled in its row, and an unknown press is refused', async () => {
  const { api, response } = press({ intent: 'change', to: 'disabled' })
  expect(await response).toBeUndefined()
  expect(api.calls).toEqual([['changeCoupon', { code: 'SPRING26', to: 'disabled' }]])
  await expect(press({ intent: 'erase' }).response).rejects.toMatchObject({ status: 400 })
})

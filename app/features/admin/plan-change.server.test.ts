import { describe, expect, test } from 'vitest'
import { desk } from '#app/i18n/zh/desk'
import { BenefitType } from '#contract/product'
import { fakeUpstream, refusing } from '#tests/builders'
import { changePlan, numberOf } from './plan-change.server'

test.each([
  ['30', 30],
  [' ３０ ', 30],
  ['不限', -1],
  ['Unlimited', -1],
  ['-1', -1],
  ['', NaN],
  ['1.5', NaN],
  ['1e3', NaN],
  ['1234567', NaN],
])('the typed count %j is %d', (typed, count) => {
  expect(numberOf(typed)).toBe(count)
})

describe('the press', () => {
  const press = (fields: Record<string, string>, answer: () => unknown = () => []) => {
    const upstream = fakeUpstream({ changePlan: answer })
    const form = new FormData()
    const lines = BenefitType.options.flatMap((type, n) => [
      [`val.${type}`, '3'],
      [`place.${type}`, String(n)],
      [`text.${type}.zh`, ''],
      [`text.${type}.en`, ''],
    ])
    const typed = {
      id: '200',
      seen: '4',
      order: '2',
      reason: '促销',
      ...Object.fromEntries(lines),
      ...fields,
    }
    for (const [name, value] of Object.entries(typed)) form.set(name, String(value))
    return { said: changePlan(upstream, form, desk), upstream }
  }

  test('sends every benefit in the order of the numbers beside them', async () => {
    const { said, upstream } = press({
      'val.ResumeMaxNum': '不限',
      'place.ResumeMaxNum': '-1',
      'text.ResumeMaxNum.zh': '在线简历',
      isRecommended: 'on',
    })
    expect(await said).toBeUndefined()
    const [[name, wish]] = upstream.calls as [[string, Record<string, unknown>]]
    expect(name).toBe('changePlan')
    expect(wish).toMatchObject({ id: '200', seen: 4, order: 2, isRecommended: true, reason: '促销' })
    expect((wish.lines as unknown[])[0]).toEqual({
      type: 'ResumeMaxNum',
      val: -1,
      text: { zh: '在线简历', en: '' },
    })
    expect(wish.lines).toHaveLength(BenefitType.options.length)
  })

  test('says what is wrong, and asks nothing then', async () => {
    for (const [fields, said] of [
      [{ 'val.CatPoints': '几份' }, { field: 'val.CatPoints', said: desk.plans.badCount }],
      [{ 'val.ResumeMaxNum': '-2' }, { field: 'val.ResumeMaxNum', said: desk.plans.badCount }],
      [{ 'place.ResumeMaxNum': '' }, { field: 'place.ResumeMaxNum', said: desk.plans.badCount }],
      [{ order: '100' }, { field: 'order', said: desk.plans.badCount }],
      [{ 'text.CatPoints.zh': '猫'.repeat(25) }, { field: 'text.CatPoints.zh', said: desk.plans.badText }],
      [{ 'description.en': 'a'.repeat(81) }, { field: 'description.en', said: desk.plans.badText }],
      [{ reason: ' ' }, { field: 'reason', said: desk.act.badReason }],
      [{ id: '100' }, desk.act.wrong],
    ] as const) {
      const pressed = press(fields)
      expect([await pressed.said, pressed.upstream.calls]).toEqual([said, []])
    }
    expect(await press({}, refusing(-8002)).said).toBe('不行')
  })
})

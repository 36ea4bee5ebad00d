import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { BenefitType } from '#contract/billing/product'
import type { ApiResolver } from '#tests/fakes/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fakes/fake-api-client'
import { changePlan, parseWholeNumber } from './change-plan.server'

const { t } = i18nFor('zh')

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
])('the typed count %j is parsed as %d', (typed, count) => {
  expect(parseWholeNumber(typed)).toBe(count)
})

describe('changing a plan', () => {
  const press = (fields: Record<string, string>, answer: ApiResolver<'changePlan'> = () => []) => {
    const api = fakeApiClient({ changePlan: answer })
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
    return { message: changePlan(api, form, t), api }
  }

  test('sends every benefit of a plan in the order of the typed places', async () => {
    const { message, api } = press({
      'val.ResumeMaxNum': '不限',
      'place.ResumeMaxNum': '-1',
      'text.ResumeMaxNum.zh': '在线简历',
      isRecommended: 'on',
    })
    expect(await message).toBeUndefined()
    const [[name, expectedInput]] = api.calls as [[string, Record<string, unknown>]]
    expect(name).toBe('changePlan')
    expect(expectedInput).toMatchObject({ id: '200', seen: 4, order: 2, isRecommended: true, reason: '促销' })
    expect((expectedInput.lines as unknown[])[0]).toEqual({
      type: 'ResumeMaxNum',
      val: -1,
      text: { zh: '在线简历', en: '' },
    })
    expect(expectedInput.lines).toHaveLength(BenefitType.options.length)
  })

  test('returns what is wrong with a plan change, without an API call for invalid input', async () => {
    for (const [fields, message] of [
      [{ 'val.CatPoints': '几份' }, { field: 'val.CatPoints', message: t('admin-products:plans.badCount') }],
      [
        { 'val.ResumeMaxNum': '-2' },
        { field: 'val.ResumeMaxNum', message: t('admin-products:plans.badCount') },
      ],
      [
        { 'place.ResumeMaxNum': '' },
        { field: 'place.ResumeMaxNum', message: t('admin-products:plans.badCount') },
      ],
      [{ order: '100' }, { field: 'order', message: t('admin-products:plans.badCount') }],
      [
        { 'text.CatPoints.zh': '猫'.repeat(25) },
        { field: 'text.CatPoints.zh', message: t('admin-products:plans.badText') },
      ],
      [
        { 'description.en': 'a'.repeat(81) },
        { field: 'description.en', message: t('admin-products:plans.badText') },
      ],
      [{ reason: ' ' }, { field: 'reason', message: t('admin:act.badReason') }],
      [{ id: '100' }, t('admin:act.wrong')],
    ] as const) {
      const pressed = press(fields)
      expect([await pressed.message, pressed.api.calls]).toEqual([message, []])
    }
    expect(await press({}, failingWith(-8002)).message).toBe('不行')
  })
})

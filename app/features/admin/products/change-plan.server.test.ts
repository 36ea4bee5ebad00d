import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { BenefitType } from '#contract/billing/product'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { changePlan, parseWholeNumber } from './change-plan.server'

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
    const lines = BenefitType.options.flatMap((type, n) => [
      [`lines.${type}.val`, '3'],
      [`lines.${type}.place`, String(n)],
      [`lines.${type}.text.zh`, ''],
      [`lines.${type}.text.en`, ''],
    ])
    const plan = { id: '200', seen: '4', order: '2', reason: '促销' }
    const bilingual = { 'description.zh': '', 'description.en': '' }
    const form = formOf({ ...plan, ...bilingual, ...Object.fromEntries(lines), ...fields })
    return { refused: changePlan(api, form, 'zh'), api }
  }

  test('sends every benefit of a plan in the order of the typed places', async () => {
    const { refused, api } = press({
      'lines.ResumeMaxNum.val': '不限',
      'lines.ResumeMaxNum.place': '-1',
      'lines.ResumeMaxNum.text.zh': '在线简历',
      isRecommended: 'on',
    })
    expect(await refused).toBeUndefined()
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

  const badCount = i18nFor('zh').t('admin-products:plans.badCount')
  test.each([
    ['lines.CatPoints.val', '几份', badCount],
    ['lines.ResumeMaxNum.val', '-2', badCount],
    ['lines.ResumeMaxNum.place', '', badCount],
    ['order', '100', badCount],
    ['lines.CatPoints.text.zh', '猫'.repeat(25), '最多 24 个字'],
    ['description.en', 'a'.repeat(81), '最多 80 个字'],
    ['reason', ' ', '请填写此项'],
    ['id', '100', '内容格式不正确'],
  ])('returns the form with %s “%s” and “%s” at it, without an API call', async (name, typed, message) => {
    const { refused, api } = press({ [name]: typed })
    expect(await refused).toMatchObject({ status: 422, result: { error: { [name]: [message] } } })
    expect(api.calls).toEqual([])
  })

  test('returns why the service refused the change', async () => {
    const { refused } = press({}, failingWith(-8002))
    expect(await refused).toMatchObject({ result: { error: { '': ['不行'] } } })
  })
})

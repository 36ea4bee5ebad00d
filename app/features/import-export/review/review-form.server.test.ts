import { describe, expect, test } from 'vitest'
import { formOf } from '#tests/fixtures/form-of'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { formatSavedNotice } from './format-saved-notice.server'
import { finishReview, parseReviewForm } from './review-form.server'
import type { Change, Review } from './review-state'

const resume = buildResume(({ sections }) => {
  const items = [buildItem('unplaced-1', { text: '手机：13812345678\n一行' })]
  sections.push({ ...buildSection('unplaced', items, 'custom'), title: '未归类的内容' })
})
const review: Review = {
  submissionId: 'press-0001',
  resume,
  source: 'pdf',
  original: ['王小明', '一行'],
  notes: ['pictures'],
  changes: [],
}
const posted = (fields: Record<string, string>, changes: Change[] = []) =>
  parseReviewForm(formOf({ review: JSON.stringify({ ...review, changes }), ...fields }))
const move = { line: '0-0', to: 'basics.phone' }

describe('parseReviewForm', () => {
  test.each(['2020.09', 'Sep 2020'])('keeps what was typed, and not what is as it was shown: %s', (shown) => {
    const fields = {
      'field basics.name': '王晓明',
      'field items.s1-1.from': shown,
      'field basics.gone': 'x',
    }
    expect(posted({ ...fields, act: 'save' })).toEqual({
      act: 'save',
      review: { ...review, changes: [{ path: 'basics.name', value: '王晓明' }] },
    })
  })

  test.each([
    ['move 0-0 basics.phone', {}, [move]],
    ['move 0-1', { 'target 0-1': 'custom' }, [{ line: '0-1', to: 'custom' }]],
    ['move 0-1', {}, []],
    ['move', {}, []],
    ['', {}, []],
  ])('with the button “%s” and %j the changes are %j', (act, fields, changes) => {
    expect(posted({ ...fields, act })).toMatchObject({ act: 'show', review: { changes } })
  })

  test('takes the last of a field that is posted ten thousand times, and reads no more fields than that', () => {
    const form = formOf({ review: JSON.stringify(review) })
    for (let i = 0; i < 9_000; i++) form.append('field basics.city', `城 ${i}`)
    for (let i = 0; i < 20_000; i++) form.append(`field items.x${i}.title`, 'x')
    form.append('field basics.name', '太晚')
    expect(parseReviewForm(form)?.review.changes).toEqual([{ path: 'basics.city', value: '城 8999' }])
  })

  test('undoes one change, and keeps the others and what was typed', () => {
    const other = { line: '0-1', to: 'custom' }
    expect(posted({ act: 'undo 0', 'field basics.city': '上海' }, [move, other])?.review.changes).toEqual([
      other,
      { path: 'basics.city', value: '上海' },
    ])
  })

  test.each([
    ['nothing', ''],
    ['a text that was cut off', JSON.stringify(review).slice(0, -9)],
    ['a resume that is none', JSON.stringify({ ...review, resume: { ...resume, sections: 'x' } })],
    ['an unknown source', JSON.stringify({ ...review, source: '<script>' })],
    ['more than any file', JSON.stringify({ ...review, original: ['x'.repeat(2_000_000)] })],
  ])('refuses %s', (_, text) => {
    expect(parseReviewForm(formOf({ review: text, act: 'save' }))).toBeUndefined()
  })
})

describe('finishReview', () => {
  const finish = (...changes: Change[]) => finishReview({ ...review, changes }, 'zh')

  test('returns the resume with its changes', () => {
    expect(finish(move, { path: 'items.s1-1.from', value: '2020年8月' })).toMatchObject({
      resume: { basics: { phone: '13812345678' }, sections: [{ items: [{ from: '2020-08' }, {}] }, {}, {}] },
    })
  })

  test.each([
    ['items.s1-1.from', '去年', 'items.s1-1.from', '请填写年月，例如 2020.09'],
    ['items.s1-2.to', '2017.01', 'items.s1-2.to', '结束时间早于开始时间'],
    ['basics.email', 'a@', 'basics.email', '邮箱格式不正确'],
    ['links.l1.url', '不是', 'links.l1.url', '请填写网址，例如 https://example.com'],
    ['custom.c1.value', 'x'.repeat(201), 'custom.c1.value', '最多 200 个字'],
    ['basics.heightCm', '三', 'basics.heightCm', '请填写 50–250 范围内的数字'],
    ['intention.cities', 'x'.repeat(41), 'intention.cities', '最多 40 个字'],
    ['sections.s1.title', 'x'.repeat(61), 'sections.s1.title', '最多 60 个字'],
  ])('%s with “%s” has its error at %s', (path, value, at, message) => {
    expect(finish({ path, value })).toEqual({ errors: { [at]: message } })
  })
})

test('the notice says what was imported, what is left and what could not be taken over', () => {
  expect(formatSavedNotice(resume, ['photo'], 'zh')).toBe(
    '导入完成：2 个板块、3 条内容。未归类的文字已放在简历末尾的“未归类的内容”中。文件中的照片已失效，请在编辑页重新上传。',
  )
  const placed = { ...resume, sections: resume.sections.slice(0, 1) }
  expect(formatSavedNotice(placed, [], 'en')).toBe('Imported one section.')
  const unplaced = { ...resume, sections: resume.sections.filter(({ id }) => id === 'unplaced') }
  expect(formatSavedNotice(unplaced, [], 'zh')).toBe(
    '导入完成。未归类的文字已放在简历末尾的“未归类的内容”中。',
  )
})

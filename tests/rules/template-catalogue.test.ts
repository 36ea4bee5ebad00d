import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import { TEMPLATE_COLLECTIONS } from '#contract/catalogue/template-collections'
import { DEFAULT_STYLE } from '#resume-model/default-style'

const { templates, samples } = await loadCatalogue({
  templatesDir: resolve('templates'),
  contentDir: resolve('content'),
})
const repeated = <T>(values: readonly T[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('nobody meets the same sample person in more than three templates', () => {
  const shown = templates.map(({ sample }) => sample)
  expect(samples.filter(({ id }) => shown.filter((one) => one === id).length > 3)).toEqual([])
})

test('a page in English shows its templates in English but for the forms of Chinese offices, nobody in more than four', () => {
  const inChinese = templates.filter(({ englishSample }) => !englishSample).map(({ id }) => id)
  expect(inChinese.sort()).toEqual([
    'application-set',
    'exam-scores',
    'government',
    'ink',
    'registration-form',
    'state-owned',
  ])
  const shown = templates.map(({ englishSample }) => englishSample)
  expect(samples.filter(({ id }) => shown.filter((one) => one === id).length > 4)).toEqual([])
})

test('no two samples have the same place in the lists of English pages', () => {
  expect(repeated(samples.flatMap(({ onEnglishPages }) => onEnglishPages?.order ?? []))).toEqual([])
})

test.each([
  ['Chinese name', templates.map(({ name }) => name.zh)],
  ['English name', templates.map(({ name }) => name.en)],
  ['summary', templates.map(({ summary }) => summary.zh)],
  ['place in lists', templates.map(({ order }) => order)],
])('no two templates have the same %s', (_, values) => {
  expect(repeated<string | number>(values)).toEqual([])
})

test('a template offers three colours at least, its own first', () => {
  for (const { id, colours, style } of templates) {
    expect(colours.length, id).toBeGreaterThanOrEqual(3)
    expect(colours[0], id).toBe(style.colour)
  }
})

test('every row of the gallery has templates, and every sample and new resume is set in a current one', () => {
  const inRows = new Set(templates.flatMap(({ collections }) => collections))
  expect([...inRows].sort()).toEqual([...TEMPLATE_COLLECTIONS].sort())
  const current = new Set(templates.map(({ id, version }) => `${id}@${version}`))
  const set = [DEFAULT_STYLE.template, ...samples.map(({ resume }) => resume.style.template)]
  expect(set.filter((one) => !current.has(one))).toEqual([])
})

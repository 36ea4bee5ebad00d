import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { writerOf, type Writer } from './position-query'
import { samplePhraseGroups } from './sample-phrase-groups'
import type { SamplePhrases } from './sample-phrases-types'

const localized = (text: string) => ({ zh: text, en: text })
const found: SamplePhrases = {
  matches: [],
  position: {
    ...{ id: 'nurse', name: localized('护士'), skills: ['静脉穿刺'] },
    lines: { junior: ['初级的经历'], senior: ['资深的经历'] },
    graduateSummary: ['本岗位应届'],
  },
  sections: { summary: ['有经验'] },
  graduateSummary: ['通用应届'],
}
const general: SamplePhrases = { ...found, position: { ...found.position!, id: 'general' } }
const groups = (phrases: SamplePhrases, writer: Writer) =>
  samplePhraseGroups(phrases, { kind: 'lines', sectionKind: 'summary', writer }).map(({ title, samples }) => [
    title,
    ...samples,
  ])

describe('the samples for a summary', () => {
  test('are those for graduates first, the position’s own before those that suit any', () => {
    expect(groups(found, { isEnglish: false, hasWorked: false, isSenior: false, words: [] })).toEqual([
      ['graduateSummary', '本岗位应届', '通用应届'],
      ['experiencedSummary', '有经验'],
      ['juniorLines', '初级的经历'],
      ['seniorLines', '资深的经历'],
    ])
  })

  test('are those for people who have worked first, for them', () => {
    expect(
      groups(found, { isEnglish: true, hasWorked: true, isSenior: false, words: [] }).slice(0, 2),
    ).toEqual([
      ['experiencedSummary', '有经验'],
      ['graduateSummary', '本岗位应届', '通用应届'],
    ])
  })

  test('have the experiences of seniors first, for whoever has worked for years', () => {
    const titles = groups(found, { isEnglish: false, hasWorked: true, isSenior: true, words: [] }).map(
      ([title]) => title,
    )
    expect(titles).toEqual(['experiencedSummary', 'graduateSummary', 'seniorLines', 'juniorLines'])
  })

  test('have no experiences of any position', () => {
    const titles = groups(general, { isEnglish: false, hasWorked: false, isSenior: false, words: [] }).map(
      ([title]) => title,
    )
    expect(titles).toEqual(['graduateSummary', 'experiencedSummary'])
  })

  test('have none where the lines of a position are those of any', () => {
    const forAny: SamplePhrases = { ...found, position: { ...found.position!, isForAny: true } }
    const titles = groups(forAny, { isEnglish: true, hasWorked: false, isSenior: false, words: [] }).map(
      ([title]) => title,
    )
    expect(titles).toEqual(['graduateSummary', 'experiencedSummary'])
  })
})

test('years of work that are typed count, without a job too', () => {
  const resume = buildResume((one) => {
    one.basics.custom = [{ id: 'f', label: '工作年限', value: '6 年' }]
    one.sections = []
  })
  expect(writerOf(resume)).toEqual({ isEnglish: false, hasWorked: true, isSenior: true, words: [] })
})

test.each([
  ['a job', 'work', { title: '甲公司', subtitle: '护士' }, true],
  ['a job that is a placeholder of a draft', 'work', { title: '〔公司全称〕' }, true],
  ['an empty job', 'work', {}, false],
  ['an internship among the jobs', 'work', { title: '甲公司', subtitle: '护理实习生' }, false],
  ['an internship', 'internship', { title: '甲公司', subtitle: '护士' }, false],
] as const)('has the writer worked, with %s', (_, kind, item, hasWorked) => {
  const resume = buildResume((one) => void (one.sections = [buildSection('s', [buildItem('a', item)], kind)]))
  expect(writerOf(resume).hasWorked).toBe(hasWorked)
})

test.each([
  ['资深后端工程师', true],
  ['Senior Product Designer', true],
  ['销售总监', true],
  ['客户经理', false],
  ['Leadership Trainee', false],
  ['', false],
])('without a date, is who looks for work as “%s” a beginner', (position, isSenior) => {
  const resume = buildResume((one) => {
    one.intention.position = position
    one.sections = []
  })
  expect(writerOf(resume)).toMatchObject({ isSenior, hasWorked: isSenior })
})

test('dates say more about whoever writes than the position looked for', () => {
  const from = `${new Date().getFullYear() - 1}-01`
  const resume = buildResume((one) => {
    one.intention.position = '资深后端工程师'
    one.sections = [buildSection('s', [buildItem('a', { title: '甲公司', from })], 'work')]
  })
  expect(writerOf(resume)).toMatchObject({ isSenior: false, hasWorked: true })
})

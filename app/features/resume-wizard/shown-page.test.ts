import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { areaIdOf, buildShownPage } from './shown-page'

const example = buildResume(({ basics }) => {
  basics.name = '示例'
  basics.phone = '13900000000'
})
const own = buildResume((resume) => {
  resume.basics.custom = [{ id: 'f1', label: '排名', value: '' }]
  resume.sections = [
    buildSection('s1', [buildItem('s1-1', { title: '我的公司' })]),
    buildSection('s2', [buildItem('s2-1')], 'skills'),
  ]
})

describe('the page beside the form', () => {
  test('shows what is written as it is, and the example only where nothing is', () => {
    const { resume, exampleIds, phraseIds } = buildShownPage(own, example)
    expect(resume.basics.name).toBe('王小明')
    expect(resume.sections[0]).toEqual(own.sections[0])
    expect(resume.sections[1]!.items[0]!.text).toBe('TypeScript')
    expect(exampleIds).toContain('s2-1')
    expect(exampleIds).not.toContain('s1-1')
    expect(phraseIds).toEqual([])
  })

  test('shows no suggested field that is empty, so that its example can stand there', () => {
    expect(buildShownPage(own, example).resume.basics.custom).toEqual(example.basics.custom)
    expect(buildShownPage(own, undefined).resume.basics.custom).toEqual([])
  })

  test('marks sample phrases as such, and neither own words nor examples', () => {
    const phrased = structuredClone(own)
    phrased.sections[1]!.items = [
      buildItem('s2-1', { title: '〔语言〕' }),
      buildItem('s2-2', { title: '〔工具〕' }),
    ]
    const { exampleIds, phraseIds } = buildShownPage(own, example, phrased)
    expect(phraseIds).toEqual(['s2-1', 's2-2'])
    expect(exampleIds.filter((id) => phraseIds.includes(id) || id === 's1-1')).toEqual([])
  })
})

test.each([
  ['basics.name', 'basics'],
  ['basics.email', 'contacts'],
  ['basics.gender', 'facts'],
  ['basics.custom[0].value', 'facts'],
  ['intention.cities', 'intention'],
  ['sections[1].items[0].title', 's2-1'],
])('the field %s writes to the area %s', (field, area) => {
  expect(areaIdOf(field, own)).toBe(area)
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { addExample, isUnwritten, withWantedFacts } from './add-example'
import { DEFAULT_STYLE } from './default-style'
import { emptyItem, emptyResume, emptyResumeLike } from './empty-resume'

const samples = readdirSync('content/samples').map((file) => {
  const { resume } = JSON.parse(readFileSync(`content/samples/${file}`, 'utf8')) as { resume: object }
  return [file, Resume.parse({ schemaVersion: 1, ...resume, style: DEFAULT_STYLE })] as const
})
const sample = samples.find(([file]) => file === 'accountant.json')![1]

describe.each(samples)('the example of %s', (_, example) => {
  const blank = emptyResumeLike(example, DEFAULT_STYLE)

  test('fills a blank resume like it, which stays a valid one', () => {
    const { resume, exampleIds } = addExample(blank, example)
    expect(Resume.parse(resume)).toEqual(resume)
    expect(resume.basics.name).toBe(example.basics.name)
    expect(resume.intention).toEqual(example.intention)
    const texts = ({ sections }: Resume) =>
      sections.map(({ items }) => items.filter(({ visible }) => visible).map(({ text }) => text))
    expect(texts(resume)).toEqual(texts(example))
    expect(new Set(exampleIds).size).toBe(exampleIds.length)
    expect([isUnwritten(blank), isUnwritten(resume)]).toEqual([true, false])
  })
})

describe('what is written', () => {
  test('replaces the example of its part, and of no other', () => {
    const blank = emptyResume(DEFAULT_STYLE)
    blank.basics.phone = '13800000000'
    blank.sections[1]!.items[0]!.title = '我的公司'
    const { resume, exampleIds } = addExample(blank, sample)
    expect([resume.basics.name, resume.basics.phone, resume.basics.email]).toEqual([
      sample.basics.name,
      '13800000000',
      '',
    ])
    expect(resume.sections[1]).toEqual(blank.sections[1])
    expect(exampleIds).not.toContain('contacts')
    expect(exampleIds).not.toContain(blank.sections[1]!.items[0]!.id)
    expect(exampleIds).toContain(blank.sections[0]!.items[0]!.id)
    expect(isUnwritten(blank)).toBe(false)
  })

  test('is all that is left of a resume in which everything is written', () => {
    expect(addExample(sample, samples[0]![1])).toEqual({ resume: sample, exampleIds: [] })
  })

  test('is left alone, with a section that the example does not have', () => {
    const blank = emptyResume(DEFAULT_STYLE)
    blank.sections = [{ ...blank.sections[0]!, kind: 'custom', items: [emptyItem('mine')] }]
    expect(addExample(blank, { ...sample, sections: [] }).resume.sections).toEqual(blank.sections)
  })
})

test('an example without the facts that nobody asked for still veils the labels of its intention', () => {
  const blank = emptyResume(DEFAULT_STYLE)
  const wanted = withWantedFacts(sample, { facts: ['gender'], fields: [] })
  expect([wanted.basics.gender, wanted.basics.birth]).toEqual([sample.basics.gender, ''])
  const without = withWantedFacts(sample)
  expect(addExample(blank, without).exampleIds).toContain('facts')
  blank.intention.position = '会计'
  expect(addExample(blank, without).exampleIds).not.toContain('facts')
})

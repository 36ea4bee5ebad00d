import { expect, test } from 'vitest'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { findSamplePhrases } from './find-sample-phrases.server'

const localized = (text: string) => ({ zh: text, en: text })
const words = ['Git', 'CSS', 'HTML', 'Vue', 'React', 'Vite']
const lines = words.map((word) => `用〔${word}〕写过很多个不同的页面`)
const summaryOf = (id: string) => lines.map((line) => `${id}：${line}`)
const software = { id: 'software', name: localized('互联网'), positions: [] }
const suggestion = (id: string) => ({ id, name: localized(id), industry: software.name })
const whole = (id: string) => ({
  ...{ id, name: localized(id), summary: localized('写'.repeat(30)) },
  lines: { junior: lines, senior: lines },
  skills: words,
  keywords: words,
  aliases: [],
  templates: ['classic'],
})
const api = () =>
  fakeApiClient({
    suggestPositions: () => [suggestion('frontend'), suggestion('backend')],
    readPosition: ({ id }) => ({ ...whole(id), industry: software }),
  })
const find = (query: string) => findSamplePhrases(api(), new URLSearchParams(query))

test('the search returns the nearest position, or the requested one if it is among the suggestions', async () => {
  expect(await find('q=开发')).toMatchObject({
    matches: [{ id: 'frontend', industry: localized('互联网') }, { id: 'backend' }],
    position: { id: 'frontend', skills: words },
  })
  expect(await find('q=开发&position=backend')).toMatchObject({ position: { id: 'backend' } })
  expect(await find('q=开发&position=pilot')).toMatchObject({ position: { id: 'frontend' } })
})

test('the search cuts a long query, and returns none for a service that suggests none', async () => {
  const none = fakeApiClient({ suggestPositions: () => [] })
  expect(await findSamplePhrases(none, new URLSearchParams({ q: '长'.repeat(900) }))).toEqual({ matches: [] })
  expect(none.calls).toEqual([['suggestPositions', { q: '长'.repeat(60) }]])
})

test('what the entry is comes before what the resume wants, each once, the general position last', async () => {
  const byQuery: Record<string, string[]> = {
    运营: ['user', 'general'],
    产品: ['product', 'user', 'general'],
  }
  const both = fakeApiClient({
    suggestPositions: ({ q }) => byQuery[q]!.map(suggestion),
    readPosition: ({ id }) => ({
      ...whole(id),
      industry: software,
      ...(id === 'general' && { sections: { project: { zh: lines, en: lines } } }),
      graduateSummary: { zh: summaryOf(id), en: lines },
    }),
  })
  const found = await findSamplePhrases(both, new URLSearchParams({ q: '运营', or: '产品' }))
  expect(found).toMatchObject({
    matches: [{ id: 'user' }, { id: 'product' }, { id: 'general' }],
    position: { id: 'user', graduateSummary: summaryOf('user') },
    sections: { project: lines },
    graduateSummary: summaryOf('general'),
  })
})

test('of positions whose names have the typed one, the others come along, until one is asked for', async () => {
  const alike = fakeApiClient({
    suggestPositions: () =>
      [
        ['go', 'Go 后端工程师'],
        ['java', 'Java 后端工程师'],
        ['tester', '测试工程师'],
      ].map(([id = '', name = '']) => ({ ...suggestion(id), name: localized(name) })),
    readPosition: ({ id }) => ({ ...whole(id), industry: software }),
  })
  const read = (query: string) => findSamplePhrases(alike, new URLSearchParams(query))
  expect(await read('q=后端工程师')).toMatchObject({
    position: { id: 'go' },
    alike: [{ id: 'java' }],
  })
  expect((await read('q=后端工程师&position=tester')).alike).toBeUndefined()
  expect((await read('q=程序员')).alike).toBeUndefined()
})

test('a resume in English has the English phrases of its position, else those that suit any: never Chinese ones', async () => {
  const phrases = (of: string) => ({
    skills: words,
    lines: {
      junior: words.map((word) => `Built 〔6〕 pages in ${word} for the ${of} team`),
      senior: words.map((word) => `Led 〔3〕 people with ${word} in the ${of} team`),
    },
  })
  const learned = (of: string) => words.map((word) => `Learned ${word}: ${of}`)
  const solved = words.map((word) => `Solved it with ${word}`)
  const withEnglish = fakeApiClient({
    suggestPositions: ({ q }) => [q, 'general'].map(suggestion),
    readPosition: ({ id }) => ({
      ...whole(id),
      industry: software,
      ...(id !== 'backend' && { english: phrases(id) }),
      graduateSummary: { zh: lines, en: learned(id) },
      ...(id === 'general' && { sections: { project: { zh: lines, en: solved } } }),
    }),
  })
  const read = (q: string) => findSamplePhrases(withEnglish, new URLSearchParams({ q, language: 'en' }))
  const own = await read('frontend')
  expect(own.position).toEqual({
    ...{ id: 'frontend', name: localized('frontend'), graduateSummary: learned('frontend') },
    ...phrases('frontend'),
  })
  expect(own).toMatchObject({ sections: { project: solved }, graduateSummary: learned('general') })
  const other = await read('backend')
  expect(other.position).toMatchObject({ id: 'backend', isForAny: true, ...phrases('general') })
  expect(JSON.stringify([own, other].map((one) => ({ ...one, matches: [] })))).not.toMatch(/\p{Script=Han}/u)
  expect((await find('q=开发&language=en')).position).toMatchObject({ skills: [], isForAny: true })
})

test('an English title leads to all positions that have it, in any case of letters', async () => {
  const names = ['Java backend engineer', 'Go backend engineer']
  const line = 'Built 〔6〕 pages of a shop that 〔30〕 people used'
  const englishLines = [line, line, line]
  const english = { skills: words, lines: { junior: englishLines, senior: englishLines } }
  const alike = fakeApiClient({
    suggestPositions: () => names.map((en, i) => ({ ...suggestion(`p${i}`), name: { zh: '后端', en } })),
    readPosition: ({ id }) => ({ ...whole(id), english, industry: software }),
  })
  const found = await findSamplePhrases(alike, new URLSearchParams('q=Backend Engineer&language=en'))
  expect(found).toMatchObject({ position: { id: 'p0' }, alike: [{ id: 'p1' }] })
})

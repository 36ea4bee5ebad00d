import { expect, test } from 'vitest'
import { fakeUpstream } from '#tests/builders'
import { findSampleLines } from './sample-lines.server'

const said = (text: string) => ({ zh: text, en: text })
const words = ['Git', 'CSS', 'HTML', 'Vue', 'React', 'Vite']
const lines = words.map((word) => `用〔${word}〕写过很多个不同的页面`)
const position = (id: string) => ({ id, name: said(id), summary: '写'.repeat(30) })
const shelves = [
  { id: 'software', name: said('互联网'), positions: [position('frontend'), position('backend')] },
]
const whole = (id: string) => ({
  ...position(id),
  lines: { junior: lines, senior: lines },
  skills: words,
  keywords: words,
  aliases: [],
  templates: ['classic'],
})
const upstream = () =>
  fakeUpstream({
    listPositions: () => shelves,
    readPosition: ({ id }) => ({ ...whole(id), industry: shelves[0] }),
  })
const asked = (query: string) => findSampleLines(upstream(), new URLSearchParams(query))

test('the first position found is shown, or another of them that was asked for', async () => {
  expect(await asked('q=开发')).toMatchObject({
    found: [{ id: 'frontend', industry: said('互联网') }, { id: 'backend' }],
    position: { id: 'frontend', skills: words },
  })
  expect(await asked('q=开发&position=backend')).toMatchObject({ position: { id: 'backend' } })
  expect(await asked('q=开发&position=pilot')).toMatchObject({ position: { id: 'frontend' } })
})

test('nothing found is an answer, and a question of any length can be asked', async () => {
  const none = fakeUpstream({ listPositions: () => [] })
  expect(await findSampleLines(none, new URLSearchParams({ q: '长'.repeat(900) }))).toEqual({ found: [] })
  expect(none.calls).toEqual([['listPositions', { q: '长'.repeat(60) }]])
})

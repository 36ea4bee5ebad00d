import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { ResumeDetails, ResumeFacts } from '#contract/resume/resume-details'
import { failingWith, fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildStoredResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { factsVersion } from './resume-facts'
import { recordFacts, refreshFacts } from './refresh-facts.server'

const now = Date.parse('2026-11-29T00:00:00Z')
const current: ResumeFacts = {
  ...{ revision: 2, rules: factsVersion, position: '', score: 90, pages: 1, step: null },
}
const known: ResumeDetails = { tags: [], sent: null, facts: current }

function setUp(
  pages: () => unknown = () => ({ layoutId: 'L', pages: [{}, {}], missingGlyphs: [], anchors: [] }),
) {
  const api = fakeApiClient({
    readStoredResume: ({ id }) => buildStoredResume({ id, revision: 2 }),
    recordResumeFacts: () => ({}),
  })
  const typesetter = fakeTypesetter({ pages })
  const calls = () => api.calls.map(([name]) => name)
  return { dependencies: { api, typesetter }, calls }
}
const never = () => {
  throw new Error('typeset')
}

test('reads and typesets nothing while all facts are current', async () => {
  const { dependencies, calls } = setUp(never)
  expect(await refreshFacts(dependencies, [{ id: 'a', revision: 2 }], { a: known }, now)).toEqual({
    a: current,
  })
  expect(calls()).toEqual([])
})

test('finds out and keeps the facts of the one resume that changed, with its pages', async () => {
  const { dependencies, calls } = setUp()
  const old = { ...known, facts: { ...current, revision: 1 } }
  const live = ['a', 'b'].map((id) => ({ id, revision: 2 }))
  const facts = await refreshFacts(dependencies, live, { a: known, b: old }, now)
  expect(facts).toMatchObject({ a: current, b: { revision: 2, pages: 2 } })
  expect(calls()).toEqual(['readStoredResume', 'recordResumeFacts'])
})

test('typesets nothing when many changed, and reads eight at the most', async () => {
  const { dependencies, calls } = setUp(never)
  const live = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, revision: 2 }))
  const facts = await refreshFacts(dependencies, live, {}, now)
  expect(Object.values(facts).map(({ pages }) => pages)).toEqual(Array(8).fill(null))
  expect(calls()).toEqual(Array(8).fill('readStoredResume'))
})

test('shows the list without the facts of a resume that cannot be read', async () => {
  const api = fakeApiClient({ readStoredResume: failingWith(ApiCodes.notFound) })
  const typesetter = fakeTypesetter({})
  expect(await refreshFacts({ api, typesetter }, [{ id: 'a', revision: 2 }], {}, now)).toEqual({})
})

test('shows and does not keep facts whose pages could not be counted now', async () => {
  const { dependencies, calls } = setUp(() => Promise.reject(new TypesetBusyError('busy')))
  const facts = await refreshFacts(dependencies, [{ id: 'a', revision: 2 }], {}, now)
  expect(facts.a).toMatchObject({ revision: 2, pages: null })
  expect(calls()).toEqual(['readStoredResume'])
})

test('keeps the facts of a resume whose picture was drawn', async () => {
  const { dependencies, calls } = setUp()
  await recordFacts(dependencies, buildStoredResume({ id: 'a', revision: 2 }), now)
  expect(calls()).toEqual(['recordResumeFacts'])
})

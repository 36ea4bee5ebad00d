import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeTypesetter, fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume, buildVersion } from '#tests/fixtures/resume-builders'
import { loadVersions, type VersionQuery } from './versions.server'

const old = buildResume((resume) => {
  resume.basics.name = '从前'
  resume.style.size = 11
})
const version = { ...buildVersion(2), resume: old }
type Answers = Parameters<typeof fakeApiClient>[0]
const fakeVersionsApi: Answers = {
  readStoredResume: () => buildStoredResume(),
  listResumeVersions: () => [buildVersion(5), buildVersion(4), version],
  readResumeVersion: ({ revision }) =>
    revision === 2 ? version : { ...buildVersion(4), resume: buildResume() },
}
const typesetter = fakeTypesetter({
  pages: () =>
    Promise.resolve({ layoutId: 'x', pages: [{ hash: 'h1', width: 595, height: 842 }], missingGlyphs: [] }),
})

const load = (query: Partial<VersionQuery> = {}, answers: Answers = {}, id = 'r1') =>
  loadVersions({ api: fakeApiClient({ ...fakeVersionsApi, ...answers }), typesetter }, id, {
    look: undefined,
    with: undefined,
    ...query,
  })

describe('loadVersions', () => {
  test('shows the present content, compared with the newest version', async () => {
    const loaded = (await load())!
    expect(loaded).toMatchObject({ title: '简历', revision: 5, isDeleted: false, restore: undefined })
    expect(loaded.versions.map(({ revision }) => revision)).toEqual([5, 4, 2])
    expect(loaded.selected).toMatchObject({ revision: 5, isPresent: true })
    expect(loaded.selected.pages[0]!.src).toBe('/sheets/pages/1?resume=r1&v=h1')
    expect(loaded.comparison).toMatchObject({ older: { revision: 4 }, newer: { revision: 5 }, parts: [] })
  })

  test('shows an earlier version with its pages, what changed since, and what restoring it would change', async () => {
    const { selected, comparison, restore } = (await load({ look: 2 }))!
    expect([selected.revision, selected.isPresent, selected.pages[0]!.src]).toEqual([
      2,
      false,
      '/sheets/pages/1?resume=r1&revision=2&v=h1',
    ])
    expect(comparison).toMatchObject({
      older: { revision: 2 },
      newer: { revision: 5 },
      parts: [{ part: 'basics', count: 1, fields: [{ before: '从前', after: '王小明' }] }],
      style: [{ field: 'size', before: 11 }],
    })
    expect(restore).toEqual({ count: 1, parts: ['basics'], style: ['size'] })
  })

  test('compares two versions from the older to the newer one, whichever is looked at', async () => {
    for (const query of [
      { look: 2, with: 4 },
      { look: 4, with: 2 },
    ])
      expect((await load(query))!.comparison).toMatchObject({
        older: { revision: 2 },
        newer: { revision: 4 },
      })
  })

  test('shows seconds where two were saved in the same minute, and days by the calendar of China', async () => {
    const now = Date.now()
    const times = [now, now - 60 * 3_600_000, now - 60 * 3_600_000 - 1]
    const versions = times.map((savedAt, n) =>
      buildVersion(5 - n, { savedAt: Math.floor(savedAt / 60_000) * 60_000 + n }),
    )
    const loaded = (await load({}, { listResumeVersions: () => versions }))!
    expect(loaded.versions[0]).toMatchObject({ daysAgo: 0, showsSeconds: false })
    expect(loaded.versions[1]!.daysAgo).toBeGreaterThanOrEqual(2)
    expect(loaded.versions[1]!.showsSeconds).toBe(true)
  })

  test('the first version of a resume has nothing to compare with', async () => {
    const loaded = (await load({}, { listResumeVersions: () => [buildVersion(5)] }))!
    expect([loaded.comparison, loaded.restore]).toEqual([undefined, undefined])
  })

  test('a resume in the bin shows its versions', async () => {
    const answers = { readStoredResume: () => buildStoredResume({ deletedAt: 60 }) }
    expect(await load({ look: 2 }, answers)).toMatchObject({ isDeleted: true, selected: { revision: 2 } })
  })

  test.each<[string, number | undefined, Answers, string]>([
    ['a resume of somebody else', undefined, { readStoredResume: failingWith(ApiCodes.notFound) }, 'r1'],
    ['an id that is none', undefined, {}, '../x'],
    ['a version that is gone', 3, { readResumeVersion: failingWith(ApiCodes.notFound) }, 'r1'],
    ['a revision that is none', NaN, {}, 'r1'],
  ])('loadVersions returns undefined for %s', async (_, look, answers, id) => {
    expect(await load({ look }, answers, id)).toBeUndefined()
  })
})

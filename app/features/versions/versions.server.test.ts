import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume, buildVersion } from '#tests/fixtures/resume-builders'
import { loadVersions, restoreVersion } from './versions.server'

const old = buildResume((resume) => (resume.basics.name = '从前'))
const stored = buildStoredResume()
const version = { ...buildVersion(2), resume: old }
type Answers = Parameters<typeof fakeApiClient>[0]
const fakeVersionsApi: Answers = {
  readStoredResume: () => stored,
  listResumeVersions: () => [buildVersion(5), buildVersion(4), version],
  readResumeVersion: () => version,
}
const typesetter = fakeTypesetter({
  pages: () =>
    Promise.resolve({ layoutId: 'x', pages: [{ hash: 'h1', width: 595, height: 842 }], missingGlyphs: [] }),
})

describe('loadVersions', () => {
  const load = (looked?: number, answers: Answers = {}, id = 'r1') =>
    loadVersions({ api: fakeApiClient({ ...fakeVersionsApi, ...answers }), typesetter }, id, looked)

  test('shows the present content first, then the versions, newest first', async () => {
    const loaded = await load()
    expect(loaded).toMatchObject({ title: '简历', revision: 5, isDeleted: false })
    expect(loaded!.versions.map(({ revision }) => revision)).toEqual([4, 2])
    expect(loaded!.shown).toMatchObject({ revision: undefined, savedAt: 50 })
    expect(loaded!.shown.pages[0]!.src).toBe('/sheets/pages/1?resume=r1&v=h1')
  })

  test('shows the pages of the selected version of a resume', async () => {
    const { shown } = (await load(2))!
    expect([shown.revision, shown.savedAt, shown.pages[0]!.src]).toEqual([
      2,
      20,
      '/sheets/pages/1?resume=r1&revision=2&v=h1',
    ])
  })

  test.each<[string, number | undefined, Answers, string]>([
    ['a resume of somebody else', undefined, { readStoredResume: failingWith(ApiCodes.notFound) }, 'r1'],
    ['an id that is none', undefined, {}, '../x'],
    ['a version that is gone', 3, { readResumeVersion: failingWith(ApiCodes.notFound) }, 'r1'],
    ['a revision that is none', NaN, {}, 'r1'],
  ])('loadVersions returns undefined for %s', async (_, looked, answers, id) => {
    expect(await load(looked, answers, id)).toBeUndefined()
  })
})

describe('restoreVersion', () => {
  const restoreArgs = { id: 'r1', revision: 2, expectedRevision: 5 }

  test('saves the version over the present content with the expected revision', async () => {
    const api = fakeApiClient({
      ...fakeVersionsApi,
      saveStoredResume: () => ({ revision: 6, updatedAt: 60 }),
    })
    expect(await restoreVersion(api, restoreArgs)).toBe('restored')
    expect(api.calls.at(-1)).toEqual([
      'saveStoredResume',
      { id: 'r1', revision: 5, resume: old, isRestore: true },
    ])
  })

  test.each<[string, Answers, unknown]>([
    ['newer', { saveStoredResume: failingWith(ApiCodes.conflict) }, 'newer'],
    ['gone', { readResumeVersion: failingWith(ApiCodes.notFound) }, 'gone'],
    ['gone', { saveStoredResume: failingWith(ApiCodes.notFound) }, 'gone'],
    ['said', { saveStoredResume: failingWith(ApiCodes.invalidInput) }, { message: '不行' }],
  ])('does not restore a version, and returns why: %s', async (_, answers, outcome) => {
    expect(await restoreVersion(fakeApiClient({ ...fakeVersionsApi, ...answers }), restoreArgs)).toEqual(
      outcome,
    )
  })

  test('does not report an unreachable API as a missing version', async () => {
    const api = fakeApiClient({ ...fakeVersionsApi, saveStoredResume: failUnreachable })
    await expect(restoreVersion(api, restoreArgs)).rejects.toThrow('down')
  })
})

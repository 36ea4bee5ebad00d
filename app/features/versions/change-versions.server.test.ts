import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume, buildStoredResume, buildVersion } from '#tests/fixtures/resume-builders'
import { markVersion, restoreVersion } from './change-versions.server'

const stored = buildStoredResume({ resume: buildResume((resume) => (resume.style.size = 11)) })
const old = buildResume((resume) => (resume.basics.name = '从前'))
type Answers = Parameters<typeof fakeApiClient>[0]
const answers: Answers = {
  readStoredResume: () => stored,
  readResumeVersion: () => ({ ...buildVersion(2), resume: old }),
  saveStoredResume: () => ({ revision: 6, updatedAt: 60 }),
  markResumeVersion: () => ({}),
}

describe('restoreVersion', () => {
  const restoreArgs = { id: 'r1', revision: 2, expectedRevision: 5, isTextOnly: false }

  test('saves the version over the present content with the expected revision', async () => {
    const api = fakeApiClient(answers)
    expect(await restoreVersion(api, restoreArgs)).toBe('restored')
    const save = { id: 'r1', revision: 5, resume: old, isRestore: true }
    expect(api.calls.at(-1)).toEqual(['saveStoredResume', save])
  })

  test('the text alone comes back in the present style', async () => {
    const api = fakeApiClient(answers)
    expect(await restoreVersion(api, { ...restoreArgs, isTextOnly: true })).toBe('restored')
    expect(api.calls.at(-1)![1]).toMatchObject({ resume: { ...old, style: stored.resume.style } })
  })

  test.each<[string, Answers, unknown]>([
    ['newer', { saveStoredResume: failingWith(ApiCodes.conflict) }, 'newer'],
    ['gone', { readResumeVersion: failingWith(ApiCodes.notFound) }, 'gone'],
    ['gone', { saveStoredResume: failingWith(ApiCodes.notFound) }, 'gone'],
    ['said', { saveStoredResume: failingWith(ApiCodes.invalidInput) }, { message: '不行' }],
  ])('does not restore a version, and returns why: %s', async (_, more, outcome) => {
    expect(await restoreVersion(fakeApiClient({ ...answers, ...more }), restoreArgs)).toEqual(outcome)
  })

  test('does not report an unreachable API as a missing version', async () => {
    const api = fakeApiClient({ ...answers, saveStoredResume: failUnreachable })
    await expect(restoreVersion(api, restoreArgs)).rejects.toThrow('down')
  })
})

describe('markVersion', () => {
  test.each([
    [{ name: ' 投产品岗 ' }, { name: '投产品岗' }, 'named'],
    [{ name: '' }, { name: '' }, 'unnamed'],
    [{ name: '长'.repeat(40) }, { name: '长'.repeat(30) }, 'named'],
    [{ pin: 'on' }, { isPinned: true }, 'pinned'],
    [{ pin: 'off' }, { isPinned: false }, 'unpinned'],
  ])('the form %j marks the version with %j', async (fields, marks, outcome) => {
    const api = fakeApiClient(answers)
    expect(await markVersion(api, { id: 'r1', revision: 2 }, formOf(fields))).toBe(outcome)
    expect(api.calls).toEqual([['markResumeVersion', { id: 'r1', revision: 2, ...marks }]])
  })

  test.each<[Answers, number, unknown]>([
    [{ markResumeVersion: failingWith(ApiCodes.quotaExceeded) }, 2, { message: '不行' }],
    [{ markResumeVersion: failingWith(ApiCodes.notFound) }, 2, 'gone'],
    [{}, NaN, 'gone'],
  ])('a refusal is returned, not thrown', async (more, revision, outcome) => {
    const api = fakeApiClient({ ...answers, ...more })
    expect(await markVersion(api, { id: 'r1', revision }, formOf({ pin: 'on' }))).toEqual(outcome)
  })
})

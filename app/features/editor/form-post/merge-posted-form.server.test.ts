import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { failingWith, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume, buildVersion, editorFormData } from '#tests/fixtures/resume-builders'
import { readBase } from './merge-posted-form.server'
import { postedStoredResumeSaver } from './posted-resume-savers.server'
import { savePostedForm } from './save-posted-form.server'

const base = buildResume()
const theirs = buildResume((resume) => {
  resume.basics.name = '对方'
  resume.sections[0]!.items[0]!.title = '丙公司'
})
const version = { ...buildVersion(3), resume: base }
const conflictWith = (revision: number) =>
  failingWith(ApiCodes.conflict, buildStoredResume({ revision, resume: theirs }))
type Answers = Parameters<typeof fakeApiClient>[0]

/** Posts a form made from revision 3 to an account that has theirs at revision 9. */
async function post(changes: Record<string, string>, answers: Answers = {}) {
  const form = editorFormData(base, { revision: '3' })
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  const api = fakeApiClient({
    saveStoredResume: ({ revision }: { revision: number }) =>
      revision === 9 ? { revision: 10, updatedAt: 1 } : conflictWith(9)(),
    readResumeVersion: () => version,
    readStoredResume: () => buildStoredResume({ revision: 9, resume: theirs }),
    ...answers,
  })
  const save = postedStoredResumeSaver(api, 'r1', false)
  const findBase = (revision: number) => readBase(api, 'r1', revision)
  const result = await savePostedForm({ form, api, templates: [], save, findBase })
  return { result, calls: api.calls }
}

describe('a form that was made from an older version', () => {
  test('is merged and saved when both changed other fields', async () => {
    const { result, calls } = await post({ 'basics.city': '苏州' })
    expect(result).toEqual({ saved: true, to: 'resume', id: 'r1', focus: '' })
    const merged = structuredClone(theirs)
    merged.basics.city = '苏州'
    expect(calls.at(-1)).toEqual(['saveStoredResume', { id: 'r1', revision: 9, resume: merged }])
  })

  test('comes back merged, with the fields that both changed', async () => {
    const { result, calls } = await post({ 'basics.name': '我的', 'basics.city': '苏州' })
    expect(calls.map(([name]) => name)).toEqual(['saveStoredResume', 'readResumeVersion'])
    expect(result).toMatchObject({
      saved: false,
      conflict: true,
      base: 3,
      revision: 9,
      conflicts: [{ label: '姓名', theirs: '对方' }],
      baseResume: base,
      resume: {
        basics: { name: '我的', city: '苏州' },
        sections: [{ items: [{ title: '丙公司' }, {}] }, {}],
      },
    })
  })

  test.each<[string, Answers]>([
    ['its version is not kept any more', { readResumeVersion: failingWith(ApiCodes.notFound) }],
    ['a third save came in between', { saveStoredResume: conflictWith(9) }],
  ])('comes back as typed when %s', async (_, answers) => {
    const { result } = await post({ 'basics.city': '苏州' }, answers)
    expect(result).toMatchObject({ saved: false, conflict: true, revision: 9 })
    expect(result).toMatchObject({ resume: buildResume((resume) => (resume.basics.city = '苏州')) })
    expect(result).not.toHaveProperty('conflicts')
  })
})

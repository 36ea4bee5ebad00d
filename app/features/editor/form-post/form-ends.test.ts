import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, editorFormData } from '#tests/fixtures/resume-builders'
import { readDraftBase } from './merge-posted-form.server'
import { parseResumeForm } from './parse-resume-form.server'
import { postedDraftSaver } from './posted-resume-savers.server'
import { savePostedForm } from './save-posted-form.server'

const stored = Resume.parse(parseResumeForm(editorFormData(buildResume())))
const key = { id: 'draft-1', secret: 'secret-1' }
const expiresAt = 1

/** Posts the form of revision 3 of a draft, of which the upstream has another revision perhaps. */
function post(form: FormData, revision: number) {
  const api = fakeApiClient({
    readDraft: () => ({ id: key.id, resume: stored, revision, updatedAt: 1, expiresAt }),
    saveDraft: () => ({ revision: revision + 1, updatedAt: 1 }),
  })
  const findBase = (asked: number) => readDraftBase(api, key, asked)
  const result = savePostedForm({ form, api, templates: [], save: postedDraftSaver(api, key), findBase })
  const saved = () => api.calls.filter(([name]) => name === 'saveDraft').map(([, input]) => input)
  return { result, saved }
}

function formUntil(lastName: string) {
  const form = new FormData()
  form.append('formStart', '')
  form.append('revision', '3')
  for (const [name, value] of editorFormData({ ...stored, basics: { ...stored.basics, name: '林晚' } })) {
    form.append(name, value)
    if (name === lastName) break
  }
  return form
}

test('a form that was cut before its sections saves what was typed, and keeps the sections and the style', async () => {
  const { result, saved } = post(formUntil('basics.name'), 3)
  expect(await result).toMatchObject({ saved: true })
  const resume = { ...stored, basics: { ...stored.basics, name: '林晚' } }
  expect(saved()).toEqual([{ ...key, revision: 3, resume }])
})

test('a cut form whose document was saved again since is refused, and nothing is saved', async () => {
  const { result, saved } = post(formUntil('basics.name'), 4)
  await expect(result).rejects.toMatchObject({ status: 400 })
  expect(saved()).toEqual([])
})

test.each([
  ['has its end', { formStart: '', formEnd: '' }],
  ['announces none, because the editor did not make it', {}],
])('a form that %s is saved as it is, without a section that it does not have', async (_case, fields) => {
  const [first] = stored.sections
  const form = editorFormData({ ...stored, sections: [first!] }, { revision: '3', ...fields })
  const { result, saved } = post(form, 3)
  expect(await result).toMatchObject({ saved: true })
  expect(saved()).toMatchObject([{ resume: { sections: [{ id: first!.id }] } }])
})

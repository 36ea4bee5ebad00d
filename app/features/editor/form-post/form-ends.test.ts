import { expect, test } from 'vitest'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, editorFormData } from '#tests/fixtures/resume-builders'
import { postedDraftSaver } from './posted-resume-savers.server'
import { savePostedForm } from './save-posted-form.server'

/** Posts the form of a draft with more fields; the upstream saves it. */
function post(fields: Record<string, string>) {
  const form = editorFormData(buildResume(), { revision: '3' })
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const api = fakeApiClient({ saveDraft: () => ({ revision: 4, updatedAt: 1 }) })
  const save = postedDraftSaver(api, { id: 'draft-1', secret: 'secret-1' })
  return { calls: api.calls, result: savePostedForm({ form, api, templates: [], save }) }
}

test('a form that was cut before its end is refused, and nothing is saved', async () => {
  const { result, calls } = post({ formStart: '' })
  await expect(result).rejects.toMatchObject({ status: 400 })
  expect(calls).toEqual([])
})

test.each([
  ['has its end', { formStart: '', formEnd: '' }],
  ['announces none, because the editor did not make it', {}],
])('a form that %s is saved', async (_case, fields) => {
  expect(await post(fields).result).toMatchObject({ saved: true })
})

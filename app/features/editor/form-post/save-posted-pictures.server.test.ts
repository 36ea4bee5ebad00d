import { expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, editorFormData } from '#tests/fixtures/resume-builders'
import { postedDraftSaver } from './posted-resume-savers.server'
import { savePostedForm } from './save-posted-form.server'

const key = { id: 'draft-1', secret: 'secret-1' }

/** Posts the form of a resume with changes. */
async function post(
  changes: Record<string, string | File>,
  answers: Parameters<typeof fakeApiClient>[0] = {},
) {
  const form = editorFormData(buildResume(), { revision: '3', draftId: key.id })
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  const api = fakeApiClient({ saveDraft: () => ({ revision: 4, updatedAt: 1 }), ...answers })
  const result = await savePostedForm({ form, api, templates: [], save: postedDraftSaver(api, key) })
  return { result, calls: api.calls }
}

const sentResume = (calls: Awaited<ReturnType<typeof post>>['calls']) =>
  (calls.at(-1)?.[1] as { resume: Resume }).resume

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const id = 'abcdefghijklmnopqrstuv'
const picture = new File([new Uint8Array(png)], 'work.png', { type: 'image/png' })

test('saves a picture with its entry, wherever the intent moves that', async () => {
  const { calls } = await post(
    { 'picture-s1-2': picture, intent: 'moveItem:s1-2:up' },
    { uploadPhoto: () => ({ id }) },
  )
  expect(calls.map(([name]) => name)).toEqual(['uploadPhoto', 'saveDraft'])
  expect(sentResume(calls).sections[0]!.items.map((item) => [item.id, item.picture])).toEqual([
    ['s1-2', id],
    ['s1-1', undefined],
  ])
})

test('names an invalid picture at its entry after the intent', async () => {
  const { result, calls } = await post({
    'picture-s1-2': new File(['我'], 'work.jpg'),
    intent: 'moveItem:s1-2:up',
  })
  expect(result).toMatchObject({
    saved: false,
    problems: { 'sections[0].items[0].picture': 'photoNotImage' },
  })
  expect(calls).toEqual([])
})

test('keeps a posted picture and does not upload more than a resume holds', async () => {
  const pictured = Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`sections[0].items[${i}].picture`, id]))
  const ids = Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`sections[0].items[${i}].id`, `p${i}`]))
  const kept = await post({ ...pictured, ...ids })
  expect(sentResume(kept.calls).sections[0]!.items.map((item) => item.picture)).toEqual(Array(6).fill(id))
  const { result, calls } = await post({ ...pictured, ...ids, 'picture-s2-1': picture })
  expect(result).toMatchObject({ problems: { 'sections[1].items[0].picture': 'tooManyPictures:6' } })
  expect(calls).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failUnreachable } from '#tests/fake-api/fake-api-client'
import { editorFormData, buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import type { Template } from '#contract/catalogue/template'
import { postedDraftSaver } from './posted-resume-savers.server'
import { savePostedForm } from './save-posted-form.server'

const key = { id: 'draft-1', secret: 'secret-1' }
const savedDraft = { revision: 4, updatedAt: 1 }
const created = { id: 'draft-2', secret: 'secret-2', revision: 1, updatedAt: 1 }
const fails =
  (code: number, errorMsg = '不行', fields = {}, newer?: unknown) =>
  () =>
    refusal(code, { errorMsg, fields, newer })

type Answers = Parameters<typeof fakeApiClient>[0]

/** Posts the form of a resume with changes to an upstream with the given answers. */
async function post(
  changes: Record<string, string | File>,
  answers: Answers = {},
  more: { key?: typeof key; templates?: Template[] } = {},
) {
  const form = editorFormData(buildResume(), { revision: '3', draftId: key.id })
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  const api = fakeApiClient({ saveDraft: () => savedDraft, createDraft: () => created, ...answers })
  const { templates = [] } = more
  const keep = postedDraftSaver(api, 'key' in more ? more.key : key)
  const result = await savePostedForm({ form, api, templates, save: keep })
  return { result, calls: api.calls }
}

/** Returns the resume of the last upstream call. */
function sentResume(calls: Awaited<ReturnType<typeof post>>['calls']): Resume {
  return (calls.at(-1)?.[1] as { resume: Resume }).resume
}

describe('a valid form', () => {
  test('saves the form from the revision it is based on', async () => {
    const { result, calls } = await post({ intent: 'save' })
    expect(result).toEqual({ saved: true, id: 'draft-1', focus: '' })
    expect(calls).toEqual([['saveDraft', { ...key, revision: 3, resume: buildResume() }]])
  })

  test('saves a form without an intent, as Enter in an old browser posts it', async () => {
    expect((await post({})).result).toEqual({ saved: true, id: 'draft-1', focus: '' })
  })

  test('saves the form with its intent applied and brings an added entry into view', async () => {
    const { result, calls } = await post({ intent: 'removeItem:s1-1' })
    expect(result).toEqual({ saved: true, id: 'draft-1', focus: '' })
    expect(sentResume(calls).sections[0]!.items.map(({ id }) => id)).toEqual(['s1-2'])
    const added = await post({ intent: 'addItem:s2' })
    const id = sentResume(added.calls).sections[1]!.items[1]!.id
    expect(added.result).toMatchObject({ saved: true, focus: id })
  })

  test.each(['fly:nobody', 'addSection:toString', 'moveItem', '::::', '中文:\r\n'])(
    'saves the form unchanged for the unknown intent %j',
    async (intent) => {
      const { result, calls } = await post({ intent })
      expect(result).toMatchObject({ saved: true, focus: '' })
      expect(sentResume(calls)).toEqual(buildResume())
    },
  )

  test('parses months and cities in common formats', async () => {
    const { calls } = await post({ 'basics.birth': '1998年8月', 'intention.cities': '北京，上海' })
    expect(sentResume(calls)).toMatchObject({
      basics: { birth: '1998-08' },
      intention: { cities: ['北京', '上海'] },
    })
  })

  test('applies the style of a newly chosen template', async () => {
    const modern = buildTemplate('modern', { colour: '#0f766e' }, 2)
    const changes = { styleBefore: 'classic@1', 'style.template': 'modern@2' }
    const { calls } = await post(changes, {}, { templates: [modern] })
    expect(sentResume(calls).style).toMatchObject({ template: 'modern@2', colour: '#0f766e' })
  })
})

describe('an invalid form', () => {
  test('returns the form as typed with the field named and sends nothing', async () => {
    const { result, calls } = await post({
      'sections[0].items[0].from': '2020 年初',
      'basics.city': ' 上海 ',
    })
    expect(result).toMatchObject({
      saved: false,
      problems: { 'sections[0].items[0].from': 'month' },
      focus: '',
      base: 3,
    })
    expect(!result.saved && result.resume).toEqual(
      buildResume((resume) => {
        resume.sections[0]!.items[0]!.from = '2020 年初'
        resume.basics.city = ' 上海 '
        // Numbers of the style come back as the posted strings.
        Object.assign(resume.style, { size: '10', lineHeight: '1.45', margins: '16', spacing: '1' })
      }),
    )
    expect(calls).toEqual([])
  })

  test('still applies its intent when a field is invalid', async () => {
    const { result, calls } = await post({ 'basics.email': 'wang@', intent: 'removeSection:s1' })
    expect(result).toMatchObject({ saved: false, problems: { 'basics.email': 'email' } })
    expect(!result.saved && result.resume.sections.map(({ id }) => id)).toEqual(['s2'])
    expect(calls).toEqual([])
  })

  test('names the invalid field by its position after the intent', async () => {
    const { result } = await post({ 'sections[1].title': '题'.repeat(61), intent: 'moveSection:s2:up' })
    expect(result).toMatchObject({ problems: { 'sections[0].title': 'tooLong:60' }, focus: 's2' })
  })

  test('saves the form when the intent removes the invalid part', async () => {
    const changes = { 'sections[0].items[0].from': 'once', intent: 'removeItem:s1-1' }
    expect((await post(changes)).result).toMatchObject({ saved: true })
  })
})

describe('a photo posted along', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const id = 'abcdefghijklmnopqrstuv'
  const photo = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })

  test('saves the photo with the resume', async () => {
    const { calls } = await post({ photoFile: photo }, { uploadPhoto: () => ({ id }) })
    expect(calls.map(([name]) => name)).toEqual(['uploadPhoto', 'saveDraft'])
    expect(sentResume(calls).basics.photo).toBe(id)
  })

  test.each([
    ['too large', new File([new Uint8Array(6 * 1024 * 1024)], 'me.jpg'), 'photoTooLarge:5'],
    ['no photo', new File(['我'], 'me.jpg'), 'photoNotImage'],
  ])('returns everything else as typed when the photo is %s', async (_, photoFile, said) => {
    const { result, calls } = await post({ photoFile, 'basics.city': '苏州' })
    expect(result).toMatchObject({
      saved: false,
      problems: { 'basics.photo': said },
      resume: { basics: { ...buildResume().basics, city: '苏州' }, sections: buildResume().sections },
    })
    expect(calls).toEqual([])
  })

  test('names an invalid photo beside the other invalid fields', async () => {
    const { result } = await post({ photoFile: new File(['我'], 'me.jpg'), 'basics.email': 'wang@' })
    expect(result).toMatchObject({ problems: { 'basics.photo': 'photoNotImage', 'basics.email': 'email' } })
  })

  test('returns everything else as typed when the photo cannot be saved now', async () => {
    const { result } = await post(
      { photoFile: photo, 'basics.city': '苏州' },
      { uploadPhoto: failUnreachable },
    )
    expect(result).toMatchObject({
      saved: false,
      problems: { 'basics.photo': 'failed' },
      resume: { basics: { city: '苏州' } },
    })
  })
})

describe('an upstream that does not save the draft', () => {
  test('returns the whole form with the newer revision after a conflict', async () => {
    const newer = { revision: 9, resume: buildResume() }
    const { result } = await post(
      { 'basics.city': '苏州' },
      { saveDraft: fails(ApiCodes.conflict, '', {}, newer) },
    )
    expect(result).toMatchObject({
      saved: false,
      conflict: true,
      base: 3,
      revision: 9,
      // In the form it would be saved in: only user changes differ from the newer one.
      resume: buildResume((resume) => (resume.basics.city = '苏州')),
    })
  })

  test.each([undefined, null, 'x', { revision: '9' }])(
    'reports a conflict even when the newer version is %j',
    async (newer) => {
      const { result } = await post({}, { saveDraft: fails(ApiCodes.conflict, '', {}, newer) })
      expect(result).toMatchObject({ saved: false, conflict: true, revision: undefined })
    },
  )

  test('creates the draft again from the post when it no longer exists', async () => {
    const { result, calls } = await post({ 'basics.city': '苏州' }, { saveDraft: fails(ApiCodes.notFound) })
    expect(result).toEqual({
      saved: true,
      id: 'draft-2',
      created: { id: 'draft-2', secret: 'secret-2' },
      focus: '',
    })
    expect(calls.map(([name]) => name)).toEqual(['saveDraft', 'createDraft'])
    expect(sentResume(calls).basics.city).toBe('苏州')
  })

  test('creates the draft again without a save when the cookie is lost', async () => {
    const { result, calls } = await post({}, {}, { key: undefined })
    expect(result).toMatchObject({ saved: true, created: { id: 'draft-2' } })
    expect(calls).toEqual([['createDraft', { resume: buildResume() }]])
  })

  test('names a refused field with the reason', async () => {
    const fields = { 'style.template': 'unknownTemplate' }
    const { result } = await post({}, { saveDraft: fails(ApiCodes.invalidInput, '这个模板不存在', fields) })
    expect(result).toMatchObject({ saved: false, problems: fields, refusal: '这个模板不存在' })
  })

  test.each([
    ['a refusal', fails(ApiCodes.tooManyRequests, '稍后再试'), '稍后再试'],
    ['an API that cannot be reached', failUnreachable, ''],
    ['a bad gateway', () => new Response(null, { status: 502 }), ''],
  ])('%s returns the whole form and only messages meant for users', async (_, saveDraft, refusal) => {
    const { result } = await post({ 'basics.city': '苏州' }, { saveDraft })
    expect(result).toMatchObject({
      saved: false,
      refusal,
      problems: {},
      resume: { basics: { city: '苏州' } },
    })
  })

  test('throws a bug instead of treating it as a refusal', async () => {
    const saveDraft = () => {
      throw new TypeError('a bug')
    }
    await expect(post({}, { saveDraft })).rejects.toThrow('a bug')
  })
})

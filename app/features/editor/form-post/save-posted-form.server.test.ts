import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { refusal } from '#tests/fakes/api-handlers'
import { fakeApiClient, failUnreachable } from '#tests/fakes/fake-api-client'
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

/** Posts the form of a resume, changed here and there, to an upstream that answers as told. */
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

/** What the upstream was asked to keep. */
function sentResume(calls: Awaited<ReturnType<typeof post>>['calls']): Resume {
  return (calls.at(-1)?.[1] as { resume: Resume }).resume
}

describe('a valid form', () => {
  test('is kept as the revision it was made from', async () => {
    const { result, calls } = await post({ intent: 'save' })
    expect(result).toEqual({ saved: true, id: 'draft-1', focus: '' })
    expect(calls).toEqual([['saveDraft', { ...key, revision: 3, resume: buildResume() }]])
  })

  test('is saved when it names no intent, as Enter in an old browser does', async () => {
    expect((await post({})).result).toEqual({ saved: true, id: 'draft-1', focus: '' })
  })

  test('is kept with what its button means, and brings that into view', async () => {
    const { result, calls } = await post({ intent: 'removeItem:s1-1' })
    expect(result).toEqual({ saved: true, id: 'draft-1', focus: '' })
    expect(sentResume(calls).sections[0]!.items.map(({ id }) => id)).toEqual(['s1-2'])
    const added = await post({ intent: 'addItem:s2' })
    const id = sentResume(added.calls).sections[1]!.items[1]!.id
    expect(added.result).toMatchObject({ saved: true, focus: id })
  })

  test.each(['fly:nobody', 'addSection:toString', 'moveItem', '::::', '中文:\r\n'])(
    'is kept as it stands when nobody knows its intent %j',
    async (intent) => {
      const { result, calls } = await post({ intent })
      expect(result).toMatchObject({ saved: true, focus: '' })
      expect(sentResume(calls)).toEqual(buildResume())
    },
  )

  test('takes its months and cities as people write them', async () => {
    const { calls } = await post({ 'basics.birth': '1998年8月', 'intention.cities': '北京，上海' })
    expect(sentResume(calls)).toMatchObject({
      basics: { birth: '1998-08' },
      intention: { cities: ['北京', '上海'] },
    })
  })

  test('brings the look of a template newly chosen along', async () => {
    const modern = buildTemplate('modern', { colour: '#0f766e' }, 2)
    const changes = { styleBefore: 'classic@1', 'style.template': 'modern@2' }
    const { calls } = await post(changes, {}, { templates: [modern] })
    expect(sentResume(calls).style).toMatchObject({ template: 'modern@2', colour: '#0f766e' })
  })
})

describe('a form with something wrong', () => {
  test('comes back as typed, with the field named, and nothing is sent', async () => {
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
        // Numbers of the look come back as the form had them.
        Object.assign(resume.style, { size: '10', lineHeight: '1.45', margins: '16', spacing: '1' })
      }),
    )
    expect(calls).toEqual([])
  })

  test('still does what its button means', async () => {
    const { result, calls } = await post({ 'basics.email': 'wang@', intent: 'removeSection:s1' })
    expect(result).toMatchObject({ saved: false, problems: { 'basics.email': 'email' } })
    expect(!result.saved && result.resume.sections.map(({ id }) => id)).toEqual(['s2'])
    expect(calls).toEqual([])
  })

  test('names the field where it is after the intent', async () => {
    const { result } = await post({ 'sections[1].title': '题'.repeat(61), intent: 'moveSection:s2:up' })
    expect(result).toMatchObject({ problems: { 'sections[0].title': 'tooLong:60' }, focus: 's2' })
  })

  test('is saved when the intent takes the wrong part away', async () => {
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

  test('is kept with the resume', async () => {
    const { calls } = await post({ photoFile: photo }, { uploadPhoto: () => ({ id }) })
    expect(calls.map(([name]) => name)).toEqual(['uploadPhoto', 'saveDraft'])
    expect(sentResume(calls).basics.photo).toBe(id)
  })

  test.each([
    ['too large', new File([new Uint8Array(6 * 1024 * 1024)], 'me.jpg'), 'photoTooLarge:5'],
    ['no photo', new File(['我'], 'me.jpg'), 'photoNotImage'],
  ])('that is %s keeps everything else as typed', async (_, photoFile, said) => {
    const { result, calls } = await post({ photoFile, 'basics.city': '苏州' })
    expect(result).toMatchObject({
      saved: false,
      problems: { 'basics.photo': said },
      resume: { basics: { ...buildResume().basics, city: '苏州' }, sections: buildResume().sections },
    })
    expect(calls).toEqual([])
  })

  test('that is wrong is named beside the other wrong fields', async () => {
    const { result } = await post({ photoFile: new File(['我'], 'me.jpg'), 'basics.email': 'wang@' })
    expect(result).toMatchObject({ problems: { 'basics.photo': 'photoNotImage', 'basics.email': 'email' } })
  })

  test('that cannot be kept just now keeps everything else as typed', async () => {
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

describe('an upstream that does not keep the draft', () => {
  test('has a newer one: everything comes back with the revision to save over', async () => {
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
      // As it would have been kept: what differs from the newer one is what was changed.
      resume: buildResume((resume) => (resume.basics.city = '苏州')),
    })
  })

  test.each([undefined, null, 'x', { revision: '9' }])(
    'has a newer one but says of it %j: still a conflict',
    async (newer) => {
      const { result } = await post({}, { saveDraft: fails(ApiCodes.conflict, '', {}, newer) })
      expect(result).toMatchObject({ saved: false, conflict: true, revision: undefined })
    },
  )

  test('has it no longer: it is made anew from what was posted', async () => {
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

  test('was never asked, for the cookie is lost: the draft is made anew', async () => {
    const { result, calls } = await post({}, {}, { key: undefined })
    expect(result).toMatchObject({ saved: true, created: { id: 'draft-2' } })
    expect(calls).toEqual([['createDraft', { resume: buildResume() }]])
  })

  test('refuses a field: it is named, with the reason', async () => {
    const fields = { 'style.template': 'unknownTemplate' }
    const { result } = await post({}, { saveDraft: fails(ApiCodes.invalidInput, '没有这个模板', fields) })
    expect(result).toMatchObject({ saved: false, problems: fields, refusal: '没有这个模板' })
  })

  test.each([
    ['a refusal', fails(ApiCodes.tooManyRequests, '稍后再试'), '稍后再试'],
    ['an API that cannot be reached', failUnreachable, ''],
    ['a bad gateway', () => new Response(null, { status: 502 }), ''],
  ])('%s keeps everything, and says only what is meant for people', async (_, saveDraft, refusal) => {
    const { result } = await post({ 'basics.city': '苏州' }, { saveDraft })
    expect(result).toMatchObject({
      saved: false,
      refusal,
      problems: {},
      resume: { basics: { city: '苏州' } },
    })
  })

  test('a bug is not taken for a refusal', async () => {
    const saveDraft = () => {
      throw new TypeError('a bug')
    }
    await expect(post({}, { saveDraft })).rejects.toThrow('a bug')
  })
})

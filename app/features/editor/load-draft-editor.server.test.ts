import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import type { Sample } from '#contract/catalogue/sample'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { DocumentTooLargeError } from '#typeset/typesetter'
import { loadDraftEditor } from './load-draft-editor.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 5, expiresAt: 9, resume: buildResume() }
const template = buildTemplate('classic')
/** What the editor knows of it: neither what it is found by nor what the gallery says of it. */
const { id, version, name, columns, photo, parts, collections, colours, style } = template
const templates = [{ id, version, name, columns, photo, parts, collections, colours, style }]
const blankStyle = { ...DEFAULT_STYLE, template: 'classic@1' }
const listTemplates = () => [template]
const page = (hash: string) => ({ hash, width: 595, height: 842 })
const look = { accent: '#000000', font: 'sans', size: 9, leading: 1.2, margins: 10, spacing: 0.6 }
const typesetter = fakeTypesetter({
  pages: () => ({
    layoutId: 'L',
    pages: [page('h1'), page('h2')],
    missingGlyphs: [],
    anchors: [{ id: 'basics', page: 1, x: 1, y: 2, width: 3, height: 4 }],
    fit: { fitted: false, fittedLook: look, filled: 0.2, overflowing: [{ id: 's1-2', lines: 3 }] },
  }),
})

const load = (readDraft: () => typeof draft = () => draft, pages = typesetter) =>
  loadDraftEditor(fakeApiClient({ listTemplates, readDraft }), pages, key)

describe('the data of the draft editor', () => {
  test('loads the draft with its pages, each at a URL with its content hash', async () => {
    const loaded = await load()
    expect(loaded).toMatchObject({ templates, draft })
    expect(loaded.initialPages?.src).toEqual([
      '/sheets/pages/1?draft=d1&v=h1',
      '/sheets/pages/2?draft=d1&v=h2',
    ])
    expect(loaded.initialPages).toMatchObject({
      fit: { fitted: false, over: [{ name: '乙公司', lines: 3 }] },
    })
    expect([loaded.example, loaded.initialPages?.areas]).toEqual([undefined, undefined])
  })

  describe('of a draft without a word', () => {
    const title = { zh: '示例', en: 'Sample' }
    const blank = { ...draft, resume: emptyResume(blankStyle) }
    const loadBlank = (readSample: () => Sample) =>
      loadDraftEditor(fakeApiClient({ listTemplates, readDraft: () => blank, readSample }), typesetter, key)

    test('shows the sample of its template as an example, and where its parts are', async () => {
      const loaded = await loadBlank(() => ({
        id: 'sample',
        order: 1,
        title,
        scenario: title,
        summary: title,
        resume: buildResume(),
      }))
      expect(loaded).toMatchObject({ draft: blank, example: { sections: buildResume().sections } })
      // Nobody asked for it.
      expect(loaded.example?.basics.custom).toEqual([])
      expect(loaded.initialPages).toMatchObject({
        src: ['/sheets/pages/1?draft=d1&example&v=h1', '/sheets/pages/2?draft=d1&example&v=h2'],
        areas: [['basics', 1, 1, 2, 3, 4]],
      })
    })

    test('opens without one when there is no sample', async () => {
      const loaded = await loadBlank(failingWith(ApiCodes.notFound))
      expect([loaded.example, loaded.initialPages?.src[0]]).toEqual([
        undefined,
        '/sheets/pages/1?draft=d1&v=h1',
      ])
    })
  })

  test("reports what today's rules reject in a draft saved under earlier ones", async () => {
    const { resume } = draft
    const old = { ...draft, resume: { ...resume, basics: { ...resume.basics, email: '"><b>@x.yz' } } }
    expect(await load(() => old)).toMatchObject({ draft: old, problems: { 'basics.email': 'email' } })
  })

  test('loads only the templates when there is no draft or it is gone', async () => {
    const withoutDraft = { templates, initialPages: null }
    const api = fakeApiClient({ listTemplates })
    expect(await loadDraftEditor(api, typesetter, undefined)).toEqual(withoutDraft)
    expect(await load(failingWith(ApiCodes.notFound))).toEqual(withoutDraft)
  })

  test('loads the form without pages when typesetting fails', async () => {
    const broken = fakeTypesetter({ pages: () => Promise.reject(new Error('broken')) })
    expect(await load(() => draft, broken)).toEqual({ templates, draft, initialPages: null })
  })

  test('names the text to shorten when the draft is too large to lay out', async () => {
    const field = 'sections[0].items[0].text'
    const tooMuch = fakeTypesetter({ pages: () => Promise.reject(new DocumentTooLargeError(field)) })
    expect(await load(() => draft, tooMuch)).toMatchObject({
      draft,
      initialPages: null,
      problems: { [field]: 'tooMuch' },
    })
  })

  test('throws when the upstream is unreachable instead of loading an empty editor', async () => {
    await expect(load(failUnreachable)).rejects.toMatchObject({ kind: 'network' })
  })
})

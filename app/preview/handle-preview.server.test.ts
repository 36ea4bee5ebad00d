import { describe, expect, test, vi } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { resumeJsonWith, buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError, DocumentTooLargeError } from '#typeset/typesetter'
import { handlePreview } from './handle-preview.server'

const previewRequest = (body: unknown) =>
  new Request('http://a/sheets/preview', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const style = { accent: '#000000', font: 'sans', size: 9, leading: 1.2, margins: 10, spacing: 0.6 }
const rendered = {
  layoutId: 'L2',
  pages: [{ hash: 'h1', width: 595, height: 842, body: '<g/>' }],
  glyphs: { g1: '<symbol/>' },
  missingGlyphs: ['𪚥'],
  anchors: [{ id: 's1', page: 1, x: 40, y: 80, width: 515, height: 120 }],
  fit: {
    fitted: false,
    fittedLook: style,
    filled: 0.2,
    overflowing: [
      { id: 's1-2', lines: 3 },
      { id: 's9', lines: 1 },
    ],
  },
}
const api = fakeApiClient({})
const photo = 'photo-of-preview-tests'

describe('handlePreview', () => {
  test('returns pages and glyphs, the file name, and the titles of entries that overflow one page', async () => {
    const preview = vi.fn(() => Promise.resolve(rendered))
    const answer = await handlePreview(previewRequest({ resume: buildResume(), base: 'L1' }), {
      api,
      typesetter: fakeTypesetter({ preview }),
    })
    expect(preview).toHaveBeenCalledWith(buildResume(), {}, 'L1', true)
    expect(await answer.json()).toEqual({
      layoutId: 'L2',
      pages: rendered.pages,
      glyphs: rendered.glyphs,
      missingGlyphs: ['𪚥'],
      fit: {
        fitted: false,
        filled: 0.2,
        look: { spacing: 0.6, lineHeight: 1.2, margins: 10, size: 9 },
        over: [{ name: '乙公司', lines: 3 }],
      },
      areas: [['s1', 1, 40, 80, 515, 120]],
      fileName: '王小明-前端工程师',
      problems: {},
    })
  })

  test('renders the page without an invalid field, and reports the field', async () => {
    const preview = vi.fn(() => Promise.resolve(rendered))
    const typesetter = fakeTypesetter({ preview })
    const answer = await handlePreview(previewRequest({ resume: resumeJsonWith('basics.email', 'wang@') }), {
      api,
      typesetter,
    })
    expect(preview).toHaveBeenCalledWith(resumeJsonWith('basics.email', ''), {}, undefined, true)
    expect(await answer.json()).toMatchObject({ problems: { 'basics.email': 'email' } })
  })

  test('renders nothing for an invalid resume, and reports the reason', async () => {
    const answer = await handlePreview(previewRequest({ resume: { basics: 7 } }), {
      api,
      typesetter: fakeTypesetter({}),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ problems: { basics: 'wrongType' } })
  })

  test.each(['', '{', 'null', '[]', { resume: {}, base: 7 }, { resume: {}, base: 'x'.repeat(101) }])(
    'rejects the request %j',
    async (question) => {
      const answer = await handlePreview(previewRequest(question), { api, typesetter: fakeTypesetter({}) })
      expect(answer.status).toBe(400)
    },
  )

  test('renders the page without a photo that is gone', async () => {
    const preview = vi.fn(() => Promise.resolve(rendered))
    const resume = buildResume((it) => (it.basics.photo = photo))
    const gone = fakeApiClient({ readPhoto: failingWith(ApiCodes.notFound) })
    await handlePreview(previewRequest({ resume }), { api: gone, typesetter: fakeTypesetter({ preview }) })
    expect(preview).toHaveBeenCalledWith(resume, {}, undefined, true)
  })

  test('sends Retry-After while the typesetter is busy', async () => {
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new TypesetBusyError('busy')) })
    const answer = await handlePreview(previewRequest({ resume: buildResume() }), { api, typesetter })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('reports the text to shorten of a resume that is too large, beside the invalid fields', async () => {
    const field = 'sections[0].items[0].text'
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new DocumentTooLargeError(field)) })
    const answer = await handlePreview(previewRequest({ resume: resumeJsonWith('basics.email', 'wang@') }), {
      api,
      typesetter,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ problems: { 'basics.email': 'email', [field]: 'tooMuch' } })
  })

  test('hides neither a failure of the typesetter nor of the API', async () => {
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new Error('broken')) })
    await expect(
      handlePreview(previewRequest({ resume: buildResume() }), { api, typesetter }),
    ).rejects.toThrow('broken')
    const down = fakeApiClient({ readPhoto: failUnreachable })
    const resume = buildResume((it) => (it.basics.photo = `${photo}-2`))
    const call = handlePreview(previewRequest({ resume }), { api: down, typesetter: fakeTypesetter({}) })
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })
})

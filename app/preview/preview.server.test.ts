import { describe, expect, test, vi } from 'vitest'
import { Codes } from '#contract/codes'
import { broken, fakeTypesetter, fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { TypesetBusy, TypesetTooMuch } from '#typeset/typesetter'
import { answerPreview } from './preview.server'

const ask = (body: unknown) =>
  new Request('http://a/sheets/preview', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const look = { accent: '#000000', font: 'sans', size: 9, leading: 1.2, margins: 10, spacing: 0.6 }
const set = {
  layoutId: 'L2',
  pages: [{ hash: 'h1', width: 595, height: 842, body: '<g/>' }],
  glyphs: { g1: '<symbol/>' },
  missingGlyphs: ['𪚥'],
  anchors: [{ id: 's1', page: 1, x: 40, y: 80, width: 515, height: 120 }],
  fit: {
    fitted: false,
    look,
    overflowing: [
      { id: 's1-2', lines: 3 },
      { id: 's9', lines: 1 },
    ],
  },
}
const upstream = fakeUpstream({})
const photo = 'photo-of-preview-tests'

describe('answerPreview', () => {
  test('answers pages and glyphs, the file name, and the titles of what one page could not hold', async () => {
    const preview = vi.fn(() => Promise.resolve(set))
    const answer = await answerPreview(ask({ resume: someResume(), base: 'L1' }), {
      upstream,
      typesetter: fakeTypesetter({ preview }),
    })
    expect(preview).toHaveBeenCalledWith(someResume(), undefined, 'L1')
    expect(await answer.json()).toEqual({
      layoutId: 'L2',
      pages: set.pages,
      glyphs: set.glyphs,
      missingGlyphs: ['𪚥'],
      fit: {
        fitted: false,
        look: { spacing: 0.6, lineHeight: 1.2, margins: 10, size: 9 },
        over: [{ name: '乙公司', lines: 3 }],
      },
      areas: [['s1', 1, 40, 80, 515, 120]],
      fileName: '王小明-前端工程师',
      problems: {},
    })
  })

  test('sets the page without a wrong field, and names the field', async () => {
    const preview = vi.fn(() => Promise.resolve(set))
    const typesetter = fakeTypesetter({ preview })
    const answer = await answerPreview(ask({ resume: broken('basics.email', 'wang@') }), {
      upstream,
      typesetter,
    })
    expect(preview).toHaveBeenCalledWith(broken('basics.email', ''), undefined, undefined)
    expect(await answer.json()).toMatchObject({ problems: { 'basics.email': 'email' } })
  })

  test('sets nothing for what is no resume, and says why', async () => {
    const answer = await answerPreview(ask({ resume: { basics: 7 } }), {
      upstream,
      typesetter: fakeTypesetter({}),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ problems: { basics: 'wrongType' } })
  })

  test.each(['', '{', 'null', '[]', { resume: {}, base: 7 }, { resume: {}, base: 'x'.repeat(101) }])(
    'refuses the question %j',
    async (question) => {
      const answer = await answerPreview(ask(question), { upstream, typesetter: fakeTypesetter({}) })
      expect(answer.status).toBe(400)
    },
  )

  test('sets the page without a photo that is gone', async () => {
    const preview = vi.fn(() => Promise.resolve(set))
    const resume = someResume((it) => (it.basics.photo = photo))
    const gone = fakeUpstream({ readPhoto: refusing(Codes.notFound) })
    await answerPreview(ask({ resume }), { upstream: gone, typesetter: fakeTypesetter({ preview }) })
    expect(preview).toHaveBeenCalledWith(resume, undefined, undefined)
  })

  test('says when to ask again while too many are asking', async () => {
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new TypesetBusy('busy')) })
    const answer = await answerPreview(ask({ resume: someResume() }), { upstream, typesetter })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('names the text to shorten of a resume that is too much to lay out, beside the wrong fields', async () => {
    const field = 'sections[0].items[0].text'
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new TypesetTooMuch(field)) })
    const answer = await answerPreview(ask({ resume: broken('basics.email', 'wang@') }), {
      upstream,
      typesetter,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ problems: { 'basics.email': 'email', [field]: 'tooMuch' } })
  })

  test('hides neither a failure of the engine nor of the upstream', async () => {
    const typesetter = fakeTypesetter({ preview: () => Promise.reject(new Error('broken')) })
    await expect(answerPreview(ask({ resume: someResume() }), { upstream, typesetter })).rejects.toThrow(
      'broken',
    )
    const down = fakeUpstream({ readPhoto: unreachable })
    const resume = someResume((it) => (it.basics.photo = `${photo}-2`))
    const call = answerPreview(ask({ resume }), { upstream: down, typesetter: fakeTypesetter({}) })
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })
})

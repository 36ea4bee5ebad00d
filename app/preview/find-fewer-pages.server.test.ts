import { expect, test, vi } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { handleFewerPages } from './find-fewer-pages.server'

const api = fakeApiClient({})
const requestOf = (body: unknown) =>
  new Request('http://a/sheets/fewer-pages', { method: 'POST', body: JSON.stringify(body) })
const page = { hash: 'h', width: 595, height: 842 }

/** Two pages until the spacing is at most `spacing`. */
function typesetterOf(spacing: number, lonelyLines: number | undefined) {
  const pages = vi.fn(({ style }: Resume) =>
    Promise.resolve(
      style.spacing <= spacing
        ? { layoutId: 'l', pages: [page], missingGlyphs: [] }
        : { layoutId: 'l', pages: [page, page], missingGlyphs: [], lonelyLines },
    ),
  )
  return { pages, typesetter: fakeTypesetter({ pages } as never) }
}

test('answers what saves the last page', async () => {
  const { typesetter } = typesetterOf(0.8, 3)
  const answer = await handleFewerPages(requestOf({ resume: buildResume() }), { api, typesetter })
  expect(await answer.json()).toEqual({ found: { pages: 1, changes: { spacing: 0.8 } } })
})

test('answers that nothing does', async () => {
  const { typesetter } = typesetterOf(0, 3)
  const answer = await handleFewerPages(requestOf({ resume: buildResume() }), { api, typesetter })
  expect(await answer.json()).toEqual({})
})

test('does not search for a document whose last page is not lonely', async () => {
  const { pages, typesetter } = typesetterOf(0.8, undefined)
  const answer = await handleFewerPages(requestOf({ resume: buildResume() }), { api, typesetter })
  expect(await answer.json()).toEqual({})
  expect(pages).toHaveBeenCalledTimes(1)
})

test('rejects what is no document', async () => {
  const typesetter = fakeTypesetter({})
  expect((await handleFewerPages(requestOf(null), { api, typesetter })).status).toBe(400)
  expect((await handleFewerPages(requestOf({ resume: { basics: 7 } }), { api, typesetter })).status).toBe(422)
})

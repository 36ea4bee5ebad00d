import { describe, expect, test, vi } from 'vitest'
import { lintResume } from '#resume-lint/lint-resume'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { fakeTypesetter, fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume } from '#tests/fixtures/resume-builders'
import { applyCheckActionToStored, runFullCheck } from './check-page.server'

const resume = buildResume((one) => (one.sections[0]!.items[0]!.text = '- 用 javascript 写了 3 个'))
const parts = (pages: string[] | undefined) => ({
  api: fakeApiClient({}),
  typesetter: fakeTypesetter({
    fileText: () =>
      pages
        ? Promise.resolve({ pages, missingGlyphs: [], lastPage: { filled: 0.9, lines: 45 } })
        : Promise.reject(new Error('no worker')),
  }),
})
const nameCase = lintResume(resume, { today: '2026-11' }).find(({ rule }) => rule === 'nameCase')!
/** Posts the fix of a form that shows revision 5. */
const postFix = (save: (after: Resume) => Promise<unknown>, revision = 5) => {
  const form = formOf({ act: `fix:${nameCase.id}`, revision: '5' })
  return applyCheckActionToStored(form, parts(undefined), { resume, revision }, save)
}

describe('the check-up page', () => {
  test('joins the findings of the text and of the file', async () => {
    const { findings, pages } = await runFullCheck(parts(['']), resume, Date.UTC(2026, 10, 21))
    expect(pages).toBe(1)
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['lostText', 'nameCase']))
  })

  test('renders without the file and does not score it when the file cannot be made', async () => {
    const { pages, score } = await runFullCheck(parts(undefined), resume, Date.UTC(2026, 10, 21))
    expect(pages).toBeNull()
    expect(score.groups.map(({ group }) => group)).not.toContain('file')
  })

  test('fixes the stored resume', async () => {
    const save = vi.fn((_: Resume) => Promise.resolve())
    expect(await postFix(save)).toBe('done')
    expect(save.mock.calls[0]![0].sections[0]!.items[0]!.text).toBe('- 用 JavaScript 写了 3 个')
  })

  test('changes nothing when the resume is newer than the form', async () => {
    const save = vi.fn(() => Promise.resolve())
    expect(await postFix(save, 6)).toBe('newer')
    expect(save).not.toHaveBeenCalled()
  })

  test.each([
    [ApiCodes.conflict, 'newer'],
    [ApiCodes.invalidInput, 'refused'],
  ])('maps a save answered by %d to %s', async (code, said) => {
    const api = fakeApiClient({ saveDraft: failingWith(code) })
    const save = (after: Resume) =>
      api.call('saveDraft', { id: 'd1', secret: 's'.repeat(43), revision: 5, resume: after })
    expect(await postFix(save)).toBe(said)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { checkResume } from '#resume-lint/check-resume'
import { Codes } from '#contract/codes'
import type { Resume } from '#contract/resume'
import { fakeTypesetter, fakeUpstream, refusing, someResume } from '#tests/builders'
import { actOnKept, checked } from './check-page.server'

const resume = someResume((one) => (one.sections[0]!.items[0]!.text = '- 用 javascript 写了 3 个'))
const parts = (pages: string[] | undefined) => ({
  upstream: fakeUpstream({}),
  typesetter: fakeTypesetter({
    fileText: () =>
      pages ? Promise.resolve({ pages, missingGlyphs: [] }) : Promise.reject(new Error('no worker')),
  }),
})
const posted = (act: string, revision = 5) => {
  const form = new FormData()
  form.set('act', act)
  form.set('revision', String(revision))
  return form
}
const nameCase = checkResume(resume, { today: '2026-11' }).find(({ rule }) => rule === 'nameCase')!

describe('the check-up page', () => {
  test('joins what the text and what the file bring up', async () => {
    const { findings, pages } = await checked(parts(['']), resume, Date.UTC(2026, 10, 21))
    expect(pages).toBe(1)
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['lostText', 'nameCase']))
  })

  test('stands when the file cannot be made, and does not score it', async () => {
    const { pages, score } = await checked(parts(undefined), resume, Date.UTC(2026, 10, 21))
    expect(pages).toBeNull()
    expect(score.groups.map(({ group }) => group)).not.toContain('file')
  })

  test('a press mends the kept resume', async () => {
    const save = vi.fn((_: Resume) => Promise.resolve())
    const kept = { resume, revision: 5 }
    expect(await actOnKept(posted(`fix:${nameCase.id}`), parts(undefined), kept, save)).toBe('done')
    expect(save.mock.calls[0]![0].sections[0]!.items[0]!.text).toBe('- 用 JavaScript 写了 3 个')
  })

  test('a press on what has changed since does nothing', async () => {
    const save = vi.fn(() => Promise.resolve())
    const kept = { resume, revision: 6 }
    expect(await actOnKept(posted(`fix:${nameCase.id}`), parts(undefined), kept, save)).toBe('newer')
    expect(save).not.toHaveBeenCalled()
  })

  test.each([
    [Codes.conflict, 'newer'],
    [Codes.badInput, 'refused'],
  ])('a save answered by %d is %s', async (code, said) => {
    const upstream = fakeUpstream({ saveDraft: refusing(code) })
    const save = (after: Resume) =>
      upstream.call('saveDraft', { id: 'd1', secret: 's'.repeat(43), revision: 5, resume: after })
    expect(
      await actOnKept(posted(`fix:${nameCase.id}`), parts(undefined), { resume, revision: 5 }, save),
    ).toBe(said)
  })
})

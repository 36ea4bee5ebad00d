import { describe, expect, test, vi } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume } from '#tests/fixtures/resume-builders'
import { loadSamplePhrases, handleSamplePhraseForm } from './sample-phrases-page.server'

const resume = buildResume((one) => {
  one.intention.position = '高级前端工程师'
  one.sections[0]!.items[0]!.text = '- 做了一件事'
})

describe('the samples page', () => {
  test("searches for the resume's position unless the query names another", async () => {
    const api = fakeApiClient({ suggestPositions: () => [] })
    const load = (query: string) => loadSamplePhrases(api, resume, new URLSearchParams(query))
    expect(await load('entry=s1-1')).toMatchObject({
      entry: { id: 's1-1', text: '- 做了一件事', kind: 'lines' },
      q: '前端工程师',
    })
    expect(await load('entry=s1-1&q=')).toMatchObject({ q: '' })
    expect(api.calls.map(([, input]) => input)).toEqual([{ q: '前端工程师' }, { q: '' }])
  })

  test('returns undefined for an entry that is gone', async () => {
    expect(
      await loadSamplePhrases(fakeApiClient({}), resume, new URLSearchParams('entry=gone')),
    ).toBeUndefined()
  })
})

describe('a posted sample', () => {
  const postSample = async (fields: Record<string, string>, of = resume) => {
    const save = vi.fn((_: Resume) => Promise.resolve())
    const put = await handleSamplePhraseForm(formOf(fields), of, save)
    return { put, after: save.mock.calls[0]?.[0] }
  }

  test('adds the line to its entry and nowhere else', async () => {
    const { put, after } = await postSample({ entry: 's1-1', add: '带〔3〕人' })
    expect(put).toEqual({ entry: 's1-1' })
    const wanted = structuredClone(resume)
    wanted.sections[0]!.items[0]!.text = '- 做了一件事\n- 带〔3〕人'
    expect(after).toEqual(wanted)
  })

  test('adds a sample posted twice only once, and removes it on request', async () => {
    const { after } = await postSample({ entry: 's1-1', add: '带〔3〕人' })
    expect((await postSample({ entry: 's1-1', add: '带〔3〕人' }, after)).after).toBeUndefined()
    expect((await postSample({ entry: 's1-1', take: '带〔3〕人' }, after)).after).toEqual(resume)
  })

  test.each([{ entry: 'gone', add: '带〔3〕人' }, { entry: 's1-1', add: ' ' }, { entry: 's1-1' }])(
    'saves nothing without an entry or a sample: %j',
    async (fields) => {
      const { put, after } = await postSample(fields as Record<string, string>)
      expect({ put, after }).toEqual({ put: { entry: fields.entry }, after: undefined })
    },
  )

  test.each([
    [ApiCodes.conflict, 'newer'],
    [ApiCodes.invalidInput, 'refused'],
  ])('returns the failure of a save rejected with code %d: %s', async (code, trouble) => {
    const api = fakeApiClient({ saveDraft: failingWith(code) })
    const save = (changed: Resume) =>
      api.call('saveDraft', { id: 'd1', secret: 's'.repeat(43), revision: 5, resume: changed })
    const form = formOf({ entry: 's1-1', add: '带〔3〕人' })
    expect(await handleSamplePhraseForm(form, resume, save)).toEqual({ failure: trouble })
  })
})

import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { thumbnailResume } from './thumbnail-resume.server'

const said = { zh: '示例', en: 'Sample' }
const sample = { id: 'junior', title: said, scenario: said, summary: said, resume: buildResume() }
const modern = { ...buildTemplate('modern', { colour: '#0f766e', margins: 12 }, 3), sample: 'junior' }
const catalogueCalls = {
  listTemplates: () => [buildTemplate('classic'), modern],
  readSample: ({ id }: { id: string }) => (id === 'junior' ? sample : failingWith(ApiCodes.notFound)()),
}

describe('thumbnailResume', () => {
  test.each([
    ['samples', 'nobody'],
    ['templates', 'nobody'],
    ['templates', 'junior'],
    ['samples', 'modern'],
    ['elsewhere', 'modern'],
    ['', ''],
    ['samples', '__proto__'],
  ])('returns undefined for %s/%s', async (kind, id) => {
    expect(await thumbnailResume(fakeApiClient(catalogueCalls), kind, id)).toBeUndefined()
  })

  test('returns the sample as it is', async () => {
    expect(await thumbnailResume(fakeApiClient(catalogueCalls), 'samples', 'junior')).toEqual({
      resume: sample.resume,
      photos: {},
    })
  })

  test.each([
    ['zh', 'junior'],
    ['en', 'abroad'],
  ] as const)('returns a template with its sample for a page in %s', async (language, id) => {
    const api = fakeApiClient({
      listTemplates: () => [{ ...modern, englishSample: 'abroad' }],
      readSample: () => sample,
    })
    await thumbnailResume(api, 'templates', 'modern', { language })
    expect(api.calls).toContainEqual(['readSample', { id }])
  })

  test("returns the template's own sample in the template's style", async () => {
    const shown = await thumbnailResume(fakeApiClient(catalogueCalls), 'templates', 'modern')
    expect(shown?.resume.style).toMatchObject({ template: 'modern@3', colour: '#0f766e', margins: 12 })
    expect({ ...shown?.resume, style: undefined }).toEqual({ ...sample.resume, style: undefined })
  })
})

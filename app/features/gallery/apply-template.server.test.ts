import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { applyTemplateToResume } from './apply-template.server'

const modern = buildTemplate('modern', { margins: 12 }, 3)
const catalogueCalls = { listTemplates: () => [modern], readStoredResume: () => buildStoredResume() }
const request = { template: 'modern', resume: 'r1', colour: '#0f766e' }
const saved = { revision: 6, updatedAt: 60 }

describe('applying a template', () => {
  test("applies the template's style and leaves the resume's content unchanged", async () => {
    const api = fakeApiClient({ ...catalogueCalls, saveStoredResume: () => saved })
    expect(await applyTemplateToResume(api, request)).toEqual({ done: 'r1' })
    const [, save] = api.calls.at(-1)!
    const { style, ...content } = buildResume()
    expect(save).toEqual({
      id: 'r1',
      revision: 5,
      resume: { ...content, style: { ...style, template: 'modern@3', margins: 12, colour: '#0f766e' } },
    })
  })

  test('saves a second time after a conflict with another save', async () => {
    let tries = 0
    const saveStoredResume = () => (++tries === 1 ? failingWith(ApiCodes.conflict)() : saved)
    expect(
      await applyTemplateToResume(fakeApiClient({ ...catalogueCalls, saveStoredResume }), request),
    ).toEqual({
      done: 'r1',
    })
  })

  test("returns the service's refusal to save", async () => {
    const api = fakeApiClient({ ...catalogueCalls, saveStoredResume: failingWith(ApiCodes.invalidInput) })
    expect(await applyTemplateToResume(api, request)).toEqual({ refusal: '不行' })
  })

  test.each([{ template: 'gone' }, { resume: '../x' }])("returns 'gone' for %j", async (change) => {
    expect(await applyTemplateToResume(fakeApiClient(catalogueCalls), { ...request, ...change })).toBe('gone')
  })

  test("returns 'gone' for a missing resume", async () => {
    const api = fakeApiClient({ ...catalogueCalls, readStoredResume: failingWith(ApiCodes.notFound) })
    expect(await applyTemplateToResume(api, request)).toBe('gone')
  })
})

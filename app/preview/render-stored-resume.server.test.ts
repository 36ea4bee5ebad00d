import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume, buildVersion } from '#tests/fixtures/resume-builders'
import { renderStoredPage, renderStoredThumbnail } from './render-stored-resume.server'

const stored = buildStoredResume()
const version = { ...buildVersion(2), resume: buildResume((resume) => (resume.basics.name = '从前')) }
const typesetter = fakeTypesetter({
  svgPage: (resume: { basics: { name: string } }) => Promise.resolve(`<svg>${resume.basics.name}</svg>`),
})
const request = new Request('http://a/')
const page = (parts: Parameters<typeof fakeApiClient>[0], requested: { id?: string; revision?: number }) =>
  renderStoredPage(
    request,
    { api: fakeApiClient(parts), typesetter },
    { id: 'r1', revision: undefined, page: 1, ...requested },
  )

describe('a page of a stored resume', () => {
  test('is drawn from its present content, or from the given version', async () => {
    const api = { readStoredResume: () => stored, readResumeVersion: () => version }
    expect(await (await page(api, {})).text()).toBe('<svg>王小明</svg>')
    expect(await (await page(api, { revision: 2 })).text()).toBe('<svg>从前</svg>')
  })

  test.each<[string, Parameters<typeof fakeApiClient>[0], { id?: string; revision?: number }]>([
    ["somebody else's", { readStoredResume: failingWith(ApiCodes.notFound) }, {}],
    ['no id', {}, { id: '../secrets' }],
    ['no revision', {}, { revision: NaN }],
    ['a version that is gone', { readResumeVersion: failingWith(ApiCodes.notFound) }, { revision: 9 }],
  ])('is not found for %s', async (_, parts, requested) => {
    expect((await page(parts, requested)).status).toBe(404)
  })

  test('fails when the API is down', async () => {
    await expect(page({ readStoredResume: failUnreachable }, {})).rejects.toThrow('down')
  })
})

test("another user's resume has no thumbnail", async () => {
  const api = fakeApiClient({ readStoredResume: failingWith(ApiCodes.notFound) })
  expect((await renderStoredThumbnail(request, { api, typesetter }, 'r1')).status).toBe(404)
})

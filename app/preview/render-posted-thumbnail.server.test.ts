// @module-tag processes
import { expect, test } from 'vitest'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { ApiCodes } from '#contract/http/api-codes'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { createTypesetter } from '#typeset/typesetter'
import { workerFromSource } from '#typeset/testing/test-templates'
import { renderPostedThumbnail } from './render-posted-thumbnail.server'

const classic = buildTemplate('classic', undefined, 2)
const post = async (body: unknown, template = 'classic', colour?: string) => {
  const api = fakeApiClient({
    listTemplates: () => [classic],
    readPhoto: failingWith(ApiCodes.notFound),
  })
  const typesetter = createTypesetter(workerFromSource)
  const request = new Request('http://a/sheets/templates/classic?w=360', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await renderPostedThumbnail(request, { api, typesetter }, { template, colour })
  await typesetter.close()
  return { response, calls: api.calls.map(([call]) => call) }
}

test('a draft is drawn in the template, kept by no cache and written nowhere', async () => {
  const draft = buildResume((it) => (it.basics.name = '草稿里的人'))
  const { response, calls } = await post({ resume: draft })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(new Set(calls)).toEqual(new Set(['listTemplates']))
})

test('a draft is drawn in a colour that its writer mixed', async () => {
  const draft = buildResume()
  const drawnIn = async (colour: string) =>
    Buffer.from(await (await post({ resume: draft }, 'classic', colour)).response.arrayBuffer())
  const [own, mixed, none] = [await drawnIn(draft.style.colour), await drawnIn('#aa1166'), await drawnIn('#')]
  expect(mixed.equals(own)).toBe(false)
  expect(none.length).toBeGreaterThan(0)
})

test('a draft with a wrong field is drawn without it', async () => {
  const draft = { ...buildResume(), basics: { ...buildResume().basics, phone: 7 } }
  expect((await post({ resume: draft })).response.status).toBe(200)
})

test.each([
  ['no JSON', '{', 'classic', 400],
  ['no resume', { resume: 7 }, 'classic', 422],
  ['no such template', { resume: buildResume() }, 'gone', 404],
])('%s is refused', async (_, body, template, status) => {
  expect((await post(body, template)).response.status).toBe(status)
})

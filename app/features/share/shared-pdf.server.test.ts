import { expect, test } from 'vitest'
import { fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { sharedPdf } from './shared-pdf.server'

const passes = { pass: () => undefined }
const resume = buildResume()
const opened = () => ({ state: 'open' as const, resume, masked: true })
const bytes = new TextEncoder().encode('%PDF')

test('visitors who come at the same time get one PDF, without the data of the resume, and are not counted', async () => {
  const typeset: unknown[] = []
  const api = fakeApiClient({ viewShare: opened })
  const typesetter = fakeTypesetter({
    pdf: async (...job) => {
      typeset.push(job)
      await Promise.resolve()
      return bytes
    },
  })
  const ask = () => sharedPdf({ api, typesetter }, passes, 'x')
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  expect(typeset).toEqual([[resume, expect.anything(), { withData: false }]])
  for (const answer of answers) expect(await answer.text()).toBe('%PDF')
  expect(answers[0]!.headers.get('content-disposition')).toMatch(/^attachment; filename="resume\.pdf"/)
  expect(answers[0]!.headers.get('cache-control')).toBe('private, no-store')
  expect(new Set(api.calls.map(([, input]) => JSON.stringify(input)))).toEqual(new Set(['{"token":"x"}']))
})

test('a locked link has no PDF', async () => {
  const api = fakeApiClient({ viewShare: () => ({ state: 'locked' }) })
  expect((await sharedPdf({ api, typesetter: fakeTypesetter({}) }, passes, 'x')).status).toBe(404)
})

test('a failed PDF is tried again by the next visitor', async () => {
  const api = fakeApiClient({ viewShare: opened })
  let tries = 0
  const typesetter = fakeTypesetter({
    pdf: () => (tries++ === 0 ? Promise.reject(new TypesetBusyError('busy')) : Promise.resolve(bytes)),
  })
  const ask = () => sharedPdf({ api, typesetter }, passes, 'x')
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 200])
})

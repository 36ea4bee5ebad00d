import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeTypesetter, fakeUpstream, refusing, someResume, someStored, unreachable } from '#tests/builders'
import { storedPage, storedThumbnail } from './stored-pages.server'

const stored = someStored()
const version = { revision: 2, savedAt: 20, resume: someResume((resume) => (resume.basics.name = '从前')) }
const typesetter = fakeTypesetter({
  svgPage: (resume: { basics: { name: string } }) => Promise.resolve(`<svg>${resume.basics.name}</svg>`),
})
const asked = new Request('http://a/')
const page = (parts: Parameters<typeof fakeUpstream>[0], of: { id?: string; revision?: number }) =>
  storedPage(
    asked,
    { upstream: fakeUpstream(parts), typesetter },
    { id: 'r1', revision: undefined, page: 1, ...of },
  )

describe('a page of a stored resume', () => {
  test('is drawn from its present content, or from the version named', async () => {
    const shelf = { readStoredResume: () => stored, readResumeVersion: () => version }
    expect(await (await page(shelf, {})).text()).toBe('<svg>王小明</svg>')
    expect(await (await page(shelf, { revision: 2 })).text()).toBe('<svg>从前</svg>')
  })

  test.each<[string, Parameters<typeof fakeUpstream>[0], { id?: string; revision?: number }]>([
    ["somebody else's", { readStoredResume: refusing(Codes.notFound) }, {}],
    ['no id', {}, { id: '../secrets' }],
    ['no revision', {}, { revision: NaN }],
    ['a version that is gone', { readResumeVersion: refusing(Codes.notFound) }, { revision: 9 }],
  ])('is not found for %s', async (_, parts, of) => {
    expect((await page(parts, of)).status).toBe(404)
  })

  test('is an error when the upstream is down', async () => {
    await expect(page({ readStoredResume: unreachable }, {})).rejects.toThrow('down')
  })
})

test("no thumbnail of somebody else's resume", async () => {
  const upstream = fakeUpstream({ readStoredResume: refusing(Codes.notFound) })
  expect((await storedThumbnail(asked, { upstream, typesetter }, 'r1')).status).toBe(404)
})

import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { chargeAndServe, chargedItemId, getDownloadQuote } from './charge-download.server'

const paid = () => ({ charged: true, left: 2, openUntil: 7 })
const source = { sourceQuery: 'resume=r1', draftId: undefined, revision: 3 }
const fileMaker = (status = 200) => {
  const file =
    status === 303 ? Response.redirect('http://a/handoff/t', 303) : new Response('%PDF', { status })
  return () => Promise.resolve(file)
}

test.each([
  ['resume=r1', undefined, 'resume:r1'],
  ['draft=d1', 'd1', 'draft:d1'],
  ['draft=', '', 'draft:'],
])('the download source %s is charged as %3$s', (of, draftId, item) => {
  expect(chargedItemId({ sourceQuery: of, draftId })).toBe(item)
})

describe('chargeAndServe', () => {
  test.each([200, 303])('charges the resume once its file exists (%i)', async (status) => {
    const api = fakeApiClient({ chargeDownload: paid })
    expect((await chargeAndServe(api, source, fileMaker(status))).status).toBe(status)
    expect(api.calls).toEqual([['chargeDownload', { item: 'resume:r1', revision: 3 }]])
  })

  test.each([
    [404, 404, null],
    [422, 303, '/resume/edit/r1'],
    [503, 303, '/resume/download?resume=r1&busy'],
  ])('does not charge for a file that failed (%i)', async (status, answered, location) => {
    const api = fakeApiClient({})
    const answer = await chargeAndServe(api, source, fileMaker(status))
    expect([answer.status, answer.headers.get('location')]).toEqual([answered, location])
    expect(api.calls).toEqual([])
  })

  test('keeps the typed file name when it goes back to the page', async () => {
    const answer = await chargeAndServe(
      fakeApiClient({}),
      { ...source, fileName: '张三&简历' },
      fileMaker(503),
    )
    expect(answer.headers.get('location')).toBe(
      `/resume/download?resume=r1&fileName=${encodeURIComponent('张三&简历')}&busy`,
    )
  })

  test('keeps that the file is to carry no data when it goes back to the page', async () => {
    const withoutData = { ...source, withData: false }
    const { headers } = await chargeAndServe(fakeApiClient({}), withoutData, fileMaker(503))
    expect(headers.get('location')).toBe('/resume/download?resume=r1&withoutData&busy')
  })

  test('keeps the chosen format when it goes back to the page', async () => {
    const location = async (format: string) =>
      (await chargeAndServe(fakeApiClient({}), { ...source, format }, fileMaker(503))).headers.get('location')
    expect(await location('docx')).toBe('/resume/download?resume=r1&format=docx&busy')
    expect(await location('pdf')).toBe('/resume/download?resume=r1&busy')
  })

  test('does not charge when creating the file throws', async () => {
    const api = fakeApiClient({})
    const broken = () => Promise.reject(new Error('broken'))
    await expect(chargeAndServe(api, source, broken)).rejects.toThrow('broken')
    expect(api.calls).toEqual([])
  })

  test('withholds the file and redirects to the upgrade offer when the quota is used up', async () => {
    const api = fakeApiClient({ chargeDownload: failingWith(ApiCodes.quotaExceeded) })
    const answer = await chargeAndServe(api, source, fileMaker())
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/resume/download?resume=r1&upgrade',
    ])
    expect(await answer.text()).toBe('')
  })

  test.each([failUnreachable, failingWith(ApiCodes.tooManyRequests)])(
    'throws instead of serving the file when the charge fails for another reason',
    async (chargeDownload) => {
      await expect(chargeAndServe(fakeApiClient({ chargeDownload }), source, fileMaker())).rejects.toThrow()
    },
  )
})

test('getDownloadQuote charges nothing, and returns null while the service is down', async () => {
  const quoteDownload = () => ({ charged: false, left: 0, openUntil: 7 })
  const api = fakeApiClient({ quoteDownload })
  expect(await getDownloadQuote(api, source)).toEqual({ charged: false, left: 0, openUntil: 7 })
  expect(api.calls).toEqual([['quoteDownload', { item: 'resume:r1' }]])
  expect(await getDownloadQuote(fakeApiClient({ quoteDownload: failUnreachable }), source)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { chargedFile, itemOf, quoteOf } from './charged-file.server'

const paid = () => ({ charged: true, left: 2, openUntil: 7 })
const source = { of: 'resume=r1', draftId: undefined }
const made = (status = 200) => {
  const file =
    status === 303 ? Response.redirect('http://a/handoff/t', 303) : new Response('%PDF', { status })
  return () => Promise.resolve(file)
}

test.each([
  ['resume=r1', undefined, 'resume:r1'],
  ['draft=d1', 'd1', 'draft:d1'],
  ['draft=', '', 'draft:'],
])('what the address %s names is counted as %3$s', (of, draftId, item) => {
  expect(itemOf({ of, draftId })).toBe(item)
})

describe('a file that is taken away', () => {
  test.each([200, 303])('is counted by its resume when it is there (%i)', async (status) => {
    const upstream = fakeUpstream({ chargeDownload: paid })
    expect((await chargedFile(upstream, source, made(status))).status).toBe(status)
    expect(upstream.calls).toEqual([['chargeDownload', { item: 'resume:r1' }]])
  })

  test.each([
    [404, 404, null],
    [422, 303, '/resume/edit/r1'],
    [503, 303, '/resume/download?resume=r1&busy'],
  ])('that could not be made (%i) is not charged for', async (status, answered, location) => {
    const upstream = fakeUpstream({})
    const answer = await chargedFile(upstream, source, made(status))
    expect([answer.status, answer.headers.get('location')]).toEqual([answered, location])
    expect(upstream.calls).toEqual([])
  })

  test('is not charged for when the making fails', async () => {
    const upstream = fakeUpstream({})
    const broken = () => Promise.reject(new Error('broken'))
    await expect(chargedFile(upstream, source, broken)).rejects.toThrow('broken')
    expect(upstream.calls).toEqual([])
  })

  test('is kept back when nothing is left, and the page says so', async () => {
    const upstream = fakeUpstream({ chargeDownload: refusing(Codes.quotaUsedUp) })
    const answer = await chargedFile(upstream, source, made())
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/resume/download?resume=r1&upgrade',
    ])
    expect(await answer.text()).toBe('')
  })

  test.each([unreachable, refusing(Codes.tooManyRequests)])(
    'is kept back when the charge fails otherwise',
    async (chargeDownload) => {
      await expect(chargedFile(fakeUpstream({ chargeDownload }), source, made())).rejects.toThrow()
    },
  )
})

test('a quote takes nothing, and is none while nobody can tell', async () => {
  const quoteDownload = () => ({ charged: false, left: 0, openUntil: 7 })
  const upstream = fakeUpstream({ quoteDownload })
  expect(await quoteOf(upstream, source)).toEqual({ charged: false, left: 0, openUntil: 7 })
  expect(upstream.calls).toEqual([['quoteDownload', { item: 'resume:r1' }]])
  expect(await quoteOf(fakeUpstream({ quoteDownload: unreachable }), source)).toBeNull()
})

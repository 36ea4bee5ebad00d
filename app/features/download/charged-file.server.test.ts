import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { Resume } from '#contract/resume'
import { fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { chargedFile, contentOf, quoteOf } from './charged-file.server'

const paid = () => ({ charged: true, left: 2 })
const source = { of: 'resume=r1', resume: someResume() }
const made = (status = 200) => {
  const file =
    status === 303 ? Response.redirect('http://a/handoff/t', 303) : new Response('%PDF', { status })
  return () => Promise.resolve(file)
}

describe('the name of a content', () => {
  test('is one the contract takes', () => {
    expect(contentOf(someResume())).toMatch(/^[\w-]{43}$/)
  })

  test('is the same in whatever order its fields are sent', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, turned(one)]),
      )
    }
    expect(contentOf(Resume.parse(turned(someResume())))).toBe(contentOf(Resume.parse(someResume())))
  })

  test.each<[string, (resume: Resume) => void]>([
    ['a letter', (resume) => (resume.basics.name += '。')],
    ['the look', (resume) => (resume.style.size = 12)],
    ['the order of sections', (resume) => resume.sections.reverse()],
  ])('is another when %s changes', (_, change) => {
    expect(contentOf(someResume(change))).not.toBe(contentOf(someResume()))
  })
})

describe('a file that is taken away', () => {
  test.each([200, 303])('is charged for by its content when it is there (%i)', async (status) => {
    const upstream = fakeUpstream({ chargeDownload: paid })
    expect((await chargedFile(upstream, source, made(status))).status).toBe(status)
    expect(upstream.calls).toEqual([['chargeDownload', { content: contentOf(source.resume) }]])
  })

  test.each([
    [404, 404, null],
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
  const quoteDownload = () => ({ charged: false, left: 0 })
  const upstream = fakeUpstream({ quoteDownload })
  expect(await quoteOf(upstream, someResume())).toEqual({ charged: false, left: 0 })
  expect(upstream.calls).toEqual([['quoteDownload', { content: contentOf(someResume()) }]])
  expect(await quoteOf(fakeUpstream({ quoteDownload: unreachable }), someResume())).toBeNull()
})

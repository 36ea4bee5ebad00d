import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import { Codes } from '#contract/codes'
import type { Resume } from '#contract/resume'
import { ReadingProblem } from '#importer/reading-problem'
import { fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { readReportQuery, reportOf } from './import-report'
import { broughtIn, keepAsDraft, keepInAccount, readIn } from './import.server'

const reading = { resume: someResume(), source: 'text' as const, lines: 3, notes: [] }
const brought = { bytes: new Uint8Array([1, 2, 3]), name: 'a.md', press: 'press-0001' }
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('what a form brings', () => {
  test('is its file, else what was pasted', async () => {
    const file = new File(['abc'], '我的简历.txt')
    expect(await broughtIn(formOf({ file, text: 'x', press: 'press-0001' }))).toMatchObject({
      name: '我的简历.txt',
      press: 'press-0001',
    })
    expect(await broughtIn(formOf({ file: new File([], ''), text: '王小明' }))).toMatchObject({
      name: 'pasted.md',
      press: '',
    })
  })

  test('is refused when it is nothing, or too large', async () => {
    expect(await broughtIn(formOf({ text: '  ' }))).toEqual({ problem: 'empty' })
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf')
    expect(await broughtIn(formOf({ file }))).toEqual({ problem: 'tooLarge' })
  })
})

test('a file that cannot be read has a reason, and one that breaks the thread a cause for the log', async () => {
  const failing = (error: Error) => ({ read: () => Promise.reject(error) })
  expect(await readIn(failing(new ReadingProblem('notPdf')), brought)).toEqual({ problem: 'notPdf' })
  const cause = new Error('the thread died')
  expect(await readIn(failing(cause), brought)).toEqual({ problem: 'unreadable', cause })
})

describe('keeping it', () => {
  const summary = {
    id: 'r9',
    title: 'x',
    template: 'classic@1',
    revision: 1,
    updatedAt: 1,
    createdAt: 1,
    deletedAt: null,
  }

  test('twice by one press names one origin', async () => {
    const upstream = fakeUpstream({ createResume: () => summary })
    expect(await keepInAccount(upstream, reading, brought)).toMatchObject({ made: { id: 'r9' }, notes: [] })
    await keepInAccount(upstream, reading, brought)
    const origins = upstream.calls.map(([, input]) => (input as { origin: string }).origin)
    expect(origins[0]).toBe(origins[1])
    expect(origins[0]).toMatch(/^import:press-0001:[\w-]{43}$/)
  })

  test('leaves a template and a photo that are not to be had, and says so', async () => {
    const asked: Resume[] = []
    const refuse = (field: string) => {
      throw new UpstreamFailure('business', Codes.badInput, '不行', { [field]: 'x' })
    }
    const upstream = fakeUpstream({
      createDraft: ({ resume }) => {
        asked.push(resume)
        if (resume.style.template !== 'classic@1') return refuse('style.template')
        if (resume.basics.photo !== '') return refuse('basics.photo')
        return { id: 'd1', secret: 's', revision: 1, updatedAt: 1 }
      },
    })
    const resume = someResume(({ style, basics }) => {
      style.template = 'gone@3'
      basics.photo = 'gone'
    })
    expect(await keepAsDraft(upstream, { ...reading, resume })).toMatchObject({
      made: { id: 'd1' },
      notes: ['template', 'photo'],
    })
    expect(asked.at(-1)?.sections).toEqual(resume.sections)
  })

  test('says when the account is full, and hides no other failure', async () => {
    const full = await keepInAccount(
      fakeUpstream({ createResume: refusing(Codes.quotaUsedUp) }),
      reading,
      brought,
    )
    expect(full).toEqual({ refusal: '不行', over: 'count' })
    await expect(
      keepInAccount(fakeUpstream({ createResume: unreachable }), reading, brought),
    ).rejects.toThrow('down')
  })
})

describe('the report', () => {
  test('says what was read, where it went, and what waits', () => {
    const report = reportOf(
      someResume(({ sections }) => {
        sections.push({
          ...sections[1]!,
          id: 'unplaced',
          kind: 'custom',
          items: [{ ...sections[0]!.items[0]!, text: '一行\n\n两行' }],
        })
      }),
    )
    expect(report).toMatchObject({
      name: '王小明',
      basics: ['name', 'links', 'custom'],
      intention: ['position', 'cities'],
      sections: [
        { kind: 'work', count: 2, first: ['甲公司', '乙公司'] },
        { kind: 'skills', count: 1 },
      ],
      unplaced: ['一行', '两行'],
    })
  })

  test.each([
    ['from=docx&lines=12&notes=pictures,nonsense', { source: 'docx', lines: 12, notes: ['pictures'] }],
    ['from=<script>&lines=-4', { source: 'text', lines: 0, notes: [] }],
    ['', { source: 'text', lines: 0, notes: [] }],
  ])('reads its address %j with care', (query, said) => {
    expect(readReportQuery(new URLSearchParams(query))).toEqual(said)
  })
})

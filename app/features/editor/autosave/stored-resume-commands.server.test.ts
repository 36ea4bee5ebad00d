import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { resumeJsonWith, buildResume, buildStoredResume } from '#tests/fixtures/resume-builders'
import { handleStoredResumeCommand } from './stored-resume-commands.server'

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const stored = (revision: number, name: string) => buildStoredResume({ revision, resume: named(name) })
const save = { do: 'save', id: 'r1', revision: 3, resume: named('李') }
type Answers = Parameters<typeof fakeApiClient>[0]

async function postCommand(command: unknown, answers: Answers = {}) {
  const api = fakeApiClient(answers)
  const response = await handleStoredResumeCommand(api, command)
  return { status: response.status, answer: (await response.json()) as unknown, calls: api.calls }
}
const newerIs = (revision: number, name: string) => ({
  saveStoredResume: (input: { revision: number }) =>
    input.revision === revision
      ? { revision: revision + 1, updatedAt: 9 }
      : failingWith(ApiCodes.conflict, stored(revision, name))(),
})

describe('a save of a stored resume', () => {
  test('returns the new revision', async () => {
    const { answer, calls } = await postCommand(save, {
      saveStoredResume: () => ({ revision: 4, updatedAt: 9 }),
    })
    expect(answer).toEqual({ kind: 'saved', revision: 4 })
    expect(calls).toEqual([['saveStoredResume', { id: 'r1', revision: 3, resume: named('李') }]])
  })

  test('names each invalid field and calls no upstream', async () => {
    const { answer, calls } = await postCommand({
      ...save,
      resume: resumeJsonWith('basics.email', '不是邮箱'),
    })
    expect(answer).toEqual({ kind: 'invalid', problems: { 'basics.email': 'email' } })
    expect(calls).toEqual([])
  })

  test('returns the newer version when it is another editor’s', async () => {
    const { answer } = await postCommand(save, newerIs(7, '对方'))
    expect(answer).toEqual({ kind: 'conflict', newer: stored(7, '对方') })
  })

  test('has no conflict with its own content, however many saves lie between', async () => {
    const { answer, calls } = await postCommand(save, newerIs(7, '李'))
    expect([answer, calls.length]).toEqual([{ kind: 'saved', revision: 7 }, 1])
  })

  test('saves over its own content that was sent before without a response', async () => {
    const { answer, calls } = await postCommand({ ...save, sent: named('木') }, newerIs(4, '木'))
    expect(answer).toEqual({ kind: 'saved', revision: 5 })
    expect(calls.at(-1)![1]).toMatchObject({ revision: 4, resume: named('李') })
  })

  test('does not overwrite other content because of an earlier send', async () => {
    const { answer } = await postCommand({ ...save, sent: named('木') }, newerIs(4, '对方'))
    expect(answer).toMatchObject({ kind: 'conflict' })
  })

  test('answers gone when the resume is gone', async () => {
    const { answer } = await postCommand(save, { saveStoredResume: failingWith(ApiCodes.notFound) })
    expect(answer).toEqual({ kind: 'gone' })
  })

  test.each<[string, () => never, number]>([
    ['the login is gone', failingWith(ApiCodes.tokenExpired), 401],
    ['the upstream is down', failUnreachable, 503],
  ])('has a separate status when %s', async (_, saveStoredResume, status) => {
    expect((await postCommand(save, { saveStoredResume })).status).toBe(status)
  })

  test.each([undefined, null, {}, { do: 'save', id: '../x', revision: 1 }, { do: 'fly', id: 'r1' }])(
    'refuses %j',
    async (command) => {
      expect((await postCommand(command)).status).toBe(400)
    },
  )
})

describe('keeping both versions', () => {
  const copy = { do: 'copy', id: 'r1', resume: named('李') }
  const summary = (id: string) => ({ ...stored(1, '李'), id, resume: undefined })

  test('sends the same copy request for the same content', async () => {
    const answers: Answers = { createResume: () => summary('r2') }
    const [first, second] = [await postCommand(copy, answers), await postCommand(copy, answers)]
    expect(first.answer).toEqual({ kind: 'copied', id: 'r2' })
    expect(first.calls).toEqual(second.calls)
    const other = await postCommand({ ...copy, resume: named('别的') }, answers)
    const origin = (calls: typeof first.calls) => (calls[0]![1] as { origin: string }).origin
    expect(origin(other.calls)).not.toBe(origin(first.calls))
  })

  test('returns the reason when the account accepts no more resumes', async () => {
    const { answer } = await postCommand(copy, { createResume: failingWith(ApiCodes.quotaExceeded) })
    expect(answer).toEqual({ kind: 'refused', message: '不行' })
  })
})

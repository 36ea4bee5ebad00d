import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildStoredResume } from '#tests/fixtures/resume-builders'
import { runResumeListAction } from './my-resumes.server'

const summary = buildStoredResume({ revision: 1 })
type Answers = Parameters<typeof fakeApiClient>[0]

async function press(fields: Record<string, string>, answers: Answers = {}) {
  const api = fakeApiClient(answers)
  return { calledWith: await runResumeListAction(api, formOf(fields)), calls: api.calls }
}

describe('runResumeListAction', () => {
  test.each<[string, Answers, string]>([
    ['duplicate', { duplicateResume: () => ({ ...summary, id: 'r2' }) }, 'r2'],
    ['bin', { binResume: () => summary }, 'r1'],
    ['restore', { restoreResume: () => summary }, 'r1'],
    ['erase', { eraseResume: () => ({}) }, 'r1'],
  ])('calls the API for %s', async (intent, answers, id) => {
    const { calledWith, calls } = await press({ intent, id: 'r1' }, answers)
    expect(calledWith).toEqual({ done: { verb: intent, id } })
    expect(calls).toEqual([[Object.keys(answers)[0], { id: 'r1' }]])
  })

  test('replaces the tags by those of the typed line', async () => {
    const { calledWith, calls } = await press(
      { intent: 'retag', id: 'r1', tags: ' 校招、大厂，校招' },
      { tagResume: () => summary },
    )
    expect(calledWith).toEqual({ done: { verb: 'retag', id: 'r1' } })
    expect(calls).toEqual([['tagResume', { id: 'r1', tags: ['校招', '大厂'] }]])
  })

  test.each([
    ['一二三四五六七八九十一二三', 'tooLong:12'],
    ['一、二、三、四、五、六', 'tooMany:5'],
  ])('refuses the tags %j with their problem, and returns them as typed', async (tags, problem) => {
    const { calledWith, calls } = await press({ intent: 'retag', id: 'r1', tags })
    expect(calledWith).toEqual({ refusal: { verb: 'retag', id: 'r1', submittedText: tags, problem } })
    expect(calls).toEqual([])
  })

  test('renames a resume to the normalized title', async () => {
    const { calledWith, calls } = await press(
      { intent: 'rename', id: 'r1', title: '  投 甲公司\n' },
      { renameResume: () => summary },
    )
    expect(calledWith).toEqual({ done: { verb: 'rename', id: 'r1' } })
    expect(calls).toEqual([['renameResume', { id: 'r1', title: '投 甲公司' }]])
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['长'.repeat(61), 'tooLong:60'],
  ])('refuses the title %j with its problem, and returns it as typed', async (title, problem) => {
    const { calledWith, calls } = await press({ intent: 'rename', id: 'r1', title })
    expect(calledWith).toEqual({ refusal: { verb: 'rename', id: 'r1', submittedText: title, problem } })
    expect(calls).toEqual([])
  })

  test.each([{ intent: 'fly', id: 'r1' }, { id: 'r1' }, { intent: 'bin', id: '../x' }, {}])(
    'refuses %j without calling the API',
    async (fields) => {
      const { calledWith, calls } = await press(fields as Record<string, string>)
      expect([calledWith, calls]).toEqual([
        { refusal: expect.objectContaining({ problem: expect.any(String) }) },
        [],
      ])
    },
  )

  test("returns the API's message when the account is full", async () => {
    const { calledWith } = await press(
      { intent: 'duplicate', id: 'r1' },
      { duplicateResume: failingWith(ApiCodes.quotaExceeded) },
    )
    expect(calledWith).toMatchObject({ refusal: { verb: 'duplicate', message: '不行' } })
  })

  test('throws when the upstream is down', async () => {
    await expect(press({ intent: 'bin', id: 'r1' }, { binResume: failUnreachable })).rejects.toThrow('down')
  })
})

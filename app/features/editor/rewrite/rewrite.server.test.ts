import { describe, expect, test } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import type { ProposalEvent } from '#contract/chat/proposal'
import { refusal, type ApiResolvers } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildProposalTurn } from '#tests/fixtures/build-proposal-turn'
import { formOf } from '#tests/fixtures/form-of'
import { buildStoredResume } from '#tests/fixtures/resume-builders'
import { streamingApiClient } from '#tests/fake-api/streaming-api-client'
import { handleRewriteForm, acceptProposals } from './rewrite.server'

const turn = buildProposalTurn()
const standing = { available: true, simulated: false, left: 1 }
const fakeRewriteApi: ApiResolvers = { readProposalStatus: () => ({ standing, last: turn }) }
const events: ProposalEvent[] = [
  { is: 'asked', turnId: 't1' },
  { is: 'end', turn, left: 1 },
]
const asking: [string, string][] = [
  ['intent', 'ask'],
  ['askId', 'abcdefgh1234'],
  ['act', 'polish'],
  ['target', 's1'],
  ['job', '只属于另一个要求'],
]

describe('a request for proposals', () => {
  test('waits for the proposals and returns each with its diff', async () => {
    const api = streamingApiClient(events, fakeRewriteApi)
    const answer = await handleRewriteForm(api, 'r1', formOf(asking))
    expect(api.inputs).toEqual([
      { askId: 'abcdefgh1234', resumeId: 'r1', act: 'polish', target: 's1', line: '', job: '' },
    ])
    const [first] = 'rewriteState' in answer ? answer.rewriteState.last!.proposals : []
    expect(first!.diff).toContainEqual({ kind: 'same', text: '一件事' })
  })

  test('returns the invalid fields without a request to the API', async () => {
    const api = streamingApiClient([], fakeRewriteApi)
    expect(
      await handleRewriteForm(api, 'r1', formOf(asking.filter(([name]) => name !== 'act'))),
    ).toHaveProperty('refusal.fields.act')
    expect(await handleRewriteForm(api, 'r1', formOf({ askId: 'abcdefgh1234', act: 'tailor' }))).toEqual({
      refusal: { message: '', fields: { job: 'required' } },
    })
    expect(api.inputs).toEqual([])
  })

  test.each([
    ApiCodes.quotaExceeded,
    ApiCodes.conflict,
    ApiCodes.tooManyRequests,
    ApiCodes.providerUnavailable,
  ])("returns the API's refusal with code %i", async (code) => {
    const api = streamingApiClient(refusal(code), fakeRewriteApi)
    expect(await handleRewriteForm(api, 'r1', formOf(asking))).toEqual({
      refusal: { message: '不行', fields: {} },
    })
  })

  test('returns the saved turn when the stream breaks off', async () => {
    const broken = streamingApiClient([events[0]!, new ApiClientError('network', 0, 'gone')], fakeRewriteApi)
    expect(await handleRewriteForm(broken, 'r1', formOf(asking))).toHaveProperty('rewriteState.last.id', 't1')
  })

  test('sends one line of a field when asked for that alone', async () => {
    const api = streamingApiClient(events, fakeRewriteApi)
    const fields = { askId: 'abcdefgh1234', act: 'polish', target: 's1-1.text', line: '做了一件事' }
    await handleRewriteForm(api, 'r1', formOf(fields))
    await handleRewriteForm(api, 'r1', formOf({ ...fields, line: '甲\r\n乙' }))
    expect(api.inputs).toEqual([
      { ...fields, resumeId: 'r1', job: '' },
      { ...fields, line: '甲\n乙', resumeId: 'r1', job: '' },
    ])
  })

  test('throws an expired login to the guard', async () => {
    const api = streamingApiClient(refusal(ApiCodes.tokenExpired), fakeRewriteApi)
    await expect(handleRewriteForm(api, 'r1', formOf(asking))).rejects.toMatchObject({
      code: ApiCodes.tokenExpired,
    })
  })
})

describe('fitting a whole resume to a job posting', () => {
  const tailoring = { askId: 'abcdefgh1234', act: 'tailor', target: '', job: '产品经理\n负责需求' }
  const copy = buildStoredResume({ id: 'copy1', title: '我的简历 副本' })
  function setUp(over: ApiResolvers = {}, ended = turn) {
    return streamingApiClient([events[0]!, { is: 'end', turn: ended, left: 0 }], {
      readProposalStatus: ({ id }) => ({ standing, last: id === 'copy1' ? ended : null }),
      readStoredResume: () => buildStoredResume(),
      duplicateResume: () => copy,
      renameResume: () => copy,
      binResume: () => copy,
      eraseResume: () => ({}),
      ...over,
    })
  }
  const called = (api: ReturnType<typeof setUp>) => api.calls.map(([name]) => name)

  test('asks for a copy that is named after the posting, and leaves the resume alone', async () => {
    const api = setUp()
    const answer = await handleRewriteForm(api, 'r1', formOf(tailoring))
    expect(answer).toMatchObject({ copyId: 'copy1', rewriteState: { last: { id: 't1' } } })
    expect(api.inputs).toEqual([{ ...tailoring, line: '', resumeId: 'copy1' }])
    expect(api.calls).toContainEqual(['renameResume', { id: 'copy1', title: '产品经理 · 定制版' }])
    expect(called(api)).not.toContain('saveStoredResume')
  })

  test('asks nothing when the plan has no room for a copy, and asks in place when told to', async () => {
    const api = setUp({ duplicateResume: failingWith(ApiCodes.quotaExceeded) })
    const answer = await handleRewriteForm(api, 'r1', formOf(tailoring))
    expect(answer).toMatchObject({ refusal: { message: '不行', canApplyHere: true } })
    expect(api.inputs).toEqual([])
    expect(await handleRewriteForm(api, 'r1', formOf({ ...tailoring, inPlace: 'yes' }))).not.toHaveProperty(
      'copyId',
    )
    expect(api.inputs).toEqual([{ ...tailoring, line: '', resumeId: 'r1' }])
  })

  test('copies nothing when no answer is left, nor again for the same posting', async () => {
    const spent = setUp({ readProposalStatus: () => ({ standing: { ...standing, left: 0 }, last: null }) })
    await handleRewriteForm(spent, 'r1', formOf(tailoring))
    const tied = setUp({
      readProposalStatus: () => ({ standing, last: { ...turn, act: 'tailor', job: tailoring.job } }),
    })
    await handleRewriteForm(tied, 'r1', formOf(tailoring))
    for (const api of [spent, tied]) {
      expect(called(api)).not.toContain('duplicateResume')
      expect(api.inputs).toEqual([{ ...tailoring, line: '', resumeId: 'r1' }])
    }
  })

  test('removes the copy when nothing is proposed for it', async () => {
    const failed = setUp({}, { ...turn, state: 'failed', problem: 'down', charged: false, proposals: [] })
    const answer = await handleRewriteForm(failed, 'r1', formOf(tailoring))
    expect(answer).toMatchObject({ rewriteState: { last: { problem: 'down' } } })
    expect(answer).not.toHaveProperty('copyId')
    expect(called(failed).slice(-2)).toEqual(['binResume', 'eraseResume'])
  })

  test('removes the copy when the request is refused', async () => {
    const resolvers = {
      readProposalStatus: () => ({ standing, last: null }),
      readStoredResume: () => buildStoredResume(),
      duplicateResume: () => copy,
      renameResume: () => copy,
      binResume: () => copy,
      eraseResume: () => ({}),
    }
    const api = streamingApiClient(refusal(ApiCodes.tooManyRequests), resolvers)
    expect(await handleRewriteForm(api, 'r1', formOf(tailoring))).toHaveProperty('refusal.message', '不行')
    expect(api.calls.map(([name]) => name).slice(-2)).toEqual(['binResume', 'eraseResume'])
  })
})

describe('accepting proposals without scripts', () => {
  /** Posts the ticked fields of a page that shows turn t1 and revision 5. */
  async function take(
    fields: string[],
    stored = buildStoredResume(),
    refuse?: number,
    turnId = 't1',
    lines: string[] = [],
    last = turn,
  ) {
    const ticks = [
      ...fields.map((field): [string, string] => ['field', field]),
      ...lines.map((line): [string, string] => ['line', line]),
    ]
    const form = formOf([['turn', turnId], ['revision', '5'], ...ticks])
    const saved: unknown[] = []
    const saveStoredResume: ApiResolvers['saveStoredResume'] = (input) => {
      if (refuse !== undefined) return failingWith(refuse)()
      saved.push(input)
      return { revision: 6, updatedAt: 1 }
    }
    const api = fakeApiClient({ readProposalStatus: () => ({ standing, last }), saveStoredResume })
    return { acceptResult: await acceptProposals(api, stored, form), saved }
  }

  test('saves only the ticked proposal, marked as AI-assisted, with the revision the user saw', async () => {
    const stored = buildStoredResume()
    const { acceptResult, saved } = await take(['s2-1.text'])
    const resume = structuredClone(stored.resume)
    Object.assign(resume.sections[1]!.items[0]!, { text: 'TypeScript、Go', assisted: ['text'] })
    expect([acceptResult, saved]).toEqual(['done', [{ id: 'r1', revision: 5, resume }]])
  })

  test('saves only the ticked lines of a proposal, beside those it has already', async () => {
    const proposal = {
      field: 's1-1.text',
      before: '- 做甲事\n- 写乙稿\n- 说丙话',
      after: '- 牵头甲事\n- 编写乙稿\n- 宣讲丙话',
    }
    const stored = buildStoredResume()
    stored.resume.sections[0]!.items[0]!.text = '- 牵头甲事\n- 写乙稿\n- 说丙话'
    const last = { ...turn, proposals: [proposal] }
    const { acceptResult, saved } = await take([], stored, undefined, 't1', ['s1-1.text 2'], last)
    expect(acceptResult).toBe('done')
    expect(saved[0]).toHaveProperty('resume.sections[0].items[0].text', '- 牵头甲事\n- 写乙稿\n- 宣讲丙话')
    expect(saved[0]).toHaveProperty('resume.sections[0].items[0].assisted', ['text'])
    expect((await take([], stored, undefined, 't1', ['s1-1.text x', 'gone.text 1'], last)).acceptResult).toBe(
      'none',
    )
  })

  test('saves nothing when the resume or the proposals are newer than what the user saw', async () => {
    const nothing = { acceptResult: 'newer', saved: [] }
    expect(await take(['s2-1.text'], buildStoredResume({ revision: 6 }))).toEqual(nothing)
    expect(await take(['s2-1.text'], undefined, undefined, 't0')).toEqual(nothing)
    expect(await take(['s2-1.text'], undefined, ApiCodes.conflict)).toEqual(nothing)
  })

  test('saves nothing when a ticked text has changed', async () => {
    const stored = buildStoredResume()
    stored.resume.sections[1]!.items[0]!.text = 'Rust'
    expect(await take(['s1-1.text', 's2-1.text'], stored)).toEqual({ acceptResult: 'stale', saved: [] })
  })

  test('saves nothing without a tick or for a field without a proposal', async () => {
    expect((await take([])).acceptResult).toBe('none')
    expect((await take(['basics.name'])).acceptResult).toBe('none')
  })
})

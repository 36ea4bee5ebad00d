import { describe, expect, test } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import type { ProposalEvent, ProposalTurn } from '#contract/chat/proposal'
import { refusal, type ApiResolvers } from '#tests/fakes/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fakes/fake-api-client'
import { buildStoredResume } from '#tests/fixtures/resume-builders'
import { streamingApiClient } from '#tests/fakes/streaming-api-client'
import { handleRewriteForm, acceptProposals } from './rewrite.server'

const turn: ProposalTurn = {
  id: 't1',
  resumeId: 'r1',
  act: 'polish',
  target: '',
  state: 'done',
  problem: null,
  charged: true,
  askedAt: 1,
  refused: 0,
  proposals: [
    { field: 's1-1.text', before: '- 做了一件事', after: '- 牵头一件事' },
    { field: 's2-1.text', before: 'TypeScript', after: 'TypeScript、Go' },
  ],
}
const standing = { available: true, simulated: false, left: 1 }
const fakeRewriteApi: ApiResolvers = { readProposalStatus: () => ({ standing, last: turn }) }
const events: ProposalEvent[] = [
  { is: 'asked', turnId: 't1' },
  { is: 'end', turn, left: 1 },
]
const formOf = (...fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const asking: [string, string][] = [
  ['intent', 'ask'],
  ['askId', 'abcdefgh1234'],
  ['act', 'polish'],
  ['target', 's1'],
  ['job', '只属于另一个要求'],
]

describe('asking', () => {
  test('waits for the proposals, and shows each as what becomes of its text', async () => {
    const api = streamingApiClient(events, fakeRewriteApi)
    const answer = await handleRewriteForm(api, 'r1', formOf(...asking))
    expect(api.inputs).toEqual([
      { askId: 'abcdefgh1234', resumeId: 'r1', act: 'polish', target: 's1', job: '' },
    ])
    const [first] = 'rewriteState' in answer ? answer.rewriteState.last!.proposals : []
    expect(first!.diff).toContainEqual({ kind: 'same', text: '一件事' })
  })

  test('what cannot be asked is named, and not asked', async () => {
    const api = streamingApiClient([], fakeRewriteApi)
    expect(
      await handleRewriteForm(api, 'r1', formOf(...asking.filter(([name]) => name !== 'act'))),
    ).toHaveProperty('refusal.fields.act')
    expect(await handleRewriteForm(api, 'r1', formOf(['askId', 'abcdefgh1234'], ['act', 'tailor']))).toEqual({
      refusal: { message: '', fields: { job: 'required' } },
    })
    expect(api.inputs).toEqual([])
  })

  test.each([
    ApiCodes.quotaExceeded,
    ApiCodes.conflict,
    ApiCodes.tooManyRequests,
    ApiCodes.providerUnavailable,
  ])('what the service refuses with %i is said', async (code) => {
    const api = streamingApiClient(refusal(code), fakeRewriteApi)
    expect(await handleRewriteForm(api, 'r1', formOf(...asking))).toEqual({
      refusal: { message: '不行', fields: {} },
    })
  })

  test('what breaks off on its way is found at the desk', async () => {
    const broken = streamingApiClient([events[0]!, new ApiClientError('network', 0, 'gone')], fakeRewriteApi)
    expect(await handleRewriteForm(broken, 'r1', formOf(...asking))).toHaveProperty(
      'rewriteState.last.id',
      't1',
    )
  })

  test('somebody whose login ended is told so by the guard', async () => {
    const api = streamingApiClient(refusal(ApiCodes.tokenExpired), fakeRewriteApi)
    await expect(handleRewriteForm(api, 'r1', formOf(...asking))).rejects.toMatchObject({
      code: ApiCodes.tokenExpired,
    })
  })
})

describe('taking over without scripts', () => {
  const taking = (...fields: string[]): [string, string][] => [
    ['turn', 't1'],
    ['revision', '5'],
    ...fields.map((field): [string, string] => ['field', field]),
  ]
  async function take(form: FormData, stored = buildStoredResume(), refuse?: number) {
    const saved: unknown[] = []
    const saveStoredResume: ApiResolvers['saveStoredResume'] = (input) => {
      if (refuse !== undefined) return failingWith(refuse)()
      saved.push(input)
      return { revision: 6, updatedAt: 1 }
    }
    return {
      acceptResult: await acceptProposals(
        fakeApiClient({ ...fakeRewriteApi, saveStoredResume }),
        stored,
        form,
      ),
      saved,
    }
  }

  test('changes what was ticked, marks it as an AI’s, and nothing else, from the revision it was seen at', async () => {
    const stored = buildStoredResume()
    const { acceptResult, saved } = await take(formOf(...taking('s2-1.text')))
    const resume = structuredClone(stored.resume)
    Object.assign(resume.sections[1]!.items[0]!, { text: 'TypeScript、Go', assisted: ['text'] })
    expect([acceptResult, saved]).toEqual(['done', [{ id: 'r1', revision: 5, resume }]])
  })

  test('does nothing where the resume, or what was proposed, is newer than what was seen', async () => {
    expect(await take(formOf(...taking('s2-1.text')), buildStoredResume({ revision: 6 }))).toEqual({
      acceptResult: 'newer',
      saved: [],
    })
    const other = formOf(['turn', 't0'], ['revision', '5'], ['field', 's2-1.text'])
    expect(await take(other)).toEqual({ acceptResult: 'newer', saved: [] })
    expect(
      (await take(formOf(...taking('s2-1.text')), buildStoredResume(), ApiCodes.conflict)).acceptResult,
    ).toBe('newer')
  })

  test('does nothing where a ticked text is another by now', async () => {
    const stored = buildStoredResume()
    stored.resume.sections[1]!.items[0]!.text = 'Rust'
    expect(await take(formOf(...taking('s1-1.text', 's2-1.text')), stored)).toEqual({
      acceptResult: 'stale',
      saved: [],
    })
  })

  test('does nothing without a tick, and nothing that was not proposed', async () => {
    expect((await take(formOf(...taking()))).acceptResult).toBe('none')
    expect((await take(formOf(...taking('basics.name')))).acceptResult).toBe('none')
  })
})

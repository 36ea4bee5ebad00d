import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import { Codes } from '#contract/codes'
import type { ProposalEvent, ProposalTurn } from '#contract/proposals'
import { fakeUpstream, refusing, someStored, type Answers } from '#tests/builders'
import { tellingUpstream } from '#tests/telling-upstream'
import { improve, takeProposals } from './improve.server'

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
const desk: Answers = { readProposalDesk: () => ({ standing, last: turn }) }
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
    const upstream = tellingUpstream(events, desk)
    const answer = await improve(upstream, 'r1', formOf(...asking))
    expect(upstream.asked).toEqual([
      { askId: 'abcdefgh1234', resumeId: 'r1', act: 'polish', target: 's1', job: '' },
    ])
    const [first] = 'desk' in answer ? answer.desk.last!.proposals : []
    expect(first!.parts).toContainEqual({ is: 'same', text: '一件事' })
  })

  test('what cannot be asked is named, and not asked', async () => {
    const upstream = tellingUpstream([], desk)
    expect(
      await improve(upstream, 'r1', formOf(...asking.filter(([name]) => name !== 'act'))),
    ).toHaveProperty('refused.fields.act')
    expect(await improve(upstream, 'r1', formOf(['askId', 'abcdefgh1234'], ['act', 'tailor']))).toEqual({
      refused: { said: '', fields: { job: 'required' } },
    })
    expect(upstream.asked).toEqual([])
  })

  test.each([Codes.quotaUsedUp, Codes.conflict, Codes.tooManyRequests, Codes.providerUnavailable])(
    'what the service refuses with %i is said',
    async (code) => {
      const upstream = { ...fakeUpstream(desk), stream: async () => refusing(code)() }
      expect(await improve(upstream, 'r1', formOf(...asking))).toEqual({
        refused: { said: '不行', fields: {} },
      })
    },
  )

  test('what breaks off on its way is found at the desk', async () => {
    const broken = tellingUpstream([events[0]!, new UpstreamFailure('network', 0, 'gone')], desk)
    expect(await improve(broken, 'r1', formOf(...asking))).toHaveProperty('desk.last.id', 't1')
  })

  test('somebody whose login ended is told so by the guard', async () => {
    const upstream = { ...fakeUpstream(desk), stream: async () => refusing(Codes.tokenExpired)() }
    await expect(improve(upstream, 'r1', formOf(...asking))).rejects.toMatchObject({
      code: Codes.tokenExpired,
    })
  })
})

describe('taking over without scripts', () => {
  const taking = (...fields: string[]): [string, string][] => [
    ['turn', 't1'],
    ['revision', '5'],
    ...fields.map((field): [string, string] => ['field', field]),
  ]
  async function take(form: FormData, stored = someStored(), refuse?: number) {
    const saved: unknown[] = []
    const saveStoredResume: Answers['saveStoredResume'] = (input) => {
      if (refuse !== undefined) return refusing(refuse)()
      saved.push(input)
      return { revision: 6, updatedAt: 1 }
    }
    return { took: await takeProposals(fakeUpstream({ ...desk, saveStoredResume }), stored, form), saved }
  }

  test('changes what was ticked, marks it as an AI’s, and nothing else, from the revision it was seen at', async () => {
    const stored = someStored()
    const { took, saved } = await take(formOf(...taking('s2-1.text')))
    const resume = structuredClone(stored.resume)
    Object.assign(resume.sections[1]!.items[0]!, { text: 'TypeScript、Go', assisted: ['text'] })
    expect([took, saved]).toEqual(['done', [{ id: 'r1', revision: 5, resume }]])
  })

  test('does nothing where the resume, or what was proposed, is newer than what was seen', async () => {
    expect(await take(formOf(...taking('s2-1.text')), someStored({ revision: 6 }))).toEqual({
      took: 'newer',
      saved: [],
    })
    const other = formOf(['turn', 't0'], ['revision', '5'], ['field', 's2-1.text'])
    expect(await take(other)).toEqual({ took: 'newer', saved: [] })
    expect((await take(formOf(...taking('s2-1.text')), someStored(), Codes.conflict)).took).toBe('newer')
  })

  test('does nothing where a ticked text is another by now', async () => {
    const stored = someStored()
    stored.resume.sections[1]!.items[0]!.text = 'Rust'
    expect(await take(formOf(...taking('s1-1.text', 's2-1.text')), stored)).toEqual({
      took: 'stale',
      saved: [],
    })
  })

  test('does nothing without a tick, and nothing that was not proposed', async () => {
    expect((await take(formOf(...taking()))).took).toBe('none')
    expect((await take(formOf(...taking('basics.name')))).took).toBe('none')
  })
})

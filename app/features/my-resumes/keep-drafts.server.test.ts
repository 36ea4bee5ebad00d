import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { broken, fakeUpstream, refusing, someResume, someStored, unreachable } from '#tests/builders'
import { answerKeep, keepServerDraft } from './keep-drafts.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 50, expiresAt: 99, resume: someResume() }
const summary = someStored({ revision: 1 })
type Answers = Parameters<typeof fakeUpstream>[0]
const good: Answers = { readDraft: () => draft, createResume: () => summary, releaseDraft: () => ({}) }
const names = (upstream: ReturnType<typeof fakeUpstream>) => upstream.calls.map(([name]) => name)

describe('keeping a server-kept draft', () => {
  async function keep(answers: Answers) {
    const upstream = fakeUpstream({ ...good, ...answers })
    return { ...(await keepServerDraft(upstream, key)), upstream }
  }

  test('makes it a resume, then lets it go', async () => {
    const { kept, released, upstream } = await keep({})
    expect([kept, released]).toEqual([{ id: 'd1', outcome: 'kept', resumeId: 'r1' }, true])
    expect(names(upstream)).toEqual(['readDraft', 'createResume', 'readDraft', 'releaseDraft'])
  })

  test('names draft and content as its origin: twice the same is the same, other content is another', async () => {
    const origins = []
    for (const readDraft of [
      good.readDraft!,
      good.readDraft!,
      () => ({ ...draft, resume: someResume((r) => (r.basics.name = '别')) }),
    ]) {
      const { upstream } = await keep({ readDraft })
      origins.push((upstream.calls[1]![1] as { origin: string }).origin)
    }
    expect(origins[0]).toMatch(/^draft:d1:/)
    expect(origins[1]).toBe(origins[0])
    expect(origins[2]).not.toBe(origins[0])
  })

  test.each<[string, Answers, object]>([
    ['full', { createResume: refusing(Codes.quotaUsedUp) }, { outcome: 'full', said: '不行' }],
    ['refused', { createResume: refusing(Codes.badInput) }, { outcome: 'refused', said: '不行' }],
    ['unreachable', { createResume: unreachable }, { outcome: 'failed' }],
  ])('leaves it where it is when the account is %s', async (_, answers, outcome) => {
    const { kept, released, upstream } = await keep(answers)
    expect([kept, released]).toEqual([expect.objectContaining(outcome), false])
    expect(names(upstream)).not.toContain('releaseDraft')
  })

  test('leaves it where it is when it was changed meanwhile', async () => {
    let reads = 0
    const { kept, released, upstream } = await keep({
      readDraft: () => ({ ...draft, revision: 2 + reads++ }),
    })
    expect([kept, released]).toEqual([
      expect.objectContaining({ outcome: 'kept', changedSince: true }),
      false,
    ])
    expect(names(upstream)).not.toContain('releaseDraft')
  })

  test('is kept even if it cannot be let go: kept again, it is the same resume', async () => {
    const { kept, released } = await keep({ releaseDraft: unreachable })
    expect([kept.outcome, released]).toEqual(['kept', true])
  })

  test('comes back from the bin when it had been thrown away', async () => {
    const { kept, upstream } = await keep({
      createResume: () => ({ ...summary, deletedAt: 7 }),
      restoreResume: () => summary,
    })
    expect(kept.outcome).toBe('kept')
    expect(names(upstream)).toContain('restoreResume')
  })

  test('does not throw for one that is gone', async () => {
    const { kept, released } = await keep({ readDraft: refusing(Codes.notFound) })
    expect([kept, released]).toEqual([{ id: 'd1', outcome: 'gone' }, true])
  })
})

describe('keeping what a script names', () => {
  const device = { id: 'd1', resume: someResume(), updatedAt: 70 }
  async function ask(command: unknown, answers: Answers = {}, known = true) {
    const upstream = fakeUpstream({ ...good, ...answers })
    const forgotten: string[] = []
    const drafts = { find: () => (known ? key : undefined), forget: (id: string) => void forgotten.push(id) }
    const response = await answerKeep(upstream, drafts, command)
    return { status: response.status, kept: (await response.json()) as unknown, forgotten, upstream }
  }

  test('keeps a draft of the device, and lets the server’s older text go with it', async () => {
    const { kept, forgotten, upstream } = await ask(device)
    expect([kept, forgotten]).toEqual([{ id: 'd1', outcome: 'kept', resumeId: 'r1' }, ['d1']])
    expect(names(upstream)).toContain('releaseDraft')
  })

  test('leaves a newer text on the server alone', async () => {
    const { forgotten, upstream } = await ask({ ...device, updatedAt: 10 })
    expect([forgotten, names(upstream)]).toEqual([[], ['createResume', 'readDraft']])
  })

  test('counts what must be corrected first, and asks nobody', async () => {
    const { kept, upstream } = await ask({ ...device, resume: broken('basics.email', 'x') })
    expect([kept, upstream.calls]).toEqual([{ id: 'd1', outcome: 'invalid', problems: 1 }, []])
  })

  test('keeps a draft of the server by its name, of this visitor only', async () => {
    expect((await ask({ id: 'd1' })).forgotten).toEqual(['d1'])
    expect((await ask({ id: 'd1' }, {}, false)).kept).toEqual({ id: 'd1', outcome: 'gone' })
  })

  test.each<[unknown, Answers, number]>([
    [{ id: '../x' }, {}, 400],
    [undefined, {}, 400],
    [{ id: 'd1' }, { readDraft: unreachable }, 503],
    [device, { createResume: refusing(Codes.tokenExpired) }, 401],
  ])('%j has a status of its own', async (command, answers, status) => {
    expect((await ask(command, answers)).status).toBe(status)
  })
})

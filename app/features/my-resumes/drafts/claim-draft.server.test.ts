import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { resumeJsonWith, buildResume, buildStoredResume } from '#tests/fixtures/resume-builders'
import { handleClaimRequest, claimServerDraft } from './claim-draft.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 50, expiresAt: 99, resume: buildResume() }
const summary = buildStoredResume({ revision: 1 })
type Answers = Parameters<typeof fakeApiClient>[0]
const good: Answers = { readDraft: () => draft, createResume: () => summary, releaseDraft: () => ({}) }
const names = (api: ReturnType<typeof fakeApiClient>) => api.calls.map(([name]) => name)

describe('claimServerDraft', () => {
  async function claim(answers: Answers) {
    const api = fakeApiClient({ ...good, ...answers })
    return { ...(await claimServerDraft(api, key)), api }
  }

  test('creates a resume, then releases the draft', async () => {
    const { result, isReleased, api } = await claim({})
    expect([result, isReleased]).toEqual([{ id: 'd1', outcome: 'kept', resumeId: 'r1' }, true])
    expect(names(api)).toEqual(['readDraft', 'createResume', 'readDraft', 'releaseDraft'])
  })

  test('sends an origin of draft and content: equal for equal content, different for changed content', async () => {
    const origins = []
    for (const readDraft of [
      good.readDraft!,
      good.readDraft!,
      () => ({ ...draft, resume: buildResume((r) => (r.basics.name = '别')) }),
    ]) {
      const { api } = await claim({ readDraft })
      origins.push((api.calls[1]![1] as { origin: string }).origin)
    }
    expect(origins[0]).toMatch(/^draft:d1:/)
    expect(origins[1]).toBe(origins[0])
    expect(origins[2]).not.toBe(origins[0])
  })

  test.each<[string, Answers, object]>([
    ['full', { createResume: failingWith(ApiCodes.quotaExceeded) }, { outcome: 'full', message: '不行' }],
    [
      'refused',
      { createResume: failingWith(ApiCodes.invalidInput) },
      { outcome: 'refused', message: '不行' },
    ],
    ['unreachable', { createResume: failUnreachable }, { outcome: 'failed' }],
  ])('does not release the draft when the account is %s', async (_, answers, outcome) => {
    const { result, isReleased, api } = await claim(answers)
    expect([result, isReleased]).toEqual([expect.objectContaining(outcome), false])
    expect(names(api)).not.toContain('releaseDraft')
  })

  test('does not release a draft that changed in the meantime', async () => {
    let reads = 0
    const readDraft = () => ({ ...draft, revision: 2 + reads++ })
    const { result, isReleased, api } = await claim({ readDraft })
    expect(result).toMatchObject({ outcome: 'kept', changedSince: true })
    expect(isReleased).toBe(false)
    expect(names(api)).not.toContain('releaseDraft')
  })

  test('reports the draft as kept even if its release fails, because claiming it again returns the same resume', async () => {
    const { result, isReleased } = await claim({ releaseDraft: failUnreachable })
    expect([result.outcome, isReleased]).toEqual(['kept', true])
  })

  test('restores the resume if it is in the bin', async () => {
    const createResume = () => ({ ...summary, deletedAt: 7 })
    const { result, api } = await claim({ createResume, restoreResume: () => summary })
    expect(result.outcome).toBe('kept')
    expect(names(api)).toContain('restoreResume')
  })

  test('returns gone for a draft that no longer exists', async () => {
    const { result, isReleased } = await claim({ readDraft: failingWith(ApiCodes.notFound) })
    expect([result, isReleased]).toEqual([{ id: 'd1', outcome: 'gone' }, true])
  })
})

describe('handleClaimRequest', () => {
  const device = { id: 'd1', resume: buildResume(), updatedAt: 70 }
  async function ask(command: unknown, answers: Answers = {}, known = true) {
    const api = fakeApiClient({ ...good, ...answers })
    const forgotten: string[] = []
    const drafts = { find: () => (known ? key : undefined), forget: (id: string) => void forgotten.push(id) }
    const response = await handleClaimRequest(api, drafts, command)
    return { status: response.status, claimed: (await response.json()) as unknown, forgotten, api }
  }

  test("claims a device draft and releases the server's older copy", async () => {
    const { claimed, forgotten, api } = await ask(device)
    expect([claimed, forgotten]).toEqual([{ id: 'd1', outcome: 'kept', resumeId: 'r1' }, ['d1']])
    expect(names(api)).toContain('releaseDraft')
  })

  test('does not release a newer copy on the server', async () => {
    const { forgotten, api } = await ask({ ...device, updatedAt: 10 })
    expect([forgotten, names(api)]).toEqual([[], ['createResume', 'readDraft']])
  })

  test('returns the number of field errors without calling the API', async () => {
    const { claimed, api } = await ask({ ...device, resume: resumeJsonWith('basics.email', 'x') })
    expect([claimed, api.calls]).toEqual([{ id: 'd1', outcome: 'invalid', problems: 1 }, []])
  })

  test('claims a server draft by its id, for its own session only', async () => {
    expect((await ask({ id: 'd1' })).forgotten).toEqual(['d1'])
    expect((await ask({ id: 'd1' }, {}, false)).claimed).toEqual({ id: 'd1', outcome: 'gone' })
  })

  test.each<[unknown, Answers, number]>([
    [{ id: '../x' }, {}, 400],
    [undefined, {}, 400],
    [{ id: 'd1' }, { readDraft: failUnreachable }, 503],
    [device, { createResume: failingWith(ApiCodes.tokenExpired) }, 401],
  ])('%j has a status that fits its failure', async (command, answers, status) => {
    expect((await ask(command, answers)).status).toBe(status)
  })
})

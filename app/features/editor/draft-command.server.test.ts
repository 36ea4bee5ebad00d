import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { answerDraft, DraftCommand, releaseDraft, saveDraft } from './draft-command.server'

const key = { id: 'd1', secret: 's1' }
const resume = someResume()

describe('DraftCommand', () => {
  test.each([
    { do: 'release', id: 'd1' },
    { do: 'save', id: 'd1', revision: 1, resume },
  ])('takes %j', (command) => {
    expect(DraftCommand.parse(command)).toEqual(command)
  })

  test('takes a draft that is not valid yet, without what cannot be kept', () => {
    const typed = { ...resume, basics: { ...resume.basics, email: 'half@', phone: '138' } }
    const command = DraftCommand.parse({ do: 'save', id: 'd1', revision: 1, resume: typed })
    expect(command).toMatchObject({
      resume: { basics: { name: resume.basics.name, email: '', phone: '138' } },
    })
  })

  test.each([
    null,
    {},
    { do: 'drop', id: 'd1' },
    { do: 'release' },
    { do: 'save', id: 'd1', revision: 1, resume: {} },
  ])('refuses %j', (command) => {
    expect(DraftCommand.safeParse(command).success).toBe(false)
  })
})

describe('releaseDraft', () => {
  test('lets the draft go', async () => {
    const upstream = fakeUpstream({ releaseDraft: () => ({}) })
    await releaseDraft(upstream, key)
    expect(upstream.calls).toEqual([['releaseDraft', key]])
  })

  test('is content when it is gone already', async () => {
    await expect(
      releaseDraft(fakeUpstream({ releaseDraft: refusing(Codes.notFound) }), key),
    ).resolves.toBeUndefined()
  })

  test('says when it could not', async () => {
    await expect(releaseDraft(fakeUpstream({ releaseDraft: unreachable }), key)).rejects.toThrow('down')
  })
})

describe('saveDraft', () => {
  const saved = { revision: 10, updatedAt: 1 }

  test('saves over the newer revision it meets', async () => {
    const saveOnce = ({ revision }: { revision: number }) =>
      revision === 9 ? saved : refusing(Codes.conflict, { revision: 9 })()
    const upstream = fakeUpstream({ saveDraft: saveOnce })
    expect(await saveDraft(upstream, key, { revision: 3, resume })).toEqual(saved)
    expect(upstream.calls.map(([, input]) => (input as { revision: number }).revision)).toEqual([3, 9])
  })

  test.each([
    ['it meets another one still', refusing(Codes.conflict, { revision: 9 }), 2],
    ['a conflict names none', refusing(Codes.conflict), 1],
    ['the upstream is down', unreachable, 1],
  ])('gives up when %s', async (_, answer, asked) => {
    const upstream = fakeUpstream({ saveDraft: answer })
    await expect(saveDraft(upstream, key, { revision: 3, resume })).rejects.toThrow()
    expect(upstream.calls).toHaveLength(asked)
  })
})

describe('the answer to a command', () => {
  const forgotten: string[] = []
  const drafts = {
    find: (id: string) => (id === 'd1' ? key : undefined),
    forget: (id: string) => void forgotten.push(id),
  }
  const save = { do: 'save', id: 'd1', revision: 1, resume }

  test.each([
    ['what is no command', {}, 400, 'wrongType'],
    ['a draft of somebody else', { ...save, id: 'd2' }, 404, 'notFound'],
    ['a save that cannot be kept now', save, 503, 'failed'],
    ['a release that cannot be told now', { do: 'release', id: 'd1' }, 503, 'failed'],
  ])('says of %s what is wrong', async (_, asked, status, problem) => {
    const upstream = fakeUpstream({ saveDraft: unreachable, releaseDraft: unreachable })
    const response = await answerDraft(upstream, drafts, asked)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ problem })
    expect(forgotten).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { handleDraftCommand, DraftCommand, releaseDraft, saveDraft } from './draft-commands.server'

const key = { id: 'd1', secret: 's1' }
const resume = buildResume()

describe('DraftCommand', () => {
  test.each([
    { do: 'release', id: 'd1', revision: 3 },
    { do: 'save', id: 'd1', revision: 1, resume },
    { do: 'save', id: 'd1', revision: 1, resume, sent: resume, base: resume },
  ])('accepts %j', (command) => {
    expect(DraftCommand.parse(command)).toEqual(command)
  })

  test('accepts an invalid draft and drops its invalid fields', () => {
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
    { do: 'release', revision: 3 },
    { do: 'release', id: 'd1' },
    { do: 'save', id: 'd1', revision: 1, resume: {} },
  ])('refuses %j', (command) => {
    expect(DraftCommand.safeParse(command).success).toBe(false)
  })
})

describe('releaseDraft', () => {
  test('releases the draft by its id, secret and revision', async () => {
    const api = fakeApiClient({ releaseDraft: () => ({}) })
    await releaseDraft(api, key, 3)
    expect(api.calls).toEqual([['releaseDraft', { ...key, revision: 3 }]])
  })

  test('succeeds when the draft is already gone', async () => {
    await expect(
      releaseDraft(fakeApiClient({ releaseDraft: failingWith(ApiCodes.notFound) }), key, 3),
    ).resolves.toBeUndefined()
  })

  test('throws when the upstream cannot release the draft', async () => {
    const api = fakeApiClient({ releaseDraft: failUnreachable })
    await expect(releaseDraft(api, key, 3)).rejects.toThrow('down')
  })
})

describe('saveDraft', () => {
  const saved = { revision: 10, updatedAt: 1 }
  const theirs = buildResume(({ basics }) => (basics.name = '别处'))
  const made = { id: 'd2', secret: 's2', revision: 1, updatedAt: 1 }
  const newer = (resume: unknown) => ({
    saveDraft: ({ revision }: { revision: number }) =>
      revision === 9 ? saved : failingWith(ApiCodes.conflict, { revision: 9, resume })(),
    createDraft: () => made,
  })
  const names = (api: { calls: [string, unknown][] }) => api.calls.map(([name]) => name)

  test('leaves a newer draft unchanged and saves this text as a new draft', async () => {
    const api = fakeApiClient(newer(theirs))
    expect(await saveDraft(api, key, { revision: 3, resume })).toEqual({
      revision: 1,
      created: { id: 'd2', secret: 's2' },
    })
    expect(api.calls).toEqual([
      ['saveDraft', { ...key, revision: 3, resume }],
      ['createDraft', { resume }],
    ])
  })

  test('overwrites content that this editor sent before without getting a response', async () => {
    const api = fakeApiClient(newer(theirs))
    expect(await saveDraft(api, key, { revision: 3, resume, sent: theirs })).toEqual(saved)
    expect(names(api)).toEqual(['saveDraft', 'saveDraft'])
  })

  test('overwrites no other content, whatever was sent before', async () => {
    const api = fakeApiClient(newer(theirs))
    expect(await saveDraft(api, key, { revision: 3, resume, sent: resume })).toHaveProperty('created')
    expect(names(api)).toEqual(['saveDraft', 'createDraft'])
  })

  describe('with the content that both texts are made from', () => {
    const mine = buildResume(({ basics }) => (basics.city = '成都'))
    const both = buildResume(({ basics }) => Object.assign(basics, { name: '别处', city: '成都' }))

    test('merges a newer draft that changed other fields, and returns all that the editor needs', async () => {
      const api = fakeApiClient(newer(theirs))
      const answer = await saveDraft(api, key, { revision: 3, resume: mine, base: resume })
      expect(answer).toEqual({ ...saved, merged: { base: resume, theirs, resume: both } })
      expect(api.calls.at(-1)).toEqual(['saveDraft', { ...key, revision: 9, resume: both }])
    })

    test('saves this text as a new draft when both changed the same field', async () => {
      const api = fakeApiClient(newer(theirs))
      const other = buildResume(({ basics }) => (basics.name = '我的'))
      expect(await saveDraft(api, key, { revision: 3, resume: other, base: resume })).toHaveProperty(
        'created',
      )
      expect(api.calls.at(-1)).toEqual(['createDraft', { resume: other }])
    })

    test('saves this text as a new draft when another save comes in between', async () => {
      const conflict = failingWith(ApiCodes.conflict, { revision: 8, resume: theirs })
      const api = fakeApiClient({ ...newer(theirs), saveDraft: conflict })
      expect(await saveDraft(api, key, { revision: 3, resume: mine, base: resume })).toHaveProperty('created')
    })
  })

  test('throws when the upstream cannot save the draft', async () => {
    await expect(
      saveDraft(fakeApiClient({ saveDraft: failUnreachable }), key, { revision: 3, resume }),
    ).rejects.toThrow('down')
  })
})

describe('the response to a draft command', () => {
  const forgotten: string[] = []
  const remembered: unknown[] = []
  const drafts = {
    find: (id: string) => (id === 'd1' ? key : undefined),
    forget: (id: string) => void forgotten.push(id),
    remember: (made: unknown) => void remembered.push(made),
  }
  const save = { do: 'save', id: 'd1', revision: 1, resume }
  const release = { do: 'release', id: 'd1', revision: 1 }
  const newer = failingWith(ApiCodes.conflict, { revision: 9, resume: {} })

  test('stores a draft that was created because of a conflict in the session', async () => {
    const api = fakeApiClient({
      saveDraft: newer,
      createDraft: () => ({ id: 'd2', secret: 's2', revision: 1, updatedAt: 1 }),
    })
    const response = await handleDraftCommand(api, drafts, save)
    expect(await response.json()).toEqual({ id: 'd2', revision: 1 })
    expect([remembered, forgotten]).toEqual([[{ id: 'd2', secret: 's2' }], []])
  })

  test('answers 409 and keeps the draft when a newer one is to be released', async () => {
    const response = await handleDraftCommand(fakeApiClient({ releaseDraft: newer }), drafts, release)
    expect([response.status, forgotten]).toEqual([409, []])
  })

  test.each([
    ['what is no command', {}, 400, 'wrongType'],
    ['a draft of somebody else', { ...save, id: 'd2' }, 404, 'notFound'],
    ['a save that cannot be kept now', save, 503, 'failed'],
    ['a release that cannot be told now', release, 503, 'failed'],
  ])('names the problem of %s', async (_, asked, status, problem) => {
    const api = fakeApiClient({ saveDraft: failUnreachable, releaseDraft: failUnreachable })
    const response = await handleDraftCommand(api, drafts, asked)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ problem })
    expect(forgotten).toEqual([])
  })
})

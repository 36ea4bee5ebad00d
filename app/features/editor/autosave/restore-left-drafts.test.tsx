import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLeftDraft, keepLeftDraft, listLeftDrafts, type LeftDraft } from '#app/indexed-db/left-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createDraftDestination } from './draft-destination'
import { restoreLeftDrafts } from './restore-left-drafts'

const disk = new Map<string, DeviceDraft>()
let isOvertaken = false
vi.mock('#app/indexed-db/device-drafts', () => ({
  readDraft: (id: string) => Promise.resolve(disk.get(id)),
  writeDraft: ({ id, updatedAt }: DeviceDraft, content: Pick<DeviceDraft, 'resume' | 'base'>) => {
    if (isOvertaken) return Promise.resolve(undefined)
    if (disk.has(id) && disk.get(id)!.updatedAt !== updatedAt) return Promise.resolve(undefined)
    disk.set(id, { ...content, id, updatedAt: updatedAt + 1 })
    return Promise.resolve(updatedAt + 1)
  },
}))

const draft = (name: string, city: string, updatedAt: number): DeviceDraft => ({
  id: 'd1',
  updatedAt,
  resume: buildResume(({ basics }) => Object.assign(basics, { name, city })),
})
const before = draft('林', '杭州', 5)
const left: LeftDraft = { ...draft('林知夏', '杭州', 5), before: before.resume }
const textOf = (id = 'd1') => {
  const { name, city } = disk.get(id)?.resume.basics ?? {}
  return [name, city]
}

beforeEach(() => {
  disk.clear()
  localStorage.clear()
})

async function leaveAndReturn(one: LeftDraft) {
  keepLeftDraft(one)
  await restoreLeftDrafts(listLeftDrafts())
  expect(listLeftDrafts()).toEqual([])
}

describe('what an editor was left with', () => {
  test('is in the draft that it follows when the device is opened again', async () => {
    disk.set('d1', before)
    await leaveAndReturn(left)
    expect(textOf()).toEqual(['林知夏', '杭州'])
  })

  test('is a draft of the device where none was written yet, beside its revision on the server', async () => {
    await leaveAndReturn({ ...left, updatedAt: 0, base: 3 })
    expect(textOf()).toEqual(['林知夏', '杭州'])
    expect(disk.get('d1')?.base).toBe(3)
  })

  test('changes nothing that arrived after all', async () => {
    disk.set('d1', draft('林知夏', '杭州', 6))
    await leaveAndReturn(left)
    expect([textOf(), disk.size]).toEqual([['林知夏', '杭州'], 1])
  })

  test('is merged with what another tab wrote since', async () => {
    disk.set('d1', draft('林', '上海', 9))
    await leaveAndReturn(left)
    expect(textOf()).toEqual(['林知夏', '上海'])
  })

  test('becomes a draft of its own where another tab wrote the same field', async () => {
    disk.set('d1', draft('林晓雨', '杭州', 9))
    await leaveAndReturn(left)
    expect(textOf()).toEqual(['林晓雨', '杭州'])
    const other = [...disk.keys()].find((id) => id !== 'd1')
    expect(textOf(other)).toEqual(['林知夏', '杭州'])
  })

  test('becomes a draft of its own where it is not known what it was based on', async () => {
    disk.set('d1', draft('林', '上海', 9))
    await leaveAndReturn({ ...draft('林知夏', '杭州', 5) })
    expect(textOf()).toEqual(['林', '上海'])
    expect(disk.size).toBe(2)
  })

  test('is kept for the next time when another tab writes at the same moment', async () => {
    disk.set('d1', before)
    keepLeftDraft(left)
    isOvertaken = true
    await restoreLeftDrafts(listLeftDrafts())
    expect(listLeftDrafts()).toHaveLength(1)
    isOvertaken = false
    await restoreLeftDrafts(listLeftDrafts())
    expect([textOf(), listLeftDrafts()]).toEqual([['林知夏', '杭州'], []])
  })

  test('does not bring back a draft that was deleted since', async () => {
    await leaveAndReturn(left)
    expect(disk.size).toBe(0)
  })

  test('is nothing where the browser stores nothing or something else', () => {
    localStorage.setItem('left-draft:d1', '{')
    expect(listLeftDrafts()).toEqual([])
    vi.stubGlobal('localStorage', undefined)
    expect(() => (keepLeftDraft(left), forgetLeftDraft('d1'))).not.toThrow()
    expect(listLeftDrafts()).toEqual([])
    vi.unstubAllGlobals()
  })
})

test('a draft keeps what it is left with until the device has written it, after the last write known to be on disk', async () => {
  let finish = (_: number) => {}
  const writing = new Promise<number>((resolve) => (finish = resolve))
  const persist = (held: { updatedAt: number }) => ((held.updatedAt = 6), writing)
  const destination = createDraftDestination({
    serverCopy: { id: 'd1', revision: 3 },
    device: { persist, read: () => Promise.resolve(undefined), release: () => Promise.resolve(true) },
    save: () => Promise.reject(new Error('not asked')),
    release: () => Promise.resolve('failed'),
    onStatus: () => {},
  })
  destination.start({ ...before, base: 3 })
  const write = destination.write(left.resume)
  destination.keepOnLeave(left.resume)
  expect(listLeftDrafts()).toEqual([{ ...left, base: 3 }])
  finish(6)
  await write
  expect(listLeftDrafts()).toEqual([])
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { writeDraft, deleteDraftIfUnchanged, type DraftHandle } from './device-drafts'
import type { DeviceDraft } from './indexed-db'

/** A fake database; transactions run one after the other like a browser's. */
const drafts = new Map<string, DeviceDraft>()
let before: Promise<unknown> = Promise.resolve()
let isFull = false

function transaction() {
  const started = before
  let put: DeviceDraft | undefined
  let finish = () => {}
  before = new Promise<void>((resolve) => (finish = resolve))
  const store = {
    async get(id: string) {
      await started
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(end)))
      return drafts.get(id)
    },
    put: (draft: DeviceDraft) => Promise.resolve((put = draft)),
    delete: (id: string) => Promise.resolve(drafts.delete(id)),
  }
  let end = () => {}
  const done = new Promise<void>((resolve, reject) => {
    end = () => {
      if (put && isFull) reject(new DOMException('full', 'QuotaExceededError'))
      else if (put) drafts.set(put.id, put)
      resolve()
      finish()
    }
  })
  return { store, done }
}
vi.mock('./indexed-db', () => ({ openDatabase: () => Promise.resolve({ transaction }) }))

const named = (name: string) => ({ resume: buildResume((resume) => (resume.basics.name = name)) })
const nameOf = (id: string) => drafts.get(id)?.resume.basics.name
const fresh = (): DraftHandle => ({ id: 'd1', updatedAt: 0 })

beforeEach(() => {
  drafts.clear()
  isFull = false
})

describe('a draft on this device', () => {
  test('is overwritten by the editor that wrote it, also with two concurrent writes', async () => {
    const held = fresh()
    expect(await Promise.all([writeDraft(held, named('李')), writeDraft(held, named('李大'))])).toEqual([
      expect.any(Number),
      held.updatedAt,
    ])
    expect(await writeDraft(held, named('李大钊'))).toBe(held.updatedAt)
    expect([nameOf('d1'), drafts.get('d1')?.updatedAt]).toEqual(['李大钊', held.updatedAt])
  })

  test("is not overwritten by an editor that has not read another's change", async () => {
    const [one, other] = [fresh(), fresh()]
    await writeDraft(one, named('甲'))
    expect(await writeDraft(other, named('乙'))).toBeUndefined()
    expect([nameOf('d1'), other.updatedAt]).toEqual(['甲', 0])
    const read = { ...one }
    await writeDraft(read, named('丙'))
    expect(await writeDraft(one, named('丁'))).toBeUndefined()
    expect(nameOf('d1')).toBe('丙')
  })

  test('is written again after it was deleted', async () => {
    const held = fresh()
    await writeDraft(held, named('甲'))
    expect(await deleteDraftIfUnchanged(held)).toBe(true)
    expect(await writeDraft(held, named('乙'))).toBe(held.updatedAt)
    expect(nameOf('d1')).toBe('乙')
  })

  test('is not deleted if it was written since', async () => {
    const held = fresh()
    await writeDraft(held, named('甲'))
    const seen = { ...held }
    await writeDraft(held, named('乙'))
    expect(await deleteDraftIfUnchanged(seen)).toBe(false)
    expect(nameOf('d1')).toBe('乙')
  })

  test('does not count as written when the disk is full', async () => {
    const held = fresh()
    await writeDraft(held, named('甲'))
    isFull = true
    await expect(writeDraft(held, named('乙'))).rejects.toThrow('full')
    isFull = false
    expect(await writeDraft(held, named('丙'))).toBe(held.updatedAt)
    expect(nameOf('d1')).toBe('丙')
  })
})

import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftHandle } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import type { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { Destination } from './destination'
import { createDraftDestination, type DraftDestinationOptions, type DraftStatus } from './draft-destination'

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const start = { id: 'd1', revision: 3 }

/** One device, and one server that has revision 3 of draft d1. */
let disk: Map<string, DeviceDraft>
let server: Map<string, { revision: number; name: string }>
let isBlocked: boolean
let released: number[]
let lastMade: number

beforeEach(openWorld)
function openWorld() {
  disk = new Map()
  server = new Map([['d1', { revision: 3, name: '原' }]])
  isBlocked = false
  released = []
  lastMade = 0
}

const device: DraftDestinationOptions['device'] = {
  async persist(held: DraftHandle, written) {
    await Promise.resolve()
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    const now = disk.get(held.id)
    if (now && now.updatedAt !== held.updatedAt) return undefined
    held.updatedAt += 1 + Math.random()
    disk.set(held.id, { ...held, ...written })
    return held.updatedAt
  },
  read: (id) => Promise.resolve(disk.get(id)),
  async release({ id, updatedAt }) {
    await Promise.resolve()
    return disk.get(id)?.updatedAt === updatedAt && disk.delete(id)
  },
}
const release: DraftDestinationOptions['release'] = ({ id, revision }) => {
  released.push(revision)
  const there = server.get(id)
  if (there && there.revision !== revision) return Promise.resolve('newer')
  server.delete(id)
  return Promise.resolve('gone')
}
const save: DraftDestinationOptions['save'] = ({ id, revision, resume: { basics }, sent }) => {
  const there = server.get(id)
  if (!there) return Promise.reject(new Error('draft: HTTP 404'))
  const isOwn = there.revision === revision || there.name === sent?.basics.name
  const at = isOwn ? { id, revision: there.revision + 1 } : { id: `made${++lastMade}`, revision: 1 }
  server.set(at.id, { revision: at.revision, name: basics.name })
  return Promise.resolve(at)
}

/** Writes, as an editor does whose text is another one in the same field, and returns the destination. */
const persistingWith = ({ write }: Pick<Destination, 'write'>) => ({
  async persist(resume: Resume) {
    let answer = await write(resume)
    while (answer.kind === 'newer') answer = await answer.otherwise()
    if (answer.kind !== 'saved') throw new Error(answer.kind)
    return answer.savedTo
  },
})

function open(parts: Partial<DraftDestinationOptions> = {}, shown?: DeviceDraft) {
  const statuses: DraftStatus[] = []
  const onStatus = (now: DraftStatus) => void statuses.push(now)
  const destination = createDraftDestination({ serverCopy: start, device, save, release, onStatus, ...parts })
  destination.start(shown)
  return {
    autosave: persistingWith(destination),
    statuses,
    draftStatus: () => statuses.at(-1) ?? { id: 'd1', isStorageBlocked: false, isForked: false },
  }
}
const onDisk = () => [...disk.values()].map(({ resume }) => resume.basics.name)
const rest = () => new Promise((resolve) => setTimeout(resolve))

describe('a draft on a device that saves drafts', () => {
  test("moves the draft to the device and releases the server's copy", async () => {
    const { autosave, statuses } = open()
    expect(await autosave.persist(named('李'))).toBe('device')
    expect([onDisk(), [...server], statuses]).toEqual([['李'], [], []])
    expect(disk.get('d1')?.base).toBe(3)
  })

  test('saves on the device while the server does not respond and requests one release', async () => {
    let releaseCount = 0
    const { autosave } = open({ release: () => new Promise(() => void releaseCount++) })
    for (const name of ['李', '李大']) expect(await autosave.persist(named(name))).toBe('device')
    expect([onDisk(), releaseCount]).toEqual([['李大'], 1])
  })

  test('requests the release again with the next change after a failure, and not after a success', async () => {
    const answers = ['failed', 'gone'] as const
    let releaseCount = 0
    const { autosave } = open({ release: () => Promise.resolve(answers[releaseCount++]!) })
    for (const name of ['李', '李大', '李大钊']) {
      await autosave.persist(named(name))
      await rest()
    }
    expect(releaseCount).toBe(2)
  })

  test('waits until the device lookup has finished', async () => {
    const onStatus = () => undefined
    const destination = createDraftDestination({ serverCopy: start, device, save, release, onStatus })
    const saving = persistingWith(destination).persist(named('李'))
    await rest()
    expect(onDisk()).toEqual([])
    destination.start()
    expect(await saving).toBe('device')
  })

  test("continues from the device's text and releases the revision it was based on", async () => {
    const { autosave } = open({}, { id: 'd1', updatedAt: 5, base: 2, resume: named('旧') })
    await autosave.persist(named('新'))
    await rest()
    expect(released).toEqual([2])
  })
})

describe('a draft that another editor has written too', () => {
  test('saves the texts of two tabs and reports the fork to the second', async () => {
    const [one, other] = [open(), open()]
    await one.autosave.persist(named('甲'))
    await other.autosave.persist(named('乙'))
    await one.autosave.persist(named('甲二'))
    await other.autosave.persist(named('乙二'))
    expect(onDisk()).toEqual(['甲二', '乙二'])
    expect(one.statuses).toEqual([])
    expect(other.statuses).toEqual([{ id: expect.any(String), isStorageBlocked: false, isForked: true }])
    expect(disk.get(other.draftStatus().id)?.resume.basics.name).toBe('乙二')
  })

  test('leaves a newer draft on the device unchanged and saves this text beside it', async () => {
    disk.set('d1', { id: 'd1', updatedAt: 7, resume: named('本机新') })
    const { autosave, draftStatus } = open()
    await autosave.persist(named('服务器旧+一'))
    expect(onDisk()).toEqual(['本机新', '服务器旧+一'])
    expect(draftStatus().isForked).toBe(true)
  })

  test("saves text posted into a conflict beside the draft and leaves the server's copy", async () => {
    server.set('d1', { revision: 4, name: '别处' })
    const { autosave, draftStatus } = open({ hasConflict: true })
    await autosave.persist(named('我的'))
    await rest()
    expect([onDisk(), [...server.values()], released]).toEqual([
      ['我的'],
      [{ revision: 4, name: '别处' }],
      [],
    ])
    expect([draftStatus().isForked, disk.has('d1')]).toEqual([true, false])
  })

  test('leaves a newer server draft under its id and moves this text to a new id', async () => {
    server.set('d1', { revision: 4, name: '别处' })
    const { autosave, draftStatus } = open()
    await autosave.persist(named('我的'))
    await rest()
    expect([onDisk(), server.get('d1')?.name, disk.has('d1')]).toEqual([['我的'], '别处', false])
    await autosave.persist(named('我的二'))
    expect([onDisk(), disk.has(draftStatus().id), draftStatus().isForked]).toEqual([['我的二'], true, true])
  })
})

describe('a device without storage', () => {
  beforeEach(() => void (isBlocked = true))

  test('saves revision after revision on the server and reports that the storage is blocked', async () => {
    const { autosave, draftStatus } = open()
    expect(await autosave.persist(named('李'))).toBe('server')
    await autosave.persist(named('李大'))
    expect([...server]).toEqual([['d1', { revision: 5, name: '李大' }]])
    expect(draftStatus()).toEqual({ id: 'd1', isStorageBlocked: true, isForked: false })
  })

  test('saves one after the other on the server, even when one is sent past another', async () => {
    const { autosave } = open()
    await Promise.all([autosave.persist(named('李')), autosave.persist(named('李大'))])
    expect([...server]).toEqual([['d1', { revision: 5, name: '李大' }]])
  })

  test('leaves a newer server draft unchanged and saves this text as a new draft', async () => {
    server.set('d1', { revision: 4, name: '别处' })
    const { autosave, draftStatus } = open()
    await autosave.persist(named('我的'))
    await autosave.persist(named('我的二'))
    expect([...server.values()].map(({ name }) => name)).toEqual(['别处', '我的二'])
    expect(draftStatus()).toEqual({ id: 'made1', isStorageBlocked: true, isForked: true })
  })

  test('detects no conflict after a save whose response was lost', async () => {
    let isLost = true
    const { autosave, draftStatus } = open({
      save: (releaseCount) =>
        save(releaseCount).then((at) => (isLost ? Promise.reject(new Error('lost')) : at)),
    })
    await expect(autosave.persist(named('李'))).rejects.toThrow('lost')
    isLost = false
    await autosave.persist(named('李大'))
    expect([[...server.values()].map(({ name }) => name), draftStatus().isForked]).toEqual([['李大'], false])
  })
})

const step = fc.record({
  tab: fc.constantFrom(0, 1, 2),
  isBlocked: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  arrives: fc.boolean(),
  rests: fc.boolean(),
})

test('saves the newest text of each of three tabs on one draft where that tab shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
      openWorld()
      let arrives = true
      const letGo: DraftDestinationOptions['release'] = (copy) =>
        arrives ? release(copy) : Promise.resolve('failed')
      const tabs = [0, 1, 2].map(() => ({ ...open({ release: letGo }), last: '', home: '' }))
      for (const [at, { tab, ...now }] of steps.entries()) {
        const { autosave } = tabs[tab]!
        isBlocked = now.isBlocked
        arrives = now.arrives
        const name = `第 ${at} 句`
        const saving = autosave.persist(named(name)).then(
          (home) => Object.assign(tabs[tab]!, { last: name, home }),
          () => undefined,
        )
        if (now.rests) await saving.then(rest)
        else await saving
      }
      await rest()
      for (const { last, home, draftStatus } of tabs) {
        const { id } = draftStatus()
        const there = home === 'server' ? server.get(id)?.name : disk.get(id)?.resume.basics.name
        if (last) expect(there).toBe(last)
      }
    }),
    { numRuns: 500 },
  )
})

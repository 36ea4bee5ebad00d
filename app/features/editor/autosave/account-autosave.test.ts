import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { JournalEntry } from './journal-writer'
import type { SaveResponse } from './save-protocol'
import { createAccountAutosave, type AccountAutosaveOptions } from './account-autosave'
import type { AutosaveStatus } from './autosave'
import './merge-into-store'
import { createEditorStore } from '#app/features/editor/state/editor-store'

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const theirs = { id: 'r1', title: '简历', revision: 9, updatedAt: 5, resume: named('对方') } as StoredResume

type Sent = { revision: number; name: string; sent?: string; answer(answer: SaveResponse): Promise<void> }
let sends: Sent[]
let journal: (Partial<JournalEntry> & { name?: string })[]
let statuses: AutosaveStatus[]
let isOnline: boolean

beforeEach(() => {
  vi.useFakeTimers()
  sends = []
  journal = []
  statuses = []
  isOnline = true
})
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const nameOf = (resume?: Resume) => resume?.basics.name

function createTestAutosave() {
  return openEditor({
    journal: {
      isWritten: () => true,
      put: ({ base, resume, sent }) => void journal.push({ base, name: nameOf(resume), sent }),
      drop: () => void journal.push({}),
    },
    sendSave: ({ revision, resume, sent }) =>
      new Promise((resolve) => {
        const answer = async (answer: SaveResponse) => {
          resolve(answer)
          await wait(0)
        }
        sends.push({ revision, name: nameOf(resume)!, sent: nameOf(sent), answer })
      }),
  })
}

/** An editor of a resume that has revision 3 in the account. */
function openEditor(parts: Pick<AccountAutosaveOptions, 'journal' | 'sendSave'>, savedResume = named('原')) {
  const store = createEditorStore(savedResume)
  const autosave = createAccountAutosave({
    store,
    id: 'r1',
    revision: 3,
    base: savedResume,
    savedResume,
    onStatus: (now) => void statuses.push(now),
    isOnline: () => isOnline,
    ...parts,
  })
  return { ...autosave, store, update: (resume: Resume) => store.getState().replace(resume) }
}
const last = () => statuses.at(-1)
const sentSaves = () => sends.map(({ revision, name }) => `${name} from ${revision}`)

describe('the account autosave', () => {
  test('journals a change at once, sends it after the debounce, and reports when it is saved', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    expect([journal, sends, last()]).toEqual([[{ base: 3, name: '李' }], [], { save: 'running' }])
    await wait(300)
    autosave.update(named('李大'))
    await wait(499)
    expect(sends).toEqual([])
    await wait(1)
    await sends[0]!.answer({ kind: 'saved', revision: 4 })
    expect([sentSaves(), last(), journal.at(-1)]).toEqual([['李大 from 3'], { save: 'finished' }, {}])
    expect(autosave.isSaved()).toBe(true)
  })

  test('sends one save at a time and the newest text next, from the returned revision', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    autosave.update(named('李大'))
    autosave.update(named('李大钊'))
    await wait(5_000)
    expect(sentSaves()).toEqual(['李 from 3'])
    await sends[0]!.answer({ kind: 'saved', revision: 4 })
    expect([last(), journal.at(-1)]).toEqual([{ save: 'running' }, { base: 4, name: '李大钊' }])
    await wait(500)
    expect(sentSaves()).toEqual(['李 from 3', '李大钊 from 4'])
  })

  test('retries after longer and longer waits and includes the content it sent before', async () => {
    const autosave = createTestAutosave()
    isOnline = false
    autosave.update(named('李'))
    await wait(500)
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const count = sends.length
      await sends.at(-1)!.answer({ kind: 'failed' })
      expect(last()).toEqual({ save: 'failed', saveFailure: 'offline' })
      await wait(seconds * 1_000 - 1)
      expect(sends).toHaveLength(count)
      await wait(1)
      expect(sends).toHaveLength(count + 1)
    }
    expect(sends.at(-1)).toMatchObject({ revision: 3, name: '李', sent: '李' })
  })

  test('retries with the newest text as soon as the network is back', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    await sends[0]!.answer({ kind: 'failed' })
    expect(last()).toEqual({ save: 'failed', saveFailure: 'failed' })
    autosave.update(named('李大'))
    expect(last()).toEqual({ save: 'failed', saveFailure: 'failed' })
    expect(journal.at(-1)).toMatchObject({ base: 3, name: '李大' })
    autosave.retry()
    expect(sends[1]).toMatchObject({ name: '李大', sent: '李' })
    await sends[1]!.answer({ kind: 'saved', revision: 5 })
    expect(last()).toEqual({ save: 'finished' })
  })

  test('waits for a correction of an invalid text and sends that', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    await sends[0]!.answer({ kind: 'invalid', problems: { 'basics.email': 'email' } })
    const problems = { 'basics.email': 'email' }
    expect(last()).toMatchObject({ save: 'failed', saveFailure: 'invalid', problems })
    await wait(60_000)
    expect(sends).toHaveLength(1)
    autosave.update(named('李大'))
    await wait(500)
    expect(sentSaves()).toEqual(['李 from 3', '李大 from 3'])
  })

  test('sends nothing when the change is undone before it is sent', async () => {
    const savedResume = named('原')
    const put = () => undefined
    const drop = () => void journal.push({})
    const sendSave = () => Promise.reject(new Error('nobody asked'))
    const autosave = openEditor({ journal: { put, drop, isWritten: () => true }, sendSave }, savedResume)
    autosave.update(named('李'))
    autosave.update(savedResume)
    await wait(10_000)
    expect([last(), journal]).toEqual([{ save: 'finished' }, [{}]])
  })
})

describe('failures that only the user can resolve', () => {
  test.each(['login', 'gone'] as const)('keeps journalling and sends nothing more: %s', async (kind) => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    await sends[0]!.answer({ kind })
    autosave.update(named('李大'))
    await wait(60_000)
    expect([sentSaves(), journal.at(-1)?.name]).toEqual([['李 from 3'], '李大'])
    expect(last()).toEqual({ save: 'failed', saveFailure: kind })
  })

  test('continues after the user has logged in elsewhere', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    await sends[0]!.answer({ kind: 'login' })
    autosave.retry()
    await sends[1]!.answer({ kind: 'saved', revision: 4 })
    expect(last()).toEqual({ save: 'finished' })
  })

  async function inConflict() {
    const autosave = createTestAutosave()
    autosave.update(named('我的'))
    await wait(500)
    await sends[0]!.answer({ kind: 'conflict', newer: theirs })
    return autosave
  }

  test('shows the newer version and saves nothing until the user decides', async () => {
    const autosave = await inConflict()
    expect(last()).toMatchObject({ saveFailure: 'conflict', newer: theirs, base: named('原') })
    autosave.update(named('我的二'))
    autosave.retry()
    autosave.saveOnLeave()
    await wait(60_000)
    expect(sends).toHaveLength(1)
  })

  test('sends my version from the newer revision when the user keeps mine', async () => {
    const autosave = await inConflict()
    const saved = autosave.resolveConflict(theirs)
    expect(sends[1]).toMatchObject({ revision: 9, name: '我的' })
    await sends[1]!.answer({ kind: 'saved', revision: 10 })
    await saved
    expect([last(), journal.at(-1)]).toEqual([{ save: 'finished' }, {}])
  })

  test('takes the newer version without a save and sends the next change from its revision', async () => {
    const autosave = await inConflict()
    autosave.takeTheirs(theirs)
    autosave.update(theirs.resume)
    await wait(60_000)
    expect([sends.length, last(), journal.at(-1)]).toEqual([1, { save: 'finished' }, {}])
    autosave.update(named('再改'))
    await wait(500)
    expect(sends[1]).toMatchObject({ revision: 9, name: '再改' })
  })
})

describe('leaving the page', () => {
  test('sends the unsaved text at once when the page is left', () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    autosave.saveOnLeave()
    expect(sentSaves()).toEqual(['李 from 3'])
  })

  test('sends past a save under way, names its content, and causes no conflict if the page comes back', async () => {
    const autosave = createTestAutosave()
    autosave.update(named('李'))
    await wait(500)
    autosave.update(named('李大'))
    autosave.saveOnLeave()
    expect(sends[1]).toMatchObject({ revision: 3, name: '李大', sent: '李' })
    await sends[0]!.answer({ kind: 'saved', revision: 4 })
    autosave.update(named('李大钊'))
    await wait(500)
    expect(sends[2]).toMatchObject({ revision: 4, name: '李大钊', sent: '李大' })
  })
})

describe('the journal of an earlier editor', () => {
  test('sends journalled text from the revision it was made from', async () => {
    const autosave = createTestAutosave()
    autosave.restoreJournal({ base: 2, resume: named('留下的'), sent: named('发过的') })
    await wait(500)
    expect(sends[0]).toMatchObject({ revision: 2, name: '留下的', sent: '发过的' })
    await sends[0]!.answer({ kind: 'saved', revision: 3 })
    expect(last()).toEqual({ save: 'finished' })
  })
})

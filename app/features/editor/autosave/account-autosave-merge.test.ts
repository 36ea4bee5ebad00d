import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { createFakeBroadcast } from '#tests/fixtures/fake-broadcast-channel'
import { buildResume, buildStoredResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { createAccountAutosave } from './account-autosave'
import type { JournalEntry } from './journal-writer'
import './merge-into-store'
import type { SaveRequest, SaveResponse } from './save-protocol'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const opened = buildResume()
const withCity = buildResume((resume) => (resume.basics.city = '成都'))

/** An editor at revision 3; the account answers from `answers` in order, else it saves. */
function open(answers: SaveResponse[] = []) {
  const saves: Omit<SaveRequest, 'id'>[] = []
  let entry: JournalEntry | undefined
  const store = createEditorStore(opened)
  const autosave = createAccountAutosave({
    store,
    id: 'r1',
    revision: 3,
    base: opened,
    savedResume: opened,
    journal: {
      put: (next) => void (entry = next),
      drop: () => void (entry = undefined),
      isWritten: () => true,
    },
    sendSave(save) {
      saves.push(save)
      return Promise.resolve(answers.shift() ?? { kind: 'saved', revision: save.revision + 1 })
    },
    isOnline: () => true,
  })
  const state = () => store.getState()
  return {
    autosave,
    saves,
    state,
    journal: () => entry,
    type: (name: string) => state().set('basics.name', name),
  }
}
const newer = (resume: Resume, revision = 9): SaveResponse => ({
  kind: 'conflict',
  newer: buildStoredResume({ revision, resume }),
})

describe('a save that meets a newer version', () => {
  test('merges it, saves both from its revision, and undo takes back the own change alone', async () => {
    const { type, saves, state, journal } = open([newer(withCity)])
    type('李')
    await wait(500)
    expect(state().resume.basics).toMatchObject({ name: '李', city: '成都' })
    expect(saves).toMatchObject([{ revision: 3 }, { revision: 9, resume: state().resume }])
    expect([state().saveState, state().isMerged, journal()]).toEqual(['finished', true, undefined])
    state().undo()
    expect(state().resume.basics).toMatchObject({ name: opened.basics.name, city: '成都' })
    state().redo()
    expect(state().resume.basics).toMatchObject({ name: '李', city: '成都' })
  })

  test('merges what is typed while the answer is on its way', async () => {
    const { type, saves, state } = open([newer(withCity)])
    type('李')
    await wait(499)
    vi.advanceTimersByTime(1)
    type('李大')
    await wait(2_000)
    expect(state().resume.basics).toMatchObject({ name: '李大', city: '成都' })
    expect(saves.at(-1)?.resume).toEqual(state().resume)
  })

  test('asks when the account answers the same again and again, and does not send for ever', async () => {
    const { type, saves, state } = open(Array.from({ length: 9 }, () => newer(withCity)))
    type('李')
    await wait(60_000)
    expect([saves.length, state().saveFailure]).toEqual([2, 'conflict'])
  })

  test('asks when both changed the same, and changes nothing before that', async () => {
    const { type, state, journal } = open([newer(buildResume((resume) => (resume.basics.name = '对方')))])
    type('李')
    await wait(500)
    expect([state().saveFailure, state().resume.basics.name]).toEqual(['conflict', '李'])
    expect(journal()).toMatchObject({ base: 3, baseResume: opened, resume: { basics: { name: '李' } } })
  })

  test('merges the journal of an earlier editor by the base it has kept, however old that is', async () => {
    const { autosave, saves, state } = open([newer(withCity)])
    const left = buildResume((resume) => (resume.basics.name = '留下的'))
    autosave.restoreJournal({ base: 2, baseResume: opened, resume: left })
    await wait(500)
    expect(saves).toMatchObject([{ revision: 2 }, { revision: 9 }])
    expect(state().resume.basics).toMatchObject({ name: '留下的', city: '成都' })
  })

  test('asks about the whole when a journal has no base, as those of an earlier release', async () => {
    const { autosave, state } = open([newer(withCity)])
    autosave.restoreJournal({ base: 2, resume: buildResume((resume) => (resume.basics.name = '留下的')) })
    await wait(500)
    expect(state().saveFailure).toBe('conflict')
  })
})

describe('what another tab saved', () => {
  /** Another tab of the browser. */
  function openTabs() {
    const Channel = createFakeBroadcast()
    vi.stubGlobal('BroadcastChannel', Channel)
    const editor = open()
    const other = new Channel('')
    const heard: unknown[] = []
    other.onmessage = ({ data }) => void heard.push(data)
    return { ...editor, heard, say: (data: unknown) => other.postMessage(data) }
  }

  test('is taken over at once where nothing is unsaved, without a save', async () => {
    const { say, saves, state } = openTabs()
    say({ id: 'r1', at: 4, resume: withCity })
    await wait(60_000)
    expect([state().resume, saves]).toEqual([withCity, []])
  })

  test('is merged with what is unsaved, which is saved from its revision', async () => {
    const { say, type, saves, state } = openTabs()
    type('李')
    say({ id: 'r1', at: 4, resume: withCity })
    await wait(1_000)
    expect(saves).toMatchObject([{ revision: 4, resume: { basics: { name: '李', city: '成都' } } }])
    expect(state().saveState).toBe('finished')
  })

  test.each([
    ['another resume', { id: 'r2', at: 4, resume: withCity }],
    ['an older revision', { id: 'r1', at: 3, resume: withCity }],
  ])('is ignored when it is %s', async (_, message) => {
    const { say, state } = openTabs()
    say(message)
    await wait(1_000)
    expect(state().resume).toBe(opened)
  })

  test('is told to the other tabs by the one that saved it', async () => {
    const { type, heard, state } = openTabs()
    type('李')
    await wait(1_000)
    expect(heard).toEqual([{ id: 'r1', at: 4, resume: state().resume }])
  })
})

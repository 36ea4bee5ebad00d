import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredResume } from '#contract/resume/stored-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import {
  startAccountAutosave,
  type AccountAutosaveUpdate,
  type PostedRevision,
} from './start-account-autosave'
import './merge-into-store'
import { createEditorStore } from '#app/features/editor/state/editor-store'

vi.mock('#app/indexed-db/save-journals', () => ({
  lockEditor: () => () => undefined,
  listOrphanedJournals: () => Promise.resolve([]),
  writeJournal: () => Promise.resolve(),
  deleteJournal: () => Promise.resolve(),
}))

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const stored = { id: 'r1', revision: 9, updatedAt: 5, resume: named('对方') } as StoredResume
let close = () => {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  close()
  vi.useRealTimers()
})

/** Starts the scripts on a page that answered a post of 我的. */
async function open(posted?: PostedRevision) {
  const sent: { revision: number; name: string }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { revision, resume } = JSON.parse(body) as StoredResume
    sent.push({ revision, name: resume.basics.name })
    return Promise.resolve(Response.json({ kind: 'conflict', newer: stored }))
  })
  const store = createEditorStore(named('我的'))
  const statuses: AccountAutosaveUpdate[] = []
  const running = startAccountAutosave(store, stored, (now) => void statuses.push(now), posted)
  close = () => running.close()
  store.getState().set('basics.city', '上海')
  await vi.advanceTimersByTimeAsync(60_000)
  return { sent, statuses, autosave: running.autosave }
}

describe('a form posted before hydration', () => {
  test('sends nothing after a conflict until the user decides', async () => {
    const { sent, statuses, autosave } = await open({ base: 3, conflict: true })
    expect(statuses).toMatchObject([{ save: 'failed', saveFailure: 'conflict', newer: stored }])
    expect(sent).toEqual([])
    void autosave.resolveConflict(stored)
    expect(sent).toEqual([{ revision: 9, name: '我的' }])
  })

  test('sends a refused post from its own revision and so detects the newer one', async () => {
    const { sent, statuses } = await open({ base: 3 })
    expect(sent).toEqual([{ revision: 3, name: '我的' }])
    expect(statuses.at(-1)).toMatchObject({ save: 'failed', saveFailure: 'conflict', newer: stored })
  })
})

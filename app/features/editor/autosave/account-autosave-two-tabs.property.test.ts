import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { conflictKey, type Choice } from '#resume-model/merge/merge-context'
import { mergeResumes } from '#resume-model/merge/merge-resumes'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { createFakeBroadcast } from '#tests/fixtures/fake-broadcast-channel'
import { buildStoredResume } from '#tests/fixtures/resume-builders'
import { createEditorStore, type EditorStore } from '#app/features/editor/state/editor-store'
import { getAtPath } from '#app/features/editor/state/resume-path'
import { createAccountAutosave, type AccountAutosave } from './account-autosave'
import type { AutosaveStatus } from './autosave'
import type { JournalEntry } from './journal-writer'
import './merge-into-store'
import { saveStoredResume } from './stored-resume-commands.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fields = [
  'basics.name',
  'basics.city',
  'sections[0].items[0].title',
  'sections[0].items[0].text',
] as const
type Field = (typeof fields)[number]
const journeyMs = 40
const never = new Promise<never>(() => undefined)
type Fate = 'answered' | 'answer lost' | 'never sent'
/** The sentences that a document contains. */
const sentencesIn = (resume: unknown): string[] => JSON.stringify(resume).match(/第\d+句/g) ?? []

/**
 * An account with one resume: it accepts a save only from the newest revision, and every text it had is a
 * version.
 */
function openAccount() {
  const stored: StoredResume = buildStoredResume({ revision: 1 })
  const versions: Resume[] = []
  const api: ApiClient = {
    ...fakeApiClient({}),
    call: (_, input) => {
      const { revision, resume } = input as { revision: number; resume: Resume }
      if (revision !== stored.revision)
        throw new ApiClientError('business', ApiCodes.conflict, 'newer', {}, { ...stored })
      stored.revision += 1
      stored.resume = resume
      versions.push(resume)
      return Promise.resolve({ revision: stored.revision }) as never
    },
  }
  return { stored, versions, api }
}

type Tab = { id: number; autosave: AccountAutosave; store: EditorStore; status?: AutosaveStatus }
const resumeOf = ({ store }: Tab) => store.getState().resume

/** Two tabs of one device on one account, with journals that outlive them. */
function openBrowser() {
  const account = openAccount()
  const journals = new Map<number, JournalEntry>()
  const open = new Set<number>()
  const left = new Set<string>()
  const calledSaved: Resume[] = []
  let fate: Fate = 'answered'
  let lastTab = 0
  let typed = 0
  const leave = (value: unknown) => sentencesIn(value ?? '').forEach((sentence) => left.add(sentence))

  function openTab(): Tab {
    const id = ++lastTab
    const opened = { ...account.stored }
    const store = createEditorStore(opened.resume)
    const autosave = createAccountAutosave({
      store,
      id: 'r1',
      revision: opened.revision,
      base: opened.resume,
      savedResume: opened.resume,
      journal: {
        put: (entry) => void (open.has(id) && journals.set(id, structuredClone(entry))),
        drop: () => void (open.has(id) && journals.delete(id)),
        isWritten: () => true,
      },
      async sendSave(save) {
        if (!open.has(id)) return never
        const mine = fate
        await new Promise((done) => setTimeout(done, journeyMs))
        if (mine === 'never sent') throw new TypeError('offline')
        const answer = await saveStoredResume(account.api, { do: 'save', id: 'r1', ...save })
        if (mine === 'answer lost') throw new TypeError('lost')
        return open.has(id) ? structuredClone(answer) : never
      },
      onStatus(status) {
        tab.status = status
        if (status.save === 'finished') calledSaved.push(resumeOf(tab))
      },
      isOnline: () => fate !== 'never sent',
    })
    const tab: Tab = { id, autosave, store }
    open.add(id)
    const found = [...journals].find(([owner]) => !open.has(owner))
    if (found && JSON.stringify(found[1].resume) !== JSON.stringify(opened.resume))
      autosave.restoreJournal(found[1])
    if (found) journals.delete(found[0])
    return tab
  }

  return {
    account,
    journals,
    /** Sentences that a user typed over or decided against. */
    left,
    calledSaved,
    openTab,
    travel: (next: Fate) => void (fate = next),
    type(tab: Tab, field: Field) {
      leave(getAtPath(resumeOf(tab), field))
      tab.store.getState().set(field, `第${++typed}句`, true)
    },
    /** Answers the question, if there is one: only fields that both tabs changed are asked about. */
    decide(tab: Tab, choice: Choice) {
      const { status } = tab
      if (status?.saveFailure !== 'conflict' || !status.newer || !status.base) return
      const [mine, theirs] = [resumeOf(tab), status.newer.resume]
      const { conflicts } = mergeResumes(status.base, mine, theirs)!
      for (const conflict of conflicts) leave(conflict[choice === 'theirs' ? 'mine' : 'theirs'])
      const choices = new Map(conflicts.map(({ path }) => [conflictKey(path), choice]))
      void tab.autosave.resolveConflict(
        status.newer,
        mergeResumes(status.base, mine, theirs, { choices })!.resume,
      )
    },
    /** `isKilled`: without events to the page, as by kill -9. */
    close(tab: Tab, isKilled: boolean) {
      if (!isKilled) tab.autosave.saveOnLeave()
      open.delete(tab.id)
    },
  }
}

const step = fc.record({
  tab: fc.constantFrom(0, 1),
  field: fc.constantFrom(...fields),
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('type' as const) },
    fc.constantFrom('mine' as const, 'theirs' as const, 'reload' as const, 'kill' as const),
  ),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answer lost', 'never sent'),
  waitMs: fc.constantFrom(0, 20, 100, 600, 1_500),
})

/** Hundreds of histories, on a machine that is busy with others. */
const historiesTimeoutMs = 60_000

test.each([
  ['that hear from each other', true],
  ['that do not hear from each other', false],
])(
  'loses no typed text in two tabs %s, and ends with one document in both',
  async (_, canTell) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
        vi.stubGlobal('BroadcastChannel', canTell ? createFakeBroadcast() : undefined)
        const browser = openBrowser()
        const tabs = [browser.openTab(), browser.openTab()]
        for (const { tab: at, field, act, fate, waitMs } of steps) {
          const tab = tabs[at]!
          browser.travel(fate)
          if (act === 'type') browser.type(tab, field)
          else if (act === 'reload' || act === 'kill') {
            browser.close(tab, act === 'kill')
            tabs[at] = browser.openTab()
          } else browser.decide(tab, act)
          await vi.advanceTimersByTimeAsync(waitMs)
        }
        browser.travel('answered')
        for (let round = 0; round < 4; round++) {
          await vi.advanceTimersByTimeAsync(40_000)
          for (const tab of tabs) {
            browser.decide(tab, 'mine')
            await vi.advanceTimersByTimeAsync(2_000)
          }
        }
        const { account, journals, left, calledSaved } = browser
        const written = steps.filter(({ act }) => act === 'type').map((_, index) => `第${index + 1}句`)
        const there = sentencesIn([
          account.stored.resume,
          ...[...journals.values()].map(({ resume }) => resume),
        ])
        for (const sentence of written) if (!left.has(sentence)) expect(there).toContain(sentence)
        expect(account.versions).toEqual(
          expect.arrayContaining(calledSaved.filter((one) => one !== undefined)),
        )
        for (const tab of tabs) if (canTell) expect(resumeOf(tab)).toEqual(account.stored.resume)
        vi.clearAllTimers()
      }),
      { numRuns: 300 },
    )
  },
  historiesTimeoutMs,
)

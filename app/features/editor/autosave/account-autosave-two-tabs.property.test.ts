import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { JournalEntry } from './journal-writer'
import { saveStoredResume } from './stored-resume-commands.server'
import { createAccountAutosave, type AccountAutosave } from './account-autosave'
import type { AutosaveStatus } from './autosave'
import { createEditorStore, type EditorStore } from '#app/features/editor/state/editor-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const nameOf = (resume: Resume) => resume.basics.name
const journeyMs = 40
const never = new Promise<never>(() => undefined)
type Fate = 'answered' | 'answer lost' | 'never sent'

/**
 * An account with one resume: it accepts a save only from the newest revision, and every text it had is a
 * version.
 */
function openAccount() {
  const stored: StoredResume = {
    id: 'r1',
    title: '',
    template: 'classic@1',
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    deletedAt: null,
    resume: named(''),
  }
  const versions = ['']
  const api: ApiClient = {
    ...fakeApiClient({}),
    call: (_, input) => {
      const { revision, resume } = input as { revision: number; resume: Resume }
      if (revision !== stored.revision)
        throw new ApiClientError('business', ApiCodes.conflict, 'newer', {}, { ...stored })
      stored.revision += 1
      stored.resume = resume
      versions.push(nameOf(resume))
      return Promise.resolve({ revision: stored.revision }) as never
    },
  }
  return { stored, versions, api }
}

type Tab = { id: number; autosave: AccountAutosave; store: EditorStore; statuses?: AutosaveStatus }
const textOf = ({ store }: Tab) => nameOf(store.getState().resume)

/** Two tabs of one device on one account, with journals that outlive them. */
function openBrowser() {
  const account = openAccount()
  const journals = new Map<number, JournalEntry>()
  const open = new Set<number>()
  const left: string[] = []
  const calledSaved: string[] = []
  let fate: Fate = 'answered'
  let lastTab = 0
  let typed = 0

  function openTab(): Tab {
    const id = ++lastTab
    const opened = { ...account.stored }
    const store = createEditorStore(opened.resume)
    const autosave = createAccountAutosave({
      store,
      revision: opened.revision,
      savedResume: opened.resume,
      journal: {
        put: (entry) => void (open.has(id) && journals.set(id, entry)),
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
        return open.has(id) ? answer : never
      },
      onStatus(statuses) {
        tab.statuses = statuses
        if (statuses.save === 'finished') calledSaved.push(textOf(tab))
      },
      isOnline: () => fate !== 'never sent',
    })
    const tab: Tab = { id, autosave, store }
    open.add(id)
    const found = [...journals].find(([owner]) => !open.has(owner))
    if (found && JSON.stringify(found[1].resume) !== JSON.stringify(opened.resume)) {
      autosave.restoreJournal(found[1])
    }
    if (found) journals.delete(found[0])
    return tab
  }

  return {
    account,
    journals,
    /** Texts that a user typed over or discarded. */
    left,
    calledSaved,
    openTab,
    travel: (next: Fate) => void (fate = next),
    type(tab: Tab) {
      left.push(textOf(tab))
      tab.store.getState().replace(named(`第 ${++typed} 句`))
    },
    decide(tab: Tab, mine: boolean) {
      const { statuses } = tab
      if (statuses?.saveFailure !== 'conflict' || !statuses.newer) return
      if (mine) return void tab.autosave.keepMine(statuses.newer)
      left.push(textOf(tab))
      tab.autosave.takeTheirs(statuses.newer)
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
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('type' as const) },
    fc.constantFrom('mine' as const, 'theirs' as const, 'reload' as const, 'kill' as const),
  ),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answer lost', 'never sent'),
  waitMs: fc.constantFrom(0, 20, 100, 600, 1_500),
})

test('loses no typed text in two tabs and never overwrites it with older text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
      const browser = openBrowser()
      const tabs = [browser.openTab(), browser.openTab()]
      const last: string[] = []
      for (const { tab: at, act, fate, waitMs } of steps) {
        const tab = tabs[at]!
        browser.travel(fate)
        if (act === 'type') browser.type(tab)
        else if (act === 'reload' || act === 'kill') {
          last.push(textOf(tab))
          browser.close(tab, act === 'kill')
          tabs[at] = browser.openTab()
        } else browser.decide(tab, act === 'mine')
        await vi.advanceTimersByTimeAsync(waitMs)
      }
      const { account, journals, left, calledSaved } = browser
      const journalled = [...journals.values()].map(({ resume }) => nameOf(resume))
      const everythingSaved = [...account.versions, ...journalled, ...left]
      for (const name of [...last, ...tabs.map(textOf)]) expect(everythingSaved).toContain(name)
      expect(account.versions.lastIndexOf('')).toBe(0)
      expect(account.versions).toEqual(expect.arrayContaining(calledSaved))
      vi.clearAllTimers()
    }),
    { numRuns: 500 },
  )
})

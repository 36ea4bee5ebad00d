import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { DraftHandle } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore, type EditorStore } from '#app/features/editor/state/editor-store'
import { createAutosave, type Autosave } from './autosave'
import { releaseDraft, saveDraft } from './draft-commands.server'
import { createDraftDestination } from './draft-destination'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const nameOf = (resume: Resume) => resume.basics.name
const journeyMs = 40
const announcedMs = 400
const never = new Promise<never>(() => undefined)
type Fate = 'answered' | 'answer lost' | 'never sent'

/** A server with draft d1 that accepts a save only from the newest revision. */
function openServer() {
  const drafts = new Map([['d1', { revision: 1, resume: named('') }]])
  let made = 0
  const take = ({ id, revision }: { id: string; revision: number }) => {
    const there = drafts.get(id)
    if (!there) throw new ApiClientError('business', ApiCodes.notFound, 'gone')
    if (there.revision !== revision)
      throw new ApiClientError('business', ApiCodes.conflict, 'newer', {}, { ...there })
  }
  const api: ApiClient = {
    ...fakeApiClient({}),
    async call(name, input) {
      const draft = input as { id: string; revision: number; resume: Resume }
      await Promise.resolve()
      if (name === 'createDraft') draft.id = `made${++made}`
      else take(draft)
      const revision = name === 'createDraft' ? 1 : draft.revision + 1
      if (name === 'releaseDraft') drafts.delete(draft.id)
      else drafts.set(draft.id, { revision, resume: draft.resume })
      return { id: draft.id, secret: '', revision } as never
    },
  }
  return { drafts, api }
}

type TabInfo = { id: string; store: EditorStore; changedAt: number }
type Tab = TabInfo & { autosave: Autosave }

/** Tabs of one device on one draft; `keepsNothing`: the device saves no drafts, so the server does. */
function openBrowser(keepsNothing: boolean) {
  const server = openServer()
  const disk = new Map<string, DeviceDraft>()
  const open = new Set<TabInfo>()
  let fate: Fate = 'answered'
  let typed = 0
  let clock = 0

  async function travel<T>(tab: TabInfo, ask: () => Promise<T>): Promise<T> {
    if (!open.has(tab)) return never
    const mine = fate
    await new Promise((done) => setTimeout(done, journeyMs))
    if (mine === 'never sent') throw new TypeError('offline')
    const answer = await ask()
    if (mine === 'answer lost') throw new TypeError('lost')
    return open.has(tab) ? answer : never
  }
  /** Every saved text by location, and each text that a tab overwrote without having shown it. */
  const saved: string[] = []
  const lost: string[] = []
  function onSaved(shown: Set<string>, at: string, before: Resume | undefined, now: Resume) {
    if (before && !shown.has(nameOf(before))) lost.push(nameOf(before))
    saved.push(`${at} ${nameOf(now)}`)
  }
  const deviceOf = (tab: TabInfo, shown: Set<string>) => ({
    async persist(held: DraftHandle, written: Pick<DeviceDraft, 'resume' | 'base'>) {
      await Promise.resolve()
      if (!open.has(tab)) return never
      if (keepsNothing) throw new DOMException('blocked', 'SecurityError')
      const stored = disk.get(held.id)
      if (stored && stored.updatedAt !== held.updatedAt) return false
      held.updatedAt = ++clock
      disk.set(held.id, { ...held, ...written })
      onSaved(shown, `device ${held.id}`, stored?.resume, written.resume)
      return true
    },
    release: ({ id, updatedAt }: DraftHandle) =>
      Promise.resolve(disk.get(id)?.updatedAt === updatedAt && disk.delete(id)),
  })

  function openTab(id: string): Tab {
    const found = disk.get(id)
    const copy = server.drafts.get(id)
    const store = createEditorStore((found ?? copy)!.resume)
    const tab: TabInfo = { id, store, changedAt: 0 }
    open.add(tab)
    const shown = new Set([nameOf(store.getState().resume)])
    store.subscribe(({ resume }, before) => {
      if (resume === before.resume) return
      shown.add(nameOf(resume))
      tab.changedAt = Date.now()
    })
    const destination = createDraftDestination({
      serverCopy: copy && { id, revision: copy.revision },
      device: deviceOf(tab, shown),
      save: ({ id, ...save }) =>
        travel(tab, async () => {
          const before = server.drafts.get(id)?.resume
          const { revision, created } = await saveDraft(server.api, { id, secret: '' }, save)
          const at = created?.id ?? id
          onSaved(shown, `server ${at}`, created ? undefined : before, save.resume)
          return { id: at, revision }
        }),
      release: ({ id, revision }) =>
        travel(tab, () => releaseDraft(server.api, { id, secret: '' }, revision)).then(
          () => 'gone' as const,
          (error) => (error instanceof ApiClientError && error.isConflict ? 'newer' : 'failed'),
        ),
      onStatus: (now) => void (tab.id = now.id),
    })
    destination.start(found)
    const savedResume = store.getState().resume
    return Object.assign(tab, { autosave: createAutosave({ store, destination, savedResume }) })
  }

  return {
    saved,
    lost,
    openTab,
    /** `isKilled`: without events to the page, as by kill -9. */
    async close(tab: Tab, isKilled: boolean) {
      if (!isKilled) tab.autosave.saveOnLeave()
      // Requests that the page sent to the device finish even when the page closes.
      if (!isKilled) await vi.advanceTimersByTimeAsync(0)
      open.delete(tab)
    },
    setFate: (next: Fate) => void (fate = next),
    type: ({ store }: Tab) => store.getState().replace(named(`第 ${++typed} 句`)),
    onDisk: () => [...disk.values()].map(({ resume }) => nameOf(resume)),
  }
}

const textOf = ({ store }: Tab) => nameOf(store.getState().resume)
const placeOf = (tab: Tab) => `${tab.store.getState().savedTo} ${tab.id} ${textOf(tab)}`
/** A save is announced only when it takes a while; a text shown as saved afterwards is saved. */
const isFinished = ({ store, changedAt }: Tab) =>
  store.getState().saveState === 'finished' && Date.now() - changedAt > announcedMs
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('type' as const) },
    fc.constantFrom('undo' as const, 'hide' as const, 'reload' as const, 'kill' as const),
  ),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answer lost', 'never sent'),
  waitMs: fc.constantFrom(0, 20, 50, 100, 2_500),
})

test.each(['device', 'server'] as const)(
  'saves the text of two tabs on a draft on the %s where each tab shows and overwrites no unseen text',
  async (place) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
        const browser = openBrowser(place === 'server')
        const tabs = [browser.openTab('d1'), browser.openTab('d1')]
        const check = () => {
          for (const tab of tabs.filter(isFinished)) expect(browser.saved).toContain(placeOf(tab))
          expect(browser.lost).toEqual([])
        }
        for (const { tab: at, act, fate, waitMs } of steps) {
          const tab = tabs[at]!
          browser.setFate(fate)
          if (act === 'type') browser.type(tab)
          else if (act === 'undo') tab.store.getState().undo()
          else if (act === 'hide') tab.autosave.saveOnHide()
          else {
            const text = textOf(tab)
            await browser.close(tab, act === 'kill')
            const wasTyped = tab.store.getState().history.past.length > 0
            if (act === 'reload' && place === 'device' && wasTyped) expect(browser.onDisk()).toContain(text)
            tabs[at] = browser.openTab(tab.id)
          }
          await vi.advanceTimersByTimeAsync(waitMs)
          check()
        }
        browser.setFate('answered')
        await vi.advanceTimersByTimeAsync(30_000)
        check()
        for (const { store } of tabs) expect(['ready', 'finished']).toContain(store.getState().saveState)
        vi.clearAllTimers()
      }),
      { numRuns: 300 },
    )
  },
)

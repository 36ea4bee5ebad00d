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
import { getAtPath } from '#app/features/editor/state/resume-path'
import { createFakeBroadcast } from '#tests/fixtures/fake-broadcast-channel'
import { coerceResume } from '#app/features/editor/state/coerce-resume'
import { createEditorStore, type EditorStore } from '#app/features/editor/state/editor-store'
import { createAutosave, type Autosave } from './autosave'
import { releaseDraft, saveDraft } from './draft-commands.server'
import { createDraftDestination } from './draft-destination'
import './merge-into-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fields = ['basics.name', 'basics.city', 'sections[0].items[0].text'] as const
/** The sentences that documents contain. */
const sentencesIn = (documents: unknown): string[] => JSON.stringify(documents).match(/第\d+句/g) ?? []
const journeyMs = 40
const announcedMs = 400
const never = new Promise<never>(() => undefined)
type Fate = 'answered' | 'answer lost' | 'never sent'

/** A server with draft d1 that accepts a save only from the newest revision. */
function openServer() {
  const drafts = new Map([['d1', { revision: 1, resume: buildResume() }]])
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
  /** Every saved document by location, and the sentences that a save removed although nobody typed over them. */
  const saved: string[] = []
  const lost: string[] = []
  /** Sentences that somebody typed over, undid, or had not saved when the page was killed. */
  const left = new Set<string>()
  const leave = (before: unknown, now: unknown = []) => {
    const staying = sentencesIn(now)
    for (const sentence of sentencesIn(before)) if (!staying.includes(sentence)) left.add(sentence)
  }
  function onSaved(at: string, before: Resume | undefined, now: Resume) {
    const staying = sentencesIn(now)
    lost.push(...sentencesIn(before ?? []).filter((one) => !staying.includes(one) && !left.has(one)))
    saved.push(`${at} ${JSON.stringify(coerceResume(now))}`)
  }
  const deviceOf = (tab: TabInfo) => ({
    async persist(held: DraftHandle, written: Pick<DeviceDraft, 'resume' | 'base'>) {
      await Promise.resolve()
      if (!open.has(tab)) return never
      if (keepsNothing) throw new DOMException('blocked', 'SecurityError')
      const stored = disk.get(held.id)
      if (stored && stored.updatedAt !== held.updatedAt) return undefined
      held.updatedAt = ++clock
      disk.set(held.id, { ...held, ...written })
      onSaved(`device ${held.id}`, stored?.resume, written.resume)
      return held.updatedAt
    },
    read: (id: string) => Promise.resolve(structuredClone(disk.get(id))),
    release: ({ id, updatedAt }: DraftHandle) =>
      Promise.resolve(disk.get(id)?.updatedAt === updatedAt && disk.delete(id)),
  })

  function openTab(id: string): Tab {
    const found = disk.get(id)
    const copy = server.drafts.get(id)
    const store = createEditorStore((found ?? copy)!.resume)
    const tab: TabInfo = { id, store, changedAt: 0 }
    open.add(tab)
    store.subscribe(({ resume }, before) => {
      if (resume !== before.resume) tab.changedAt = Date.now()
    })
    const destination = createDraftDestination({
      serverCopy: copy && { id, revision: copy.revision },
      base: copy?.resume,
      device: deviceOf(tab),
      save: ({ id, ...save }) =>
        travel(tab, async () => {
          const before = server.drafts.get(id)?.resume
          const { revision, created, merged } = await saveDraft(server.api, { id, secret: '' }, save)
          const at = created?.id ?? id
          onSaved(`server ${at}`, created ? undefined : before, merged?.resume ?? save.resume)
          return { id: at, revision, merged }
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

  const everywhere = () => [...disk.values(), ...server.drafts.values()].map(({ resume }) => resume)
  return {
    saved,
    lost,
    left,
    openTab,
    everywhere,
    /** `isKilled`: without events to the page, as by kill -9. */
    async close(tab: Tab, isKilled: boolean) {
      if (!isKilled) tab.autosave.saveOnLeave()
      // Requests that the page sent to the device finish even when the page closes.
      if (!isKilled) await vi.advanceTimersByTimeAsync(0)
      open.delete(tab)
      const { resume, history } = tab.store.getState()
      const onDisk = sentencesIn([...disk.values()])
      const isOnDisk = sentencesIn(resume).every(
        (sentence) => onDisk.includes(sentence) || left.has(sentence),
      )
      leave(resume, everywhere())
      return isOnDisk || history.past.length === 0
    },
    setFate: (next: Fate) => void (fate = next),
    type({ store }: Tab, field: (typeof fields)[number]) {
      leave(getAtPath(store.getState().resume, field))
      store.getState().set(field, `第${++typed}句`, true)
    },
    undo({ store }: Tab) {
      const before = store.getState().resume
      store.getState().undo()
      leave(before, store.getState().resume)
    },
  }
}

const textOf = ({ store }: Tab) => JSON.stringify(coerceResume(store.getState().resume))
const placeOf = (tab: Tab) => `${tab.store.getState().savedTo} ${tab.id} ${textOf(tab)}`
/** A save is announced only when it takes a while; a text shown as saved afterwards is saved. */
const isFinished = ({ store, changedAt }: Tab) =>
  store.getState().saveState === 'finished' && Date.now() - changedAt > announcedMs
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  field: fc.constantFrom(...fields),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('type' as const) },
    fc.constantFrom('undo' as const, 'hide' as const, 'reload' as const, 'kill' as const),
  ),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answer lost', 'never sent'),
  waitMs: fc.constantFrom(0, 20, 50, 100, 2_500),
})

/** Hundreds of histories, on a machine that is busy with others. */
const historiesTimeoutMs = 60_000

test.each([
  ['device', true],
  ['device', false],
  ['server', true],
] as const)(
  'saves the text of two tabs on a draft on the %s where each tab shows and loses none (tabs hear from each other: %s)',
  async (place, canTell) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
        vi.stubGlobal('BroadcastChannel', canTell ? createFakeBroadcast() : undefined)
        const browser = openBrowser(place === 'server')
        const tabs = [browser.openTab('d1'), browser.openTab('d1')]
        const check = () => {
          for (const tab of tabs.filter(isFinished)) expect(browser.saved).toContain(placeOf(tab))
          expect(browser.lost).toEqual([])
        }
        for (const { tab: at, field, act, fate, waitMs } of steps) {
          const tab = tabs[at]!
          browser.setFate(fate)
          if (act === 'type') browser.type(tab, field)
          else if (act === 'undo') browser.undo(tab)
          else if (act === 'hide') tab.autosave.saveOnHide()
          else {
            const isOnDisk = await browser.close(tab, act === 'kill')
            if (act === 'reload' && place === 'device') expect(isOnDisk).toBe(true)
            tabs[at] = browser.openTab(tab.id)
          }
          await vi.advanceTimersByTimeAsync(waitMs)
          check()
        }
        browser.setFate('answered')
        await vi.advanceTimersByTimeAsync(30_000)
        check()
        for (const { store } of tabs) expect(['ready', 'finished']).toContain(store.getState().saveState)
        const written = steps.filter(({ act }) => act === 'type').map((_, index) => `第${index + 1}句`)
        const there = sentencesIn(browser.everywhere())
        for (const sentence of written) if (!browser.left.has(sentence)) expect(there).toContain(sentence)
        vi.clearAllTimers()
      }),
      { numRuns: 300 },
    )
  },
  historiesTimeoutMs,
)

import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import type { Destination, WriteAnswer } from './destination'
import { draftTiming } from './draft-destination'
import { useAutosave } from './use-autosave'

/** Saves under way, oldest first, each waiting for its result. */
let saves: { name: string; done(home?: 'device' | 'server'): Promise<void>; fail(): Promise<void> }[]

beforeEach(() => {
  vi.useFakeTimers()
  saves = []
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function renderAutosave(typedBefore?: string) {
  const store = createEditorStore(buildResume())
  if (typedBefore) store.getState().set('basics.name', typedBefore)
  const write = (resume: Resume) =>
    new Promise<WriteAnswer>((resolve) => {
      const answer = (answer: WriteAnswer) => act(async () => resolve(answer))
      saves.push({
        name: resume.basics.name,
        done: (savedTo = 'device') => answer({ kind: 'saved', savedTo }),
        fail: () => answer({ kind: 'failed' }),
      })
    })
  const destination: Destination = { timing: draftTiming, write }
  const { unmount } = renderHook(() => useAutosave(destination), {
    wrapper: ({ children }) => <EditorProvider value={store}>{children}</EditorProvider>,
  })
  const type = (name: string) => act(() => store.getState().set('basics.name', name))
  return { store, type, unmount, state: () => store.getState().saveState }
}
const names = () => saves.map(({ name }) => name)

describe('the autosave hook', () => {
  test('saves nothing as long as nothing changes, and has nothing to wait for', async () => {
    const { store, state } = renderAutosave()
    await wait(10_000)
    expect([saves, state()]).toEqual([[], 'ready'])
    expect(await store.getState().waitUntilSaved()).toBe(true)
    expect(saves).toEqual([])
  })

  test('waits for the debounce, saves the newest text, and shows where it is saved', async () => {
    const { store, type, state } = renderAutosave()
    type('李')
    await wait(15)
    type('李大')
    await wait(19)
    expect(names()).toEqual([])
    await wait(1)
    expect(names()).toEqual(['李大'])
    await saves[0]!.done('server')
    expect([state(), store.getState().savedTo]).toEqual(['finished', 'server'])
  })

  test('shows that it is saving only when that takes a while', async () => {
    const { store, type, state } = renderAutosave()
    type('李')
    await wait(20)
    await wait(299)
    expect(state()).toBe('ready')
    await wait(1)
    expect(state()).toBe('running')
    await saves[0]!.done()
    const listener = vi.fn()
    store.subscribe(({ saveState }, before) => listener(before.saveState, saveState))
    type('李大')
    await wait(20)
    await saves[1]!.done()
    await wait(1_000)
    expect(listener.mock.calls).toEqual([['finished', 'finished']])
  })

  test('runs one save at a time, then saves the text typed meanwhile', async () => {
    const { type, state } = renderAutosave()
    type('李')
    await wait(20)
    type('李大')
    type('李大钊')
    await wait(5_000)
    expect(names()).toEqual(['李'])
    await saves[0]!.done()
    expect(state()).toBe('running')
    await wait(20)
    expect(names()).toEqual(['李', '李大钊'])
    await saves[1]!.done()
    expect(state()).toBe('finished')
  })

  test('shows a failed save, retries, and shows when it is saved', async () => {
    const { type, state } = renderAutosave()
    type('李')
    await wait(20)
    await saves[0]!.fail()
    expect(state()).toBe('failed')
    await wait(1_999)
    expect(saves).toHaveLength(1)
    await wait(1)
    await saves[1]!.done()
    expect([names(), state()]).toEqual([['李', '李'], 'finished'])
  })

  test('has no failure left when the change that was not saved is undone', async () => {
    const { store, type, state } = renderAutosave()
    type('李')
    await wait(20)
    await saves[0]!.fail()
    act(() => store.getState().undo())
    await wait(10_000)
    expect(saves).toHaveLength(1)
    expect(state()).toBe('finished')
  })

  test('saves text typed before hydration', async () => {
    renderAutosave('早')
    await wait(20)
    expect(names()).toEqual(['早'])
  })

  test.each<[string, (close: () => void) => void]>([
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the editor is closed', (close) => close()],
  ])('saves at once when %s', (_, leave) => {
    const { type, unmount } = renderAutosave()
    type('李')
    leave(unmount)
    expect(names()).toEqual(['李'])
  })

  test.each<[string, () => void]>([
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the editor is closed', () => undefined],
  ])('saves past a save under way when %s, once', async (_, leave) => {
    const { type, unmount } = renderAutosave()
    type('李')
    await wait(20)
    type('李大')
    leave()
    unmount()
    expect(names()).toEqual(['李', '李大'])
    await saves[0]!.done()
    await saves[1]!.done()
    await wait(5_000)
    expect(names()).toEqual(['李', '李大'])
  })

  test('settles once the newest text is saved, including text typed during a save', async () => {
    const { store, type } = renderAutosave()
    type('李')
    const listener = vi.fn()
    void store.getState().waitUntilSaved().then(listener)
    type('李大')
    await saves[0]!.done()
    expect([names(), listener.mock.calls]).toEqual([['李', '李大'], []])
    await saves[1]!.done()
    expect(listener.mock.calls).toEqual([[true]])
  })

  test('reports a failed save to waitUntilSaved and retries with each call', async () => {
    const { store, type } = renderAutosave()
    type('李')
    const listener = vi.fn()
    void store.getState().waitUntilSaved().then(listener)
    await saves[0]!.fail()
    expect(listener.mock.calls).toEqual([[false]])
    void store.getState().waitUntilSaved().then(listener)
    await saves[1]!.done()
    expect(listener.mock.calls).toEqual([[false], [true]])
  })

  test('asks before leaving only when a save has failed', async () => {
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return !event.defaultPrevented
    }
    const { type } = renderAutosave()
    type('李')
    await wait(20)
    expect(leaves()).toBe(true)
    await saves[0]!.fail()
    expect(leaves()).toBe(false)
  })
})

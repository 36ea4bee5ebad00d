import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import type { Destination, WriteAnswer } from './destination'
import { draftTiming } from './draft-destination'
import { useAutosave } from './use-autosave'

/** Saves under way, oldest first, each waiting for its end. */
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

describe('keeping what is typed', () => {
  test('keeps nothing as long as nothing changes', async () => {
    const { state } = renderAutosave()
    await wait(10_000)
    expect([saves, state()]).toEqual([[], 'ready'])
  })

  test('waits for a short quiet, keeps the newest, and says where it is', async () => {
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

  test('says that it is keeping only when that takes a while', async () => {
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

  test('has one save under way, then keeps what was typed meanwhile', async () => {
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

  test('says so when it was not kept, tries again, and says when it was', async () => {
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

  test('has nothing left to fail when the change that was not kept is undone', async () => {
    const { store, type, state } = renderAutosave()
    type('李')
    await wait(20)
    await saves[0]!.fail()
    act(() => store.getState().undo())
    await wait(10_000)
    expect(saves).toHaveLength(1)
    expect(state()).toBe('finished')
  })

  test('keeps what was typed before scripts came', async () => {
    renderAutosave('早')
    await wait(20)
    expect(names()).toEqual(['早'])
  })

  test.each<[string, () => void]>([
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ])('keeps at once when %s', (_, leave) => {
    const { type } = renderAutosave()
    type('李')
    leave()
    expect(names()).toEqual(['李'])
  })

  test.each<[string, () => void]>([
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the editor is closed', () => undefined],
  ])('keeps past a save under way when %s, once', async (_, leave) => {
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

  test('keeps at once when the editor is closed', () => {
    const { type, unmount } = renderAutosave()
    type('李')
    unmount()
    expect(names()).toEqual(['李'])
  })

  test('has settled once the newest is kept, also what was typed while a save was under way', async () => {
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

  test('has not settled when it could not be kept, and tries again with each asking', async () => {
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

  test('has settled at once when nothing was typed', async () => {
    const { store } = renderAutosave()
    expect(await store.getState().waitUntilSaved()).toBe(true)
    expect(saves).toEqual([])
  })

  test('asks before leaving only when something could not be kept', async () => {
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

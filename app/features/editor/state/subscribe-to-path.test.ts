import { expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { subscribeToPath } from './subscribe-to-path'
import { createEditorStore } from './editor-store'

function someEditor() {
  const store = createEditorStore(buildResume())
  const countCalls = (name: string) => {
    const listener = vi.fn()
    return { listener, stop: subscribeToPath(store, name)(listener) }
  }
  return { store, countCalls }
}

test('a subscriber hears changes inside its part and no others', () => {
  const { store, countCalls } = someEditor()
  const [basics, section, entry] = ['basics', 'sections[0]', 'sections[0].items[0]'].map(countCalls)
  store.getState().set('sections[0].items[0].title', '另一所大学')
  expect(entry!.listener).toHaveBeenCalledOnce()
  expect(section!.listener).toHaveBeenCalledOnce()
  expect(basics!.listener).not.toHaveBeenCalled()
  store.getState().undo()
  expect(entry!.listener).toHaveBeenCalledTimes(2)
  store.setState({ saveState: 'running' })
  expect(entry!.listener).toHaveBeenCalledTimes(2)
})

test('a subscriber hears when its part is added or removed', () => {
  const { store, countCalls } = someEditor()
  const { sections } = store.getState().resume
  const last = countCalls(`sections[${sections.length - 1}]`)
  const next = countCalls(`sections[${sections.length}]`)
  store.getState().dispatchIntent('addSection:custom')
  expect(next.listener).toHaveBeenCalledOnce()
  store.getState().undo()
  expect(next.listener).toHaveBeenCalledTimes(2)
  expect(last.listener).not.toHaveBeenCalled()
})

test('a removed subscriber is not called, and the others are', () => {
  const { store, countCalls } = someEditor()
  const [one, other] = [countCalls('basics'), countCalls('basics')]
  one.stop()
  store.getState().set('basics.name', '李大钊')
  expect(one.listener).not.toHaveBeenCalled()
  expect(other.listener).toHaveBeenCalledOnce()
})

test('subscribing to a path returns the same function each time, so that a re-render does not resubscribe', () => {
  const { store } = someEditor()
  expect(subscribeToPath(store, 'basics')).toBe(subscribeToPath(store, 'basics'))
})

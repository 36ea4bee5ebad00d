import { beforeEach, expect, test, vi } from 'vitest'

const replayTouch = vi.fn()
vi.mock('./sortable-manager', () => ({
  createSortableManager: () => ({ add: vi.fn(), updateIndex: vi.fn(), remove: vi.fn(), replayTouch }),
}))
vi.mock('#app/i18n/load-namespaces', () => ({
  importWithTexts: (load: () => Promise<object>) => load(),
}))

beforeEach(() => {
  vi.resetModules()
  replayTouch.mockClear()
  document.body.innerHTML = '<div><p data-grip>江城大学</p><button>⋮</button></div>'
})

/** Renders an untouched page and puts a finger on it. */
async function somePage(on: 'p' | 'button' = 'p') {
  const { registerRow, onFormPointerDown } = await import('./row-registry')
  const element = document.querySelector('div')!
  const handle = element.querySelector('button')!
  registerRow({ id: 'a', listId: 'l', index: 0, element, handle, name: () => 'a', moveTo: vi.fn() })
  const at = (type: string, y: number) =>
    new PointerEvent(type, { pointerType: 'touch', clientX: 50, clientY: y, bubbles: true })
  const finger = at('pointerdown', 100)
  element.addEventListener('pointerdown', (event) => onFormPointerDown(event as PointerEvent))
  element.querySelector(on)!.dispatchEvent(finger)
  return { finger, element, send: (type: string, y = 100) => element.dispatchEvent(at(type, y)) }
}

test('replays the first touch of a page on an entry once the sortable manager has loaded', async () => {
  const { finger, send } = await somePage()
  send('pointermove', 103)
  await vi.waitFor(() => expect(replayTouch).toHaveBeenCalledExactlyOnceWith(finger))
})

test.each<[string, (page: Awaited<ReturnType<typeof somePage>>) => void]>([
  ['is lifted', ({ send }) => send('pointerup')],
  ['scrolls', ({ send }) => send('pointercancel')],
  ['moves away', ({ send }) => send('pointermove', 140)],
  [
    'stops a gliding page',
    ({ element }) =>
      element.dispatchEvent(new TouchEvent('touchstart', { cancelable: false, bubbles: true })),
  ],
])('drops a first touch that %s before the manager has loaded', async (_, act) => {
  const page = await somePage()
  act(page)
  await import('./sortable-manager')
  await new Promise((passed) => setTimeout(passed, 20))
  expect(replayTouch).not.toHaveBeenCalled()
})

test('replays the first touch on a handle, however far it has moved meanwhile', async () => {
  const { finger, send } = await somePage('button')
  send('pointermove', 180)
  await vi.waitFor(() => expect(replayTouch).toHaveBeenCalledExactlyOnceWith(finger))
})

test('registers a touchmove listener that can prevent scrolling on an entry', async () => {
  const listening = vi.spyOn(document.querySelector('p')!, 'addEventListener')
  await somePage()
  expect(listening).toHaveBeenCalledWith('touchmove', expect.any(Function), { passive: false })
})

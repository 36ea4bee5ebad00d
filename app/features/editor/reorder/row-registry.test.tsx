import { beforeEach, expect, test, vi } from 'vitest'

const replayPress = vi.fn()
vi.mock('./sortable-manager', () => ({
  createSortableManager: () => ({ add: vi.fn(), updateIndex: vi.fn(), remove: vi.fn(), replayPress }),
}))
vi.mock('#app/i18n/load-namespaces', () => ({
  importWithTexts: (load: () => Promise<object>) => load(),
}))

beforeEach(() => {
  vi.resetModules()
  replayPress.mockClear()
  document.body.innerHTML = '<div><p data-grip>江城大学</p><button>⋮</button></div>'
})

/** Renders an untouched page and puts a finger on it. */
async function somePage(on: 'p' | 'button' = 'p', pointerType = 'touch') {
  const { registerRow, onFormPointerDown } = await import('./row-registry')
  const element = document.querySelector('div')!
  const handle = element.querySelector('button')!
  const moveTo = vi.fn()
  registerRow({ id: 'a', listId: 'l', index: 0, element, handle, name: () => 'a', moveTo })
  for (const [at, top] of [100, 150].entries()) {
    const other = document.createElement('div')
    vi.spyOn(other, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 40))
    const row = { id: `b${at}`, listId: 'l', index: at + 1, element: other, handle: other }
    registerRow({ ...row, name: () => 'b', moveTo: vi.fn() })
  }
  const at = (type: string, y: number) =>
    new PointerEvent(type, { pointerType, clientX: 50, clientY: y, bubbles: true })
  const finger = at('pointerdown', 100)
  element.addEventListener('pointerdown', (event) => onFormPointerDown(event as PointerEvent))
  element.querySelector(on)!.dispatchEvent(finger)
  return { finger, element, moveTo, send: (type: string, y = 100) => element.dispatchEvent(at(type, y)) }
}

test('replays the first touch of a page on an entry once the sortable manager has loaded', async () => {
  const { finger, send } = await somePage()
  send('pointermove', 103)
  await vi.waitFor(() =>
    expect(replayPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ down: finger })),
  )
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
  expect(replayPress).not.toHaveBeenCalled()
})

test('replays the first touch on a handle, however far it has moved meanwhile', async () => {
  const { finger, send } = await somePage('button')
  send('pointermove', 180)
  await vi.waitFor(() =>
    expect(replayPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ down: finger })),
  )
})

test('replays the first press of a mouse on a handle, with the way it has gone meanwhile', async () => {
  const { finger, send, moveTo } = await somePage('button', 'mouse')
  send('pointermove', 180)
  await vi.waitFor(() => expect(replayPress).toHaveBeenCalledOnce())
  const [{ down, last }] = replayPress.mock.calls[0] as [{ down: PointerEvent; last: PointerEvent }]
  expect([down, last.clientY]).toEqual([finger, 180])
  send('pointerup', 180)
  expect(moveTo, 'the manager moves it now').not.toHaveBeenCalled()
})

test('leaves a mouse beside the handles alone', async () => {
  await somePage('p', 'mouse')
  await new Promise((passed) => setTimeout(passed, 20))
  expect(replayPress).not.toHaveBeenCalled()
})

test.each(['mouse', 'touch'])(
  'a first drag by %s that ends before the manager has loaded moves the row',
  async (by) => {
    const { send, moveTo } = await somePage('button', by)
    send('pointermove', 140)
    send('pointerup', 140)
    expect(moveTo).toHaveBeenCalledExactlyOnceWith(1)
  },
)

test('a press on a handle that does not move leaves the row where it is', async () => {
  const { send, moveTo } = await somePage('button', 'mouse')
  send('pointerup', 102)
  expect(moveTo).not.toHaveBeenCalled()
})

test('registers a touchmove listener that can prevent scrolling on an entry', async () => {
  const listening = vi.spyOn(document.querySelector('p')!, 'addEventListener')
  await somePage()
  expect(listening).toHaveBeenCalledWith('touchmove', expect.any(Function), { passive: false })
})

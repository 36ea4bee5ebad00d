import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers'
import {
  Accessibility,
  AutoScroller,
  DragDropManager,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  type Draggable,
  type PointerSensorOptions,
  StyleInjector,
} from '@dnd-kit/dom'
import { getI18n } from 'react-i18next'
import { isSortable, Sortable } from '@dnd-kit/dom/sortable'
import type { SortableRow } from './row-registry'
import { dragTolerancePx } from './drag-tolerance'
import type { HeldPress } from './held-press'

/** Picked up, over a position, dropped there, cancelled. */
type DragStep = 'picked' | 'over' | 'dropped' | 'left'
type DragEventPayload = { operation: { source: unknown }; canceled?: boolean }
export type SortableManager = ReturnType<typeof createSortableManager>

/** Moves rows by mouse, touch and keyboard. Loaded on demand, only by row-registry.ts. */
export function createSortableManager() {
  const sortables = new Map<SortableRow, Sortable>()
  const rowOf = (id: unknown) => [...sortables.keys()].find((row) => row.id === id)
  const manager = new DragDropManager({
    modifiers: [RestrictToVerticalAxis],
    sensors: [PointerSensor.configure(pointerSensorOptions), KeyboardSensor],
    plugins: (defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== AutoScroller),
      AutoScroller.configure({ acceleration: 8, threshold: { x: 0, y: 0.08 } }),
      StyleInjector.configure({ nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce }),
      Accessibility.configure({
        debounce: 100,
        announcements: {
          dragstart: ({ operation: { source } }: DragEventPayload) => announcementFor('picked', source),
          dragover: ({ operation: { source } }: DragEventPayload) => announcementFor('over', source),
          dragend: ({ operation: { source }, canceled }: DragEventPayload) =>
            announcementFor(canceled ? 'left' : 'dropped', source),
        },
      }),
    ],
  })

  let lastAnnouncedIndex = -1
  function announcementFor(step: DragStep, source: unknown): string | undefined {
    const sortable = sortableOf(source)
    const row = sortable && rowOf(sortable.id)
    if (!row) return undefined
    const index = step === 'left' ? row.index : sortable.index
    // A row is over its own position right after pickup, which is announced already.
    if (step === 'over' && index === lastAnnouncedIndex) return undefined
    lastAnnouncedIndex = index
    const values = {
      name: row.name(),
      at: index + 1,
      count: rowsInList(row).length,
    }
    return getI18n().t(`editor-tools:reorder.${step}`, values)
  }
  function rowsInList(row: SortableRow): SortableRow[] {
    return [...sortables.keys()].filter((one) => one.listId === row.listId)
  }

  // A touch that stops a gliding page keeps scrolling it: nothing could keep the page from moving under the
  // row.
  let isMomentumScrolling = false
  const start = { capture: true, passive: true }
  document.addEventListener('pointerdown', () => (isMomentumScrolling = false), start)
  document.addEventListener('touchstart', ({ cancelable }) => (isMomentumScrolling = !cancelable), start)
  manager.monitor.addEventListener('beforedragstart', (event) => {
    if (isMomentumScrolling) return event.preventDefault()
    foldDraggedRow(event.operation.source)
  })

  /** An open section is higher than the screen: it is dragged as its one row. */
  let folded: HTMLDetailsElement | null = null
  function foldDraggedRow(source: unknown) {
    const sortable = sortableOf(source)
    folded =
      sortable?.element?.querySelector<HTMLDetailsElement>(':scope > details[open]:not(.row-menu)') ?? null
    if (folded) folded.open = false
  }

  manager.monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    const sortable = sortableOf(source)
    const row = sortable && rowOf(sortable.id)
    if (folded) folded.open = true
    folded = null
    if (row) commitWhenIdle(row, canceled ? row.index : sortable.index)
  })

  /** After the drop: until then the library controls the row's position in the DOM. */
  function commitWhenIdle(row: SortableRow, index: number): void {
    if (!manager.dragOperation.status.idle)
      return void requestAnimationFrame(() => commitWhenIdle(row, index))
    if (index !== row.index) {
      restoreDomOrder(row)
      row.moveTo(index)
    }
    // A row that moved in the DOM has lost the focus.
    requestAnimationFrame(() => row.handle.focus({ preventScroll: true }))
  }

  /** React moves its own elements: they must be where it left them. */
  function restoreDomOrder(row: SortableRow) {
    const list = rowsInList(row)
    const after = list.find((one) => one.index === row.index + 1)
    const before = list.find((one) => one.index === row.index - 1)
    if (after) after.element.before(row.element)
    else before?.element.after(row.element)
  }

  return {
    add(row: SortableRow) {
      const { id, listId: list, index, element, handle } = row
      sortables.set(
        row,
        new Sortable({ id, index, element, handle, group: list, type: list, accept: list }, manager),
      )
    },
    updateIndex(row: SortableRow) {
      const sortable = sortables.get(row)
      if (sortable) sortable.index = row.index
    },
    remove(row: SortableRow) {
      sortables.get(row)?.destroy()
      sortables.delete(row)
    },
    /** Replays a press that began before the manager loaded; its elapsed time and its way count. */
    replayPress({ down, last }: HeldPress) {
      heldMs = performance.now() - down.timeStamp
      down.target?.dispatchEvent(new PointerEvent(down.type, down))
      heldMs = 0
      if (last !== down) down.target?.dispatchEvent(new PointerEvent(last.type, last))
    },
  }
}

/** A touch held this long on a row, within the tolerance, drags it; before that it scrolls. */
const longPress = { value: 350, tolerance: dragTolerancePx }
let heldMs = 0
const gripElement = (source: Draggable) => source.element?.querySelector('[data-grip]') ?? undefined

/** A handle drags at once, as it has no other use. A row requires a long press, unless its entry is open. */
const pointerSensorOptions: PointerSensorOptions = {
  activatorElements: (source) => [source.handle, gripElement(source)],
  activationConstraints: ({ target }, source) =>
    source.handle?.contains(target as Node)
      ? [new PointerActivationConstraints.Distance({ value: 3 })]
      : [
          new PointerActivationConstraints.Delay({
            ...longPress,
            value: Math.max(0, longPress.value - heldMs),
          }),
        ],
  preventActivation: ({ target, pointerType }, source) =>
    !source.handle?.contains(target as Node) &&
    (pointerType === 'mouse' || source.element?.querySelector('details[open]') != null),
}

function sortableOf(source: unknown): Sortable | undefined {
  const draggable = source as Parameters<typeof isSortable>[0]
  return isSortable(draggable) ? (draggable as unknown as { sortable: Sortable }).sortable : undefined
}

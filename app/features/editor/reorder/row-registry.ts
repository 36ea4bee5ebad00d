import { importWithTexts } from '#app/i18n/load-namespaces'
import type { SortableManager } from './sortable-manager'
import { dragTolerancePx } from './drag-tolerance'

/** A list row that can be reordered. `index` from 0. */
export type SortableRow = {
  id: string
  /** Rows move only within their list. */
  listId: string
  index: number
  element: Element
  handle: HTMLElement
  name(): string
  moveTo(index: number): void
}

const rows = new Set<SortableRow>()
let loading: Promise<void> | undefined
let sortableManager: SortableManager | undefined
/** The touch that began on the form before the manager loaded. */
let pendingTouch: PointerEvent | undefined

/** Registers a row at once; the code that moves rows loads at the first touch. */
export function registerRow(row: SortableRow): () => void {
  const grip = row.element.querySelector('[data-grip]')
  rows.add(row)
  sortableManager?.add(row)
  grip?.addEventListener('touchmove', allowPreventDefault, { passive: false })
  return () => {
    rows.delete(row)
    sortableManager?.remove(row)
    grip?.removeEventListener('touchmove', allowPreventDefault)
  }
}

/**
 * Empty: a touch can stop scrolling after a long press only if a non-passive listener exists when it begins.
 */
function allowPreventDefault() {}

export function setRowIndex(row: SortableRow, index: number): void {
  row.index = index
  sortableManager?.updateIndex(row)
}

/** After a network failure the next touch retries; the up and down buttons do the same until then. */
export function loadSortableManager(): void {
  loading ??= importWithTexts(() => import('./sortable-manager'), ['editor-tools']).then(
    ({ createSortableManager }) => {
      const created = createSortableManager()
      for (const row of rows) created.add(row)
      sortableManager = created
      // In the next task: the new sensors listen by then.
      setTimeout(() => pendingTouch && created.replayTouch(pendingTouch))
    },
  )
  loading.catch(() => (loading = undefined))
}

/** Handles a touch on the form: the first one loads the manager, and a lasting one is replayed to it. */
export function onFormPointerDown(down: PointerEvent): void {
  if (sortableManager || down.pointerType !== 'touch') return
  loadSortableManager()
  pendingTouch = down
  const isOnHandle = [...rows].some(({ handle }) => handle.contains(down.target as Node))
  const controller = new AbortController()
  const listenerOptions = { capture: true, passive: true, signal: controller.signal }
  const dropPendingTouch = () => {
    controller.abort()
    pendingTouch = undefined
  }
  const hasMovedTooFar = ({ clientX, clientY }: PointerEvent) =>
    !isOnHandle && Math.hypot(clientX - down.clientX, clientY - down.clientY) > dragTolerancePx
  addEventListener('pointermove', (move) => hasMovedTooFar(move) && dropPendingTouch(), listenerOptions)
  addEventListener('pointerup', dropPendingTouch, listenerOptions)
  addEventListener('pointercancel', dropPendingTouch, listenerOptions)
  // Not cancelable: it stops a gliding page.
  addEventListener('touchstart', ({ cancelable }) => cancelable || dropPendingTouch(), listenerOptions)
}

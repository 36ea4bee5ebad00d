import { importWithTexts } from '#app/i18n/load-namespaces'
import type { SortableManager } from './sortable-manager'
import { dragTolerancePx } from './drag-tolerance'

/** A row of a list that can be put elsewhere in it. `index` from 0. */
export type SortableRow = {
  id: string
  /** Rows change places only within their list. */
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
/** The finger that lies on the form since before there was anything to move rows. */
let pendingTouch: PointerEvent | undefined

/** Rows are known from the start; what moves them is loaded once somebody touches the form. */
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

/** Listens for nothing: but a touch that begins where nobody may stop it scrolls, even once it has held a row. */
function allowPreventDefault() {}

export function setRowIndex(row: SortableRow, index: number): void {
  row.index = index
  sortableManager?.updateIndex(row)
}

/** Without a network it can be tried again at the next touch; the up and down buttons do the same until then. */
export function loadSortableManager(): void {
  loading ??= importWithTexts(() => import('./sortable-manager'), ['editor-tools']).then(
    ({ createSortableManager }) => {
      const created = createSortableManager()
      for (const row of rows) created.add(row)
      sortableManager = created
      // After this task: what was added listens by then.
      setTimeout(() => pendingTouch && created.replayTouch(pendingTouch))
    },
  )
  loading.catch(() => (loading = undefined))
}

/** A finger comes down on the form: the first brings what moves rows, and may stay to take one along. */
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
  // It stops a page that was gliding.
  addEventListener('touchstart', ({ cancelable }) => cancelable || dropPendingTouch(), listenerOptions)
}

import { importWithTexts } from '#app/i18n/load-namespaces'
import type { SortableManager } from './sortable-manager'
import { dragTolerancePx } from './drag-tolerance'
import { distanceBetween, holdPress, type HeldPress } from './held-press'

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
/** The press that began on the form before the manager loaded. */
let heldPress: HeldPress | undefined

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

/** After a network failure the next press retries; the up and down buttons do the same until then. */
export function loadSortableManager(): void {
  loading ??= importWithTexts(() => import('./sortable-manager'), ['editor-tools']).then(
    ({ createSortableManager }) => {
      const created = createSortableManager()
      for (const row of rows) created.add(row)
      sortableManager = created
      // In the next task: the new sensors listen by then.
      setTimeout(() => {
        heldPress?.stop()
        if (heldPress) created.replayPress(heldPress)
        heldPress = undefined
      })
    },
  )
  loading.catch(() => (loading = undefined))
}

/** Handles a press on the form: the first one on a row loads the manager, and one that lasts is replayed to it. */
export function onFormPointerDown(down: PointerEvent): void {
  if (sortableManager || down.button !== 0) return
  const row = [...rows].find(({ handle }) => handle.contains(down.target as Node))
  if (down.pointerType !== 'touch' && !row) return
  loadSortableManager()
  heldPress?.stop()
  heldPress = holdPress(down, {
    isOnHandle: row !== undefined,
    onEnd(release) {
      heldPress = undefined
      if (row && release && distanceBetween(down, release) > dragTolerancePx) dropRow(row, release.clientY)
    },
  })
}

/** A drag may be over before anything could move the row: it is put where the pointer was lifted. */
function dropRow(row: SortableRow, y: number) {
  const others = [...rows].filter(({ listId, handle }) => listId === row.listId && handle !== row.handle)
  const isAbove = ({ element }: SortableRow) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2 < y
  }
  const index = others.filter(isAbove).length
  if (index !== row.index) row.moveTo(index)
}

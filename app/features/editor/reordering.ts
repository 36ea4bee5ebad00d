import type { Reorderer } from './reorderer'
import { strayPx } from './stray-px'

/** A row of a list that can be put elsewhere in it. `index` from 0. */
export type Row = {
  id: string
  /** Rows change places only within their list. */
  list: string
  index: number
  element: Element
  handle: HTMLElement
  name(): string
  place(index: number): void
}

const rows = new Set<Row>()
let loading: Promise<void> | undefined
let reorderer: Reorderer | undefined
/** The finger that lies on the form since before there was anything to move rows. */
let early: PointerEvent | undefined

/** Rows are known from the start; what moves them is loaded once somebody touches the form. */
export function addRow(row: Row): () => void {
  const grip = row.element.querySelector('[data-grip]')
  rows.add(row)
  reorderer?.add(row)
  grip?.addEventListener('touchmove', stoppable, { passive: false })
  return () => {
    rows.delete(row)
    reorderer?.remove(row)
    grip?.removeEventListener('touchmove', stoppable)
  }
}

/** Listens for nothing: but a touch that begins where nobody may stop it scrolls, even once it has held a row. */
function stoppable() {}

export function moveRow(row: Row, index: number): void {
  row.index = index
  reorderer?.moved(row)
}

/** Without a network it can be tried again at the next touch; the up and down buttons do the same until then. */
export function loadReorderer(): void {
  loading ??= import('./reorderer').then(({ createReorderer }) => {
    const created = createReorderer()
    for (const row of rows) created.add(row)
    reorderer = created
    // After this task: what was added listens by then.
    setTimeout(() => early && created.putDown(early))
  })
  loading.catch(() => (loading = undefined))
}

/** A finger comes down on the form: the first brings what moves rows, and may stay to take one along. */
export function touch(down: PointerEvent): void {
  if (reorderer || down.pointerType !== 'touch') return
  loadReorderer()
  early = down
  const isOnHandle = [...rows].some(({ handle }) => handle.contains(down.target as Node))
  const listening = new AbortController()
  const listen = { capture: true, passive: true, signal: listening.signal }
  const forget = () => {
    listening.abort()
    early = undefined
  }
  const strays = ({ clientX, clientY }: PointerEvent) =>
    !isOnHandle && Math.hypot(clientX - down.clientX, clientY - down.clientY) > strayPx
  addEventListener('pointermove', (move) => strays(move) && forget(), listen)
  addEventListener('pointerup', forget, listen)
  addEventListener('pointercancel', forget, listen)
  // It stops a page that was gliding.
  addEventListener('touchstart', ({ cancelable }) => cancelable || forget(), listen)
}

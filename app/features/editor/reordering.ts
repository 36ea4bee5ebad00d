import type { Reorderer } from './reorderer'

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
let loading: Promise<Reorderer> | undefined
let reorderer: Reorderer | undefined

/** Rows are known from the start; what moves them is loaded once somebody touches the form. */
export function addRow(row: Row): () => void {
  rows.add(row)
  reorderer?.add(row)
  return () => {
    rows.delete(row)
    reorderer?.remove(row)
  }
}

export function moveRow(row: Row, index: number): void {
  row.index = index
  reorderer?.moved(row)
}

/** Without a network it can be tried again at the next touch; the up and down buttons do the same until then. */
export function loadReorderer(): void {
  loading ??= import('./reorderer').then(({ createReorderer }) => {
    reorderer = createReorderer()
    for (const row of rows) reorderer.add(row)
    return reorderer
  })
  loading.catch(() => (loading = undefined))
}

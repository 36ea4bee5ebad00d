/** Every route that serves an address, with `handle.page` of it (scripts/page-index.ts). For the server: it names all pages. */
declare module 'virtual:pages/all' {
  import type { PageEntry } from '#app/runtime/page-handle'

  export type { PageEntry }
  export const pages: readonly PageEntry[]
}

/** The addresses that may be asked for ahead; small enough for browsers. */
declare module 'virtual:pages/prefetchable' {
  export const prefetchablePages: RegExp
}

import type { PageArea } from '#app/preview/preview-protocol'

/** How many pages have a word of the user's own; at least one. `otherIds`: areas of an example, and headings. */
export function ownPageCount(areas: readonly PageArea[], otherIds: readonly string[]): number {
  return Math.max(1, ...areas.flatMap(([id, page]) => (otherIds.includes(id) ? [] : [page])))
}

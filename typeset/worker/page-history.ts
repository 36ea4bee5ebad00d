import { LRUCache } from 'lru-cache'
import { findBodyChange } from '../svg/body-change'
import type { SvgPage } from '../svg/split-svg'
import type { KnownParts, PreviewPages } from './job'

/** Bodies of 50 to 100 kB. */
const bodiesLimit = { maxSize: 6_000_000, sizeCalculation: (body: string) => body.length + 1 }

/** The pages that this worker drew last: where the client has one of them, a change of it is enough. */
export function createPageHistory() {
  const bodies = new LRUCache<string, string>(bodiesLimit)
  return {
    /** Replaces the bodies of a preview by their changes from the pages at the same places of the base. */
    shorten(drawn: readonly SvgPage[], preview: PreviewPages, known: KnownParts | undefined): PreviewPages {
      const pages = preview.pages.map(({ body, ...page }, i) => {
        const base = known?.pageHashes[i]
        const baseBody = base === undefined ? undefined : bodies.get(base)
        if (body === undefined || baseBody === undefined) return { ...page, body }
        const changed = findBodyChange(base!, baseBody, body)
        return changed ? { ...page, changed } : { ...page, body }
      })
      for (const { hash, body } of drawn) bodies.set(hash, body)
      return { ...preview, pages }
    },
  }
}

import { createGlyphCache, type GlyphCache } from '#app/preview/glyph-cache'
import { InlineSheet } from '#app/preview/inline-sheet'
import { createPreviewer, type PreviewListener } from '#app/preview/previewer'

export type LiveParts = { shelf: GlyphCache; InlineSheet: typeof InlineSheet }

/** Pages drawn in place, with what draws them. Loaded on demand: known to use-preview.ts alone. */
export function openLivePreview(
  host: HTMLElement,
  listener: (parts: LiveParts, ...heard: Parameters<PreviewListener>) => void,
) {
  const shelf = createGlyphCache(host)
  const parts = { shelf, InlineSheet }
  const { show, stop } = createPreviewer(shelf, (...heard) => listener(parts, ...heard))
  return {
    show,
    close() {
      stop()
      shelf.remove()
    },
  }
}

import { createGlyphCache, type GlyphCache } from '#app/preview/page-updates/glyph-cache'
import { PreviewPageSvg } from '#app/preview/page-updates/preview-page-svg'
import { createPreviewClient, type PreviewListener } from '#app/preview/page-updates/preview-client'

export type LivePreviewParts = { glyphs: GlyphCache; PreviewPageSvg: typeof PreviewPageSvg }

/** Draws pages in place and passes the parts that render them. Loaded on demand, by use-preview.ts alone. */
export function openLivePreview(
  host: HTMLElement,
  listener: (parts: LivePreviewParts, ...previewArgs: Parameters<PreviewListener>) => void,
) {
  const glyphs = createGlyphCache(host)
  const parts = { glyphs, PreviewPageSvg }
  const { update, stop } = createPreviewClient(glyphs, (...previewArgs) => listener(parts, ...previewArgs))
  return {
    update,
    close() {
      stop()
      glyphs.remove()
    },
  }
}

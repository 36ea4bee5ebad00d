import type { GlyphOutlines } from '#app/preview/page-updates/glyph-outlines'
import type { DrawnPage } from '#app/preview/page-updates/preview'

/**
 * The outlines of what this device draws. The service sends those of its own pages; the common ones of a font are
 * loaded when its first glyph is drawn. `loadOutlines`: those of a font by its index, none if it has no file.
 */
export function createDeviceGlyphs(
  outlines: GlyphOutlines,
  loadOutlines: (font: number) => Promise<Record<string, string>>,
) {
  const missing = new Set<string>()
  const fonts = new Map<number, Promise<void>>()

  /** A font that fails to load is loaded again with the next glyph of it. */
  function loadFont(font: number): Promise<void> {
    const loading = loadOutlines(font).then(outlines.addOutlines, () => void fonts.delete(font))
    fonts.set(font, loading)
    return loading
  }

  return {
    /** Takes note of glyphs by id, and loads their fonts. */
    async add(ids: readonly string[]) {
      for (const id of ids) missing.add(id)
      const used = new Set(ids.map((id) => parseInt(id[1]!, 36)))
      await Promise.all([...used].map((font) => fonts.get(font) ?? loadFont(font)))
    },
    /** Whether there is an outline for every glyph of some pages. */
    areThereFor(pages: readonly DrawnPage[]): boolean {
      for (const id of missing) if (outlines.outline(id) !== undefined) missing.delete(id)
      return ![...missing].some((id) =>
        pages.some(({ elements }) => elements.some((element) => element.includes(`#${id}"`))),
      )
    },
  }
}

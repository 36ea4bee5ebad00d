export type GlyphOutlines = Omit<ReturnType<typeof createGlyphOutlines>, 'add'>

/** The outlines of all glyphs received so far. */
export function createGlyphOutlines() {
  const outlines = new Map<string, string>()
  return {
    /** Keeps the outlines. Returns what is no outline: the markup of images, by id. */
    add(markup: Record<string, string>): Record<string, string> {
      const images: Record<string, string> = {}
      for (const [id, symbol] of Object.entries(markup)) {
        const outline = /^<path [^>]*\bd="([^"]*)"/.exec(symbol)?.[1]
        if (outline === undefined) images[id] = symbol
        else outlines.set(id, outline)
      }
      return images
    },
    /** Keeps path data by id. */
    addOutlines(paths: Record<string, string>) {
      for (const [id, path] of Object.entries(paths)) outlines.set(id, path)
    },
    /** Path data in relative commands, so that it can start anywhere. */
    outline: (id: string) => outlines.get(id),
  }
}

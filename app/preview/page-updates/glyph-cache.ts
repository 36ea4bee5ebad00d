const svgNamespace = 'http://www.w3.org/2000/svg'

export type GlyphCache = ReturnType<typeof createGlyphCache>

/** All glyphs and images received so far: outlines as path data for drawing lines, images in a hidden SVG. */
export function createGlyphCache(host: HTMLElement) {
  const imageHost = document.createElementNS(svgNamespace, 'svg')
  imageHost.setAttribute('aria-hidden', 'true')
  imageHost.setAttribute('width', '0')
  imageHost.setAttribute('height', '0')
  imageHost.style.position = 'absolute'
  host.append(imageHost)
  const outlines = new Map<string, string>()
  const images = new Set<string>()
  return {
    add(markup: Record<string, string>) {
      for (const [id, symbol] of Object.entries(markup)) {
        const outline = /^<path [^>]*\bd="([^"]*)"/.exec(symbol)?.[1]
        if (outline !== undefined) outlines.set(id, outline)
        else if (!images.has(id)) {
          images.add(id)
          const defs = document.createElementNS(svgNamespace, 'defs')
          defs.innerHTML = symbol
          imageHost.append(defs)
        }
      }
    },
    /** The outline of a glyph: path data in relative commands, so that it can start anywhere. */
    outline: (id: string) => outlines.get(id),
    remove: () => imageHost.remove(),
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** The hidden SVG that holds every glyph received so far; pages refer to its symbols by id. */
export function createGlyphShelf(host: HTMLElement) {
  const shelf = document.createElementNS(svgNamespace, 'svg')
  shelf.setAttribute('aria-hidden', 'true')
  shelf.setAttribute('width', '0')
  shelf.setAttribute('height', '0')
  shelf.style.position = 'absolute'
  host.append(shelf)
  const known = new Set<string>()
  return {
    add(markup: Record<string, string>) {
      const fresh = Object.entries(markup).filter(([id]) => !known.has(id))
      if (fresh.length === 0) return
      for (const [id] of fresh) known.add(id)
      const defs = document.createElementNS(svgNamespace, 'defs')
      defs.innerHTML = fresh.map(([, symbol]) => symbol).join('')
      shelf.append(defs)
    },
    remove: () => shelf.remove(),
  }
}

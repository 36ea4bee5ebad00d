const svgNamespace = 'http://www.w3.org/2000/svg'

/** Images that pages refer to, in a hidden SVG of their host. */
export function createPageImages(host: HTMLElement) {
  const hiddenSvg = document.createElementNS(svgNamespace, 'svg')
  hiddenSvg.setAttribute('aria-hidden', 'true')
  hiddenSvg.setAttribute('width', '0')
  hiddenSvg.setAttribute('height', '0')
  hiddenSvg.style.position = 'absolute'
  host.append(hiddenSvg)
  const images = new Set<string>()
  return {
    /** Adds those it does not have, by id. */
    add(markup: Record<string, string>) {
      for (const [id, image] of Object.entries(markup)) {
        if (images.has(id)) continue
        images.add(id)
        const defs = document.createElementNS(svgNamespace, 'defs')
        defs.innerHTML = image
        hiddenSvg.append(defs)
      }
    },
    remove: () => hiddenSvg.remove(),
  }
}

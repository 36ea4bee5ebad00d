import { shortHash } from './short-hash'
import { serializeSvg, type SvgElement } from './svg-tree'

/** The gradients and patterns that a page uses, directly or indirectly. */
export function referencedDefinitions(parts: SvgElement[], shared: Map<string, SvgElement>): SvgElement[] {
  const needed = new Map<string, SvgElement>()
  const look = (element: SvgElement) => {
    for (const value of element.attributes.values()) {
      const id = /^(?:url\()?#([^)]+)\)?$/.exec(value)?.[1]
      const definition = id === undefined ? undefined : shared.get(id)
      if (id === undefined || !definition || needed.has(id)) continue
      needed.set(id, definition)
      look(definition)
    }
    element.children.forEach(look)
  }
  parts.forEach(look)
  return [...needed.values()]
}

/**
 * Turns images into symbols named by content, so that a photo is sent once, however often its page or
 * position changes.
 */
export function extractImages(element: SvgElement, symbols: Record<string, string>): void {
  if (element.name !== 'image') return element.children.forEach((child) => extractImages(child, symbols))
  const { transform, ...others } = Object.fromEntries(element.attributes)
  const image = { ...element, attributes: new Map(Object.entries(others)) }
  const id = `i${shortHash(serializeSvg(image))}`
  symbols[id] = serializeSvg({ ...image, attributes: new Map([['id', id], ...image.attributes]) })
  element.name = 'use'
  element.attributes = new Map(Object.entries({ ...(transform && { transform }), href: `#${id}` }))
}

/**
 * Renames definitions by a hash of all their content: equal ids mean equal content, so that pages of
 * different documents can share one HTML document, and an edited text keeps them.
 */
export function contentIds(text: string, parts: SvgElement[]): string {
  const definitions = parts.flatMap(withId)
  if (definitions.length === 0) return text
  const hash = shortHash(definitions.map(serializeSvg).join(''))
  const own = new Map(definitions.map(({ attributes }, i) => [attributes.get('id')!, `p${hash}-${i}`]))
  return text
    .replace(/ id="([^"]*)"/g, (_, id: string) => ` id="${own.get(id)}"`)
    .replace(/"(url\()?#([^")]+)/g, (all, url: string | undefined, id: string) =>
      own.has(id) ? `"${url ?? ''}#${own.get(id)}` : all,
    )
}

function withId(element: SvgElement): SvgElement[] {
  const inner = element.children.flatMap(withId)
  return element.attributes.has('id') ? [element, ...inner] : inner
}

import type { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The names of a page's fonts, by what PDF.js calls them; known once what the page draws has been read. */
export function readFontNames(page: Page, fonts: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const font of fonts) {
    if (!page.commonObjs.has(font)) continue
    const { name } = page.commonObjs.get(font) as { name?: unknown }
    if (typeof name === 'string') names.set(font, name)
  }
  return names
}

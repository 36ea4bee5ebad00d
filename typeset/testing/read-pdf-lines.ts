import { getDocumentProxy } from 'unpdf'

/**
 * The lines of a PDF as programs read them: the pieces of pdf.js in the order they are written, with nothing put
 * between them, and a line where pdf.js ends one.
 */
export async function readPdfLines(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  try {
    const pages: string[] = []
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
      .join('\n')
      .split('\n')
      .map((line) => line.trim())
  } finally {
    await document.destroy()
  }
}

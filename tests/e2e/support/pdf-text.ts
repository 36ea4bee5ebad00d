import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF in reading order, pages joined, white space folded away: what matters is which characters come in which order. */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  return stripSpaces(text)
}

/** Typesetting adds and drops spaces (line ends, Han–Latin gaps), so texts are compared without any. */
export function stripSpaces(text: string): string {
  return text.replace(/\s+/gu, '')
}

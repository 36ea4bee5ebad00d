import { extractText, getDocumentProxy } from 'unpdf'

/**
 * Returns the text of a PDF in reading order, pages joined, without white space: only the order of the
 * characters matters.
 */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  return stripSpaces(text)
}

/** Removes white space: typesetting adds and drops spaces (line ends, Han–Latin gaps). */
export function stripSpaces(text: string): string {
  return text.replace(/\s+/gu, '')
}

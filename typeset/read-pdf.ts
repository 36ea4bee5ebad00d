import { extractText, getDocumentProxy } from 'unpdf'

/** For tests: the text of a PDF as a reader would copy it, page after page, without white space, bullets and joiners. */
export async function pdfWords(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return wordsOf(text)
}

/** A text as `pdfWords` would give it back. */
export function wordsOf(text: string): string {
  return text.normalize('NFKC').replace(/\s|[•◦]|\u200d|\ufe0f/gu, '')
}

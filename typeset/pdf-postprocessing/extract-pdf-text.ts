import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, as applicant tracking systems read it. */
export async function extractPdfPages(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  try {
    return (await extractText(document, { mergePages: false })).text
  } finally {
    await document.destroy()
  }
}

/** For tests: the text of a PDF as copied by a reader, without white space, bullets and joiners. */
export async function extractComparableText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return toComparableText(text)
}

/** A text as `extractComparableText` would return it. */
export function toComparableText(text: string): string {
  return text.normalize('NFKC').replace(/\s|[•◦]|\u200d|\ufe0f/gu, '')
}

import { docxFile, docxLayouts } from './layouts/docx-layouts'
import { htmlLayouts } from './layouts/html-layouts'
import { textLayouts } from './layouts/text-layouts'
import { people, type Person } from './people'

/** A file as people have it, whose facts are known: those of its person. */
export type CorpusFile = { name: string; layout: string; person: Person; bytes: Uint8Array }

const encode = (text: string) => new TextEncoder().encode(text)
const kinds = {
  text: { ending: 'txt', layouts: textLayouts, toBytes: encode },
  html: { ending: 'html', layouts: htmlLayouts, toBytes: encode },
  docx: { ending: 'docx', layouts: docxLayouts, toBytes: docxFile },
}
export type WrittenKind = keyof typeof kinds
export const WRITTEN_KINDS = Object.keys(kinds) as WrittenKind[]

/** The files of a kind: every person in every layout. */
export function corpusFiles(kind: WrittenKind, of: readonly Person[] = people): CorpusFile[] {
  const { ending, layouts, toBytes } = kinds[kind]
  return Object.entries(layouts).flatMap(([layout, write]) =>
    of.map((person, i) => ({
      name: `${layout}-${i}.${ending}`,
      layout,
      person,
      bytes: toBytes(write(person)),
    })),
  )
}

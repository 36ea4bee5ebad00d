import { docxFile, docxLayouts } from './layouts/docx-layouts'
import { htmlLayouts } from './layouts/html-layouts'
import { latexLayouts } from './layouts/latex-layouts'
import { linkedIn } from './layouts/linkedin-layout'
import { siteLayouts } from './layouts/site-layouts'
import { wordsOfPage } from './layouts/site-markup'
import { textLayouts } from './layouts/text-layouts'
import { linkedInPeople } from './linkedin-people'
import { people, type Person } from './people'
import { sitePeople } from './site-people'

/** A file as people have it, whose facts are known: those of its person. */
export type CorpusFile = { name: string; layout: string; person: Person; bytes: Uint8Array }

const encode = (text: string) => new TextEncoder().encode(text)
const kinds = {
  text: { ending: 'txt', layouts: textLayouts, toBytes: encode },
  html: { ending: 'html', layouts: htmlLayouts, toBytes: encode },
  docx: { ending: 'docx', layouts: docxLayouts, toBytes: docxFile },
  latex: { ending: 'tex', layouts: latexLayouts, toBytes: encode },
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

/** Pages of job sites as a browser saves them, or as their words are pasted. */
export const siteFiles = (as: 'saved' | 'pasted'): CorpusFile[] =>
  Object.entries(siteLayouts).flatMap(([layout, write]) =>
    sitePeople.map((person, i) => {
      const page = write(person)
      return {
        ...{ name: `${layout}-${i}.${as === 'saved' ? 'html' : 'txt'}`, layout, person },
        bytes: encode(as === 'saved' ? page : wordsOfPage(page)),
      }
    }),
  )

/** Profiles as LinkedIn prints them: pages that a browser turns into PDFs. */
export const linkedInPages = (): CorpusFile[] =>
  linkedInPeople.map((person, i) => ({
    ...{ name: `linkedin-${i}.html`, layout: person.isEnglish ? 'English' : 'Chinese', person },
    bytes: encode(linkedIn(person)),
  }))

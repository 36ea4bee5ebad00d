import type { CorpusFile } from '../corpus'
import { people, type Person } from '../people'
import { forms } from './forms'
import { writeAsWord } from './write-as-word'
import { writeAsWps } from './write-as-wps'

type Write = (person: Person) => Uint8Array
const asWord =
  (isTagged: boolean) =>
  (form: (typeof forms)[keyof typeof forms]): Write =>
  (person) =>
    writeAsWord(form(person), { isTagged })
const wordForms = ({ headings, tabs, formTable, twoColumns }: typeof forms) => ({
  headings,
  tabs,
  formTable,
  twoColumns,
})
const each = <T, R>(of: Record<string, T>, to: (one: T) => R) =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, to(one)]))

const programs: Record<WritingProgram, Record<string, Write>> = {
  word: each(wordForms(forms), asWord(true)),
  untaggedWord: each(wordForms(forms), asWord(false)),
  wps: {
    headings: (person) => writeAsWps(forms.headings(person), { bold: 'outline' }),
    tabs: (person) => writeAsWps(forms.tabs(person), { bold: 'twice' }),
    formTable: (person) => writeAsWps(forms.formTable(person), { bold: 'outline' }),
    textBoxes: (person) => writeAsWps(forms.textBoxes(person), { bold: 'twice' }),
  },
}
export type WritingProgram = 'word' | 'untaggedWord' | 'wps'

/** PDFs as a program writes them: every person in each of its documents. */
export const writerFiles = (program: WritingProgram, of: readonly Person[] = people): CorpusFile[] =>
  Object.entries(programs[program]).flatMap(([layout, write]) =>
    of.map((person, i) => ({ name: `${program}-${layout}-${i}.pdf`, layout, person, bytes: write(person) })),
  )

import type { Block, InlineRun } from '#resume-model/rich-text/parse-rich-text'
import { kindByHeading } from '#resume-model/heading-names'
import type { PageEntry, PageSection, StyledLine } from '../template-input'
import { findOwnName, styleStretches, type OwnName, type Stretch } from '../own-name/own-name'
import { linkDois } from './doi-links'
import { findJournals, leadingJournal } from './journal-name'

/** A section of publications, by its kind or by its heading. */
export const isAboutPublications = ({ kind, title }: { kind: string; title: string }) =>
  kind === 'publications' ||
  (kind === 'custom' && kindByHeading.get(title.toLowerCase().replace(/\s/g, '')) === 'publications')

/** Where a paper stands is told beside its title. */
const lineFields = { title: false, subtitle: true, tag: true, place: true, note: true } as const

/** The lines of publications of which a part is drawn in another style, each once. */
export function styledLinesOf(sections: readonly PageSection[], ownName: OwnName | null): StyledLine[] {
  const fields = Object.keys(lineFields) as (keyof typeof lineFields & keyof PageEntry)[]
  const styled = new Map<string, InlineRun[]>()
  for (const entry of sections.flatMap(({ entries }) => entries))
    for (const field of fields) {
      const runs = styleLine(entry[field], ownName, { journal: lineFields[field] })
      if (runs) styled.set(entry[field], runs)
    }
  return [...styled].map(([line, runs]) => ({ line, runs }))
}

/** The text of a publication: the owner bold, journals in italics, DOIs as links. */
export function styleReferences(block: Block, ownName: OwnName | null): Block {
  if (block.type !== 'paragraph')
    return {
      ...block,
      items: block.items.map((item) => item.map((inner) => styleReferences(inner, ownName))),
    }
  return { ...block, runs: styled(block.runs, ownName, findJournals) }
}

/** A line of a publication, in runs; none where all of it is plain. */
export function styleLine(
  line: string,
  ownName: OwnName | null,
  mayName: { journal: boolean },
): InlineRun[] | undefined {
  const isAuthors = ownName !== null && findOwnName(line, ownName).length > 0
  const journal = mayName.journal && !isAuthors ? leadingJournal(line) : ''
  const findIn = journal === '' ? findJournals : () => [{ from: 0, to: journal.length }]
  const runs = styled([{ text: line }], ownName, findIn)
  return runs.length === 1 && Object.keys(runs[0]!).length === 1 ? undefined : runs
}

function styled(
  runs: readonly InlineRun[],
  ownName: OwnName | null,
  findJournals: (line: string) => Stretch[],
): InlineRun[] {
  const text = runs.map((run) => run.text).join('')
  const own = ownName ? inLines(text, (line) => findOwnName(line, ownName)) : []
  const bold = styleStretches(runs, own, { bold: true })
  return linkDois(styleStretches(bold, inLines(text, findJournals), { italic: true }))
}

/** What is found in each line, as stretches of the text. */
function inLines(text: string, findIn: (line: string) => Stretch[]): Stretch[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const found = findIn(line).map(({ from, to }) => ({ from: from + start, to: to + start }))
    start += line.length + 1
    return found
  })
}

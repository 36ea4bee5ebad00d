import type { Stretch } from '../own-name/own-name'

/** A name in Latin letters, of at most a dozen words. */
const name = "\\p{Lu}[\\p{Script=Latin}&:’'-]*(?: (?:[\\p{Script=Latin}&:’'-]+)){0,11}"
const atStart = /^\p{Lu}[\p{Script=Latin}&:’'.-]*(?: [\p{Script=Latin}&:’'.-]+){0,11}/u
/** `[J]` is what Chinese references call a journal; `//` comes before proceedings. */
const afterType = new RegExp(`(?<=\\[J(?:/OL)?\\]\\s?[.,]?\\s?)${name}(?=\\s?[,，.(（])`, 'gu')
/** After the title's last sign, before year or volume. */
const afterTitle = new RegExp(
  `(?<=[\\p{Ll}\\p{N})”"][.?!] )${name}(?=,? (?:19|20)\\d\\d|, \\d+ ?\\(|\\. (?:19|20)\\d\\d;)`,
  'gu',
)
const journalWord =
  /\b(?:Journal|Transactions|Letters|Reviews?|Proceedings|Annals|Bulletin|Archives|Advances|Reports|Communications|Quarterly|Magazine|Frontiers|Science|Sciences|Nature|Cell|Lancet|Joule|Small|Acta|Annalen|Chemie|IEEE|ACM|PNAS|PLOS|BMJ|JAMA)\b/
/** What a line is about when it names no journal. */
const otherWord =
  /\b(?:authors?|first|co-?first|corresponding|inventors?|patents?|editors?|speaker|presenter|presented|talk|poster|thesis|dissertation|university|college|institute|press|accepted|submitted|review(?=ed)|preprint|project|grant|report|principal|investigator|translated|doi|https?|SCI|SSCI|CSSCI|EI|IF|JCR|ISBN|ISSN|ZL|CN|PCT|WO|Top|No)\b/i
const initials = /^(?:\p{Lu}\. ?)+\p{Lu}|[ ,]\p{Lu}{1,2}\.?$/u

/** `Am. Chem. Soc.` */
const abbreviated = /\p{Ll}\. \p{Lu}\p{Ll}+\./u

const plain = (name: string) => journalWord.test(name) || !otherWord.test(name)

/** The journal with which a line begins that says where a paper stands: `Water Letters, 2026, 14(3)`; '' for other lines. */
export function leadingJournal(line: string): string {
  const found = (atStart.exec(line)?.[0] ?? '').replace(/[:-]$/, '')
  const rest = line.slice(found.length)
  if (
    found === '' ||
    !plain(found) ||
    (initials.test(found) && !abbreviated.test(found)) ||
    /^\p{L}/u.test(rest)
  )
    return ''
  const isNumbered = /^(?:[,，.]|\s?[(（]|\s)\s?.*\d/.test(rest)
  const isNamed = journalWord.test(found) && (rest === '' || /^\s?[,，.;；(（]/.test(rest))
  return isNumbered || isNamed ? found : ''
}

/** The journals of a text that holds whole references. */
export function findJournals(line: string): Stretch[] {
  const typed = stretchesOf(line.matchAll(afterType))
  if (typed.length > 0) return typed
  const untyped = [...line.matchAll(afterTitle)].filter(
    ([name]) => plain(name) && (journalWord.test(name) || name.includes(' ')),
  )
  return stretchesOf(untyped)
}

const stretchesOf = (matches: Iterable<RegExpExecArray>): Stretch[] =>
  [...matches].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))

import type { InlineRun } from '#resume-model/rich-text/parse-rich-text'
import { chineseName, latinName, splitName, type PersonName } from './person-names'

/** A stretch of a text: `to` is the offset after it. */
export type Stretch = { from: number; to: number }
/**
 * The forms of a name among the authors of a publication, the surest first: in full, with all initials, with the first one.
 * Where a surer one stands in a line, the others there are somebody else.
 */
export type OwnName = readonly RegExp[]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (forms: readonly string[]) => (forms.length === 1 ? forms[0]! : `(?:${forms.join('|')})`)
const hyphen = '[-‐‑]'

/** Null for a name of less than two letters. */
export function ownNameOf(name: string): OwnName | null {
  const written = name.trim()
  if ([...written].length < 2) return null
  const { han, latin } = splitName(written)
  const chinese = han === '' ? [] : chineseName(han)
  const persons = [...chinese, ...latinName(latin)]
  // `Tom` of 王小明（Tom）.
  const called = latin.length === 1 ? chinese.map((it) => `${escaped(latin[0]!)} ${surnameOf(it)}`) : []
  const full = [
    ...(han === '' ? [] : [hanForm(han)]),
    ...(han === '' ? [inWords(escaped(written))] : []),
    ...(called.length > 0 ? [inWords(either(called))] : []),
    ...persons.map(fullForm),
  ]
  const initials = persons.filter(({ given }) => given.length > 1).map(initialsForm)
  const first = persons.map(firstInitialForm)
  return [full, initials, first]
    .filter((forms) => forms.length > 0)
    .map((forms) => new RegExp(forms.join('|'), 'gu'))
}

/** Where the owner stands in one line of text. Of equal abbreviations nobody knows which are the owner's. */
export function findOwnName(line: string, ownName: OwnName): Stretch[] {
  for (const [sureness, pattern] of ownName.entries()) {
    const found = [...line.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
    }))
    if (found.length > 0) return sureness === 2 && found.length > 1 ? [] : found
  }
  return []
}

const hanForm = (han: string) => {
  const spaced = [...han].length === 2 ? [...han].join(' ?') : escaped(han)
  return `${spaced}(?!(?!等)\\p{Script=Han})`
}

/** Within a list of names in Latin letters. */
const inWords = (form: string) => `(?<![\\p{Script=Latin}\\p{M}-])${form}(?![\\p{Script=Latin}\\p{M}‐‑-])`
/** Not the surname of another, as in `B. Surname, A. Other` and `Anna Surname, A. Other`. */
const begins = '(?:(?<!\\p{Lu}\\.? )(?<!\\p{Ll} )|(?<=(?:and|with|by) ))'
/** Not one of more initials: `X. Q. Wang`, `Wang X. Q.` */
const noneBefore = `(?<!\\p{Lu}\\.?[ ‐‑-]?)`
const noneAfter = `(?![. ‐‑-]{0,2}\\p{Lu}(?!\\p{L}))`

function fullForm(person: PersonName): string {
  const [surname, given] = [surnameOf(person), givenOf(person)]
  // 王小 is not 王小明: Wang Xiao Ming.
  const last = person.isChinese && person.given.length === 1 ? '(?! \\p{Lu}\\p{Ll}+(?:[,;，、]|$))' : ''
  return inWords(either([`${begins}${surname}(?:, ?| )${given}${last}`, `${given} ${surname}`]))
}

function initialsForm(person: PersonName): string {
  const letters = person.given.map((part) => initialsOf(part))
  return abbreviated(person, `${letters.join(`\\.?[ ‐‑-]?`)}\\.?`)
}

const firstInitialForm = (person: PersonName) => abbreviated(person, `${initialsOf(person.given[0]!)}\\.?`)

function abbreviated(person: PersonName, initials: string): string {
  const surname = surnameOf(person)
  return inWords(
    either([
      `${begins}${surname},? ?(?<=[ ,])${initials}${noneAfter}`,
      `${noneBefore}${initials} ?(?<=[ .])${surname}`,
    ]),
  )
}

function initialsOf(spellings: readonly string[]): string {
  const letters = new Set(spellings.map((spelling) => [...spelling][0]!.toUpperCase()))
  return letters.size === 1 ? escaped([...letters][0]!) : `[${[...letters].join('')}]`
}

/** `Ouyang`, `Ou-Yang`, `OUYANG`. */
const surnameOf = ({ surname, isChinese }: PersonName) =>
  isChinese ? spelled(surname, `${hyphen}?`) : either(cased(surname[0]![0]!))

function givenOf({ given, isChinese }: PersonName): string {
  if (isChinese) return spelled(given, "[-‐‑'’ ]?")
  const [first, ...middle] = given.map((spellings) => either(cased(spellings[0]!)))
  const others = middle.map((name, i) => `(?:[ ‐‑-](?:${initialsOf(given[i + 1]!)}\\.?|${name}))`)
  // Middle names are left out, or only their initials told.
  return `${first}(?:${others.join('')})?`
}

/** Syllables as they are put together: `Xiaoming`, `Xiao-Ming`, `Xiao Ming`, `XIAOMING`. */
function spelled(parts: readonly string[][], between: string): string {
  const join = (draw: (syllable: string, index: number) => string) =>
    parts.map((spellings, index) => either(spellings.map((spelling) => draw(spelling, index)))).join(between)
  const small = join((syllable, index) => {
    const [first, rest] = [syllable[0]!, vowels(syllable.slice(1), 'ü|v|yu|u')]
    return (index === 0 ? first.toUpperCase() : `[${first.toUpperCase()}${first}]`) + rest
  })
  return either([small, join((syllable) => vowels(syllable.toUpperCase(), 'Ü|V|YU|U'))])
}

/** ü as passports, keyboards and newspapers write it. */
const vowels = (text: string, forms: string) => text.replace(/v/i, `(?:${forms})`)
const cased = (word: string) => [...new Set([word, word.toUpperCase()])].map(escaped)

/** Splits runs so that stretches of their text are in a style. What has all of it already stays as it is. */
export function styleStretches(
  runs: readonly InlineRun[],
  stretches: readonly Stretch[],
  style: Partial<InlineRun>,
): InlineRun[] {
  let start = 0
  return runs.flatMap((run) => {
    const [from, to] = [start, start + run.text.length]
    start = to
    const within = stretches.filter((it) => it.from < to && it.to > from)
    const cuts = within.flatMap((it) => [Math.max(it.from, from), Math.min(it.to, to)])
    return [from, ...cuts].flatMap((cut, i) => {
      const text = run.text.slice(cut - from, (cuts[i] ?? to) - from)
      return text === '' ? [] : [i % 2 === 0 ? { ...run, text } : { ...run, text, ...style }]
    })
  })
}

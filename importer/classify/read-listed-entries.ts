import type { Item, Section } from '#contract/resume/resume'
import { hasDate } from '#resume-model/lines/find-dates'
import { parseLabelledValue } from '#resume-model/lines/split-line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'
import { appendText, parseEntryHeading } from './build-entry'
import { isResult, isSentence, readCards } from './entry-cards'
import { organisation } from './organisation'

const maxLabelLength = 16

/** Kinds whose entries are mostly one line each, with or without a date. */
const listedKinds: readonly Section['kind'][] = ['awards', 'certificates', 'languages', 'publications']

/**
 * Reads the lines of a section of short entries, one entry a line: awards, certificates, languages; skills by their groups.
 * @returns undefined for a section of another form
 */
export function readListedEntries(section: Section, all: readonly Line[], open: () => Item): boolean {
  const { lines, numbered } = withoutNumbers(all)
  if (section.kind === 'skills' || section.kind === 'custom') return readGroups(section, lines, open)
  if (!listedKinds.includes(section.kind) || lines.some(({ level }) => level > 0)) return false
  // Below lines of their own, items are text about them.
  const itemsAreText = lines.some(({ isListItem }) => !isListItem)
  const cards = readCards(lines)
  if (cards) {
    for (const [title, ...rest] of cards) {
      const entry = open()
      parseEntryHeading(section, entry, title, true)
      for (const line of rest)
        if (isResult(line)) appendText(section, entry, line.markdown, false)
        else parseEntryHeading(section, entry, line, false)
    }
    return true
  }
  let entry: Item | undefined
  const starts = numbered ?? startsByDates(lines)
  for (const [i, line] of lines.entries()) {
    if (starts) {
      if (starts.has(i)) parseEntryHeading(section, (entry = open()), line, true)
      else if (!isSentence(line) && !isResult(line))
        parseEntryHeading(section, entry!, line, entry!.title === '')
      else entry = appendText(section, entry!, line.markdown, line.startsParagraph)
      continue
    }
    const isText =
      entry !== undefined && (isSentence(line) || isResult(line) || (itemsAreText && line.isListItem))
    if (isText) entry = appendText(section, entry!, line.markdown, line.startsParagraph)
    else parseEntryHeading(section, (entry = open()), withPairAsParts(section, line), true)
  }
  return true
}

const number = /^\[\d{1,3}\]\s+/
/** Entries that are numbered as in a list of references, `[1] …`: the lines without their numbers, and which have one. */
function withoutNumbers(all: readonly Line[]): { lines: readonly Line[]; numbered?: ReadonlySet<number> } {
  const numbered = new Set(all.flatMap(({ plain }, i) => (number.test(plain) ? [i] : [])))
  if (numbered.size === 0 || !numbered.has(0)) return { lines: all }
  const lines = all.map((line, i) => {
    if (!numbered.has(i)) return line
    const plain = line.plain.replace(number, '')
    return { ...line, plain, markdown: escapeMarkdown(plain) }
  })
  return { lines, numbered }
}

/**
 * Where entries of several lines begin: each has its dates in the first line, and one below; or in the second, and what it was
 * worth below. Undefined for entries of one line.
 */
function startsByDates(lines: readonly Line[]): ReadonlySet<number> | undefined {
  if (lines.some(({ isListItem }) => isListItem)) return undefined
  const dated = lines.flatMap(({ plain }, i) => (hasDate(plain) ? [i] : []))
  const isSecond = dated.every((at, i) => at > (dated[i - 1] ?? -1) + 1)
  const areInParagraph = dated.length > 1 || dated.every((at) => !lines[at]!.startsParagraph)
  if (dated[0] === 1 && isSecond && areInParagraph) return new Set(dated.map((at) => at - 1))
  const alternate =
    lines.length % 2 === 0 && dated.length * 2 === lines.length && dated.every((at, i) => at === 2 * i)
  return (alternate && dated.length > 0) || areBelowDates(lines) ? new Set(dated) : undefined
}

/** Below each dated line who gave it, and what it was worth. */
function areBelowDates(lines: readonly Line[]): boolean {
  const [first, ...others] = lines
  const below = others.filter(({ plain }) => !hasDate(plain))
  return (
    hasDate(first?.plain ?? '') &&
    below.some(({ plain }) => organisation.test(plain.trim())) &&
    below.every((line) => organisation.test(line.plain.trim()) || isResult(line) || isSentence(line))
  )
}

/** `英语：CET-6（532 分）` are two parts of a language. */
function withPairAsParts({ kind }: Section, line: Line): Line {
  const pair = kind === 'languages' ? parseLabelledValue(line.plain) : undefined
  return pair ? { ...line, plain: `${pair.label}\t${pair.value}` } : line
}

type Group = { label: string; text: string }

/** Skills in groups, each with a name: `语言：Go、Java`. Only where every line has one, or every second line is one. */
function readGroups(section: Section, lines: readonly Line[], open: () => Item): boolean {
  const isSkills = section.kind === 'skills'
  const groups = inOneLine(lines) ?? (isSkills ? (inTwoLines(lines) ?? inCells(lines)) : undefined)
  if (!groups) return false
  for (const { label, text } of groups) {
    const entry = open()
    entry.title = label
    appendText(section, entry, text, false)
  }
  return true
}

function inOneLine(lines: readonly Line[]): Group[] | undefined {
  const groups = lines.map((line): Group | undefined => {
    const pair = parseLabelledValue(line.plain)
    if (pair) return { label: pair.label, text: textAfterLabel(line, pair.value) }
    const [label = '', text = '', ...others] = line.plain.split('\t')
    return label !== '' && text !== '' && others.length === 0 && !hasDate(label)
      ? { label, text: escapeMarkdown(text) }
      : undefined
  })
  const are = groups.every((group) => group !== undefined && characterCount(group.label) <= maxLabelLength)
  return are ? (groups as Group[]) : undefined
}

/** A name in a cell before each text, which may go on below. */
function inCells(lines: readonly Line[]): Group[] | undefined {
  const groups: Group[] = []
  let named = 0
  for (const { plain, markdown, isListItem } of lines) {
    const [label = '', text = '', ...others] = plain.split('\t')
    const isNamed =
      !isListItem && text !== '' && others.length === 0 && characterCount(label) <= maxLabelLength
    const before = groups.at(-1)
    if (isNamed) groups.push({ label, text: escapeMarkdown(text) })
    else if (before) before.text += `\n${markdown}`
    else return undefined
    named += isNamed ? 1 : 0
  }
  return named > 1 && named * 2 >= lines.length ? groups : undefined
}

/** A name above each text. */
function inTwoLines(rows: readonly Line[]): Group[] | undefined {
  const lines = joinParagraphs(rows)
  const isLabel = ({ plain }: Line) => characterCount(plain) <= maxLabelLength && !/[，。、；,;]/u.test(plain)
  const alternate = lines.every(
    (line, i) =>
      !line.isListItem && (i % 2 === 0 ? isLabel(line) : line.plain.length > lines[i - 1]!.plain.length),
  )
  if (lines.length < 2 || lines.length % 2 !== 0 || !alternate) return undefined
  return lines.flatMap((line, i) =>
    i % 2 === 0 ? [{ label: line.plain.trim(), text: lines[i + 1]!.markdown }] : [],
  )
}

/** Lines of a paragraph in a narrow column, where paragraphs are known. */
function joinParagraphs(lines: readonly Line[]): Line[] {
  if (!lines.every(({ x }) => x !== undefined)) return [...lines]
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (!before || line.startsParagraph || line.isListItem) joined.push({ ...line })
    else {
      before.plain += line.plain
      before.markdown += line.markdown
    }
  }
  return joined
}

/** The text keeps its looks where the label has none. */
function textAfterLabel({ markdown }: Line, value: string): string {
  const at = markdown.search(/[:：]/)
  const hasLooks = at < 0 || /[*_<[\\]/.test(markdown.slice(0, at)) || /^[-*]/.test(markdown)
  return hasLooks ? escapeMarkdown(value) : markdown.slice(at + 1).trim()
}

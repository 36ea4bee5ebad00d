import type { Item, Section } from '#contract/resume/resume'
import { hasDate } from '#resume-model/lines/find-dates'
import { parseLabelledValue } from '#resume-model/lines/split-line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'
import { appendText, parseEntryHeading } from './build-entry'

/** Longer lines are a text about what stands above them. */
const maxEntryLength = 80
const maxLabelLength = 16

/** Kinds whose entries are mostly one line each, with or without a date. */
const listedKinds: readonly Section['kind'][] = ['awards', 'certificates', 'languages', 'publications']

/**
 * Reads the lines of a section of short entries, one entry a line: awards, certificates, languages; skills by their groups.
 * @returns undefined for a section of another form
 */
export function readListedEntries(section: Section, lines: readonly Line[], open: () => Item): boolean {
  if (section.kind === 'skills' || section.kind === 'custom') return readGroups(section, lines, open)
  if (!listedKinds.includes(section.kind) || lines.some(({ level }) => level > 0)) return false
  // Below lines of their own, items are text about them.
  const itemsAreText = lines.some(({ isListItem }) => !isListItem)
  const ending = endWithDates(lines) ?? inParagraphs(lines)
  if (ending) {
    for (const [title, rest] of ending) {
      const entry = open()
      parseEntryHeading(section, entry, title, true)
      parseEntryHeading(section, entry, rest, false)
    }
    return true
  }
  let entry: Item | undefined
  const starts = startsByDates(lines)
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
  return alternate && dated.length > 0 ? new Set(dated) : undefined
}

/** Entries in a narrow column, each a name and, in one line or more below it, who gave it and when, which comes last. */
function endWithDates(lines: readonly Line[]): [title: Line, rest: Line][] | undefined {
  const ends = lines.flatMap(({ plain }, i) => (/\d$/.test(plain.trim()) && hasDate(plain) ? [i] : []))
  const counts = ends.map((end, i) => end - (ends[i - 1] ?? -1))
  const areEntries =
    ends.length > 1 &&
    ends.at(-1) === lines.length - 1 &&
    counts.every((count) => count === 2 || count === 3) &&
    counts.includes(3) &&
    lines.every(
      (line, i) => line.x !== undefined && !line.isListItem && (i === 0 || !line.startsParagraph),
    ) &&
    lines.filter(({ plain }) => hasDate(plain)).length === ends.length
  if (!areEntries) return undefined
  return ends.map((end, i) => {
    const [title, ...rest] = lines.slice((ends[i - 1] ?? -1) + 1, end + 1) as [Line, ...Line[]]
    const plain = rest
      .map((line) => line.plain)
      .reduce((text, next) => text + (/^\d{4}/.test(next) ? '\t' : '') + next)
    return [title, { ...rest[0]!, plain, markdown: escapeMarkdown(plain) }]
  })
}

const mostLinesOfCard = 4
/** Entries side by side in cells of their own, each a name, and below it who gave it, when and how well. */
function inParagraphs(lines: readonly Line[]): [title: Line, rest: Line][] | undefined {
  const cards: Line[][] = []
  for (const line of lines) {
    if (line.startsParagraph || cards.length === 0) cards.push([line])
    else cards.at(-1)!.push(line)
  }
  const areCards =
    cards.length > 1 &&
    cards.every(
      ([title, ...rest]) =>
        rest.length > 0 &&
        rest.length < mostLinesOfCard &&
        !title!.plain.includes('\t') &&
        !hasDate(title!.plain) &&
        [title!, ...rest].every((line) => line.x !== undefined && !line.isListItem && !isSentence(line)) &&
        rest.filter(({ plain }) => hasDate(plain)).length === 1,
    )
  if (!areCards) return undefined
  return cards.map(([title, ...rest]) => {
    const plain = rest.map((line) => line.plain).join('\t')
    return [title!, { ...rest[0]!, plain, markdown: escapeMarkdown(plain) }]
  })
}

/** Marks and numbers of what stands above: `理论 92 分`, `证书编号：…`, the authors before a DOI. */
const isResult = ({ plain }: Line) =>
  !hasDate(plain) &&
  /^(?:成绩|得分|理论|笔试|总分|排名|编号|证书编号|证书号|gpa)|^\d+(?:\.\d+)?\s?分|^(?:优秀|良好|合格|通过)$|\bdoi[:：]\s?10\./iu.test(
    plain,
  )
const isSentence = ({ plain }: Line) => characterCount(plain) > maxEntryLength || /[。；;]$/u.test(plain)

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
    return label !== '' && text !== '' && others.length === 0
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

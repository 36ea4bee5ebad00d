import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'

/** Longer lines are a text about what stands above them. */
const maxEntryLength = 80

/** Marks and numbers of what stands above: `理论 92 分`, `证书编号：…`, the authors before a DOI. */
export const isResult = ({ plain }: Line) =>
  !hasDate(plain) &&
  /^(?:成绩|得分|理论|笔试|总分|排名|编号|证书编号|证书号|gpa)|^\d+(?:\.\d+)?\s?分|^(?:优秀|良好|合格|通过)$|\bdoi[:：]\s?10\./iu.test(
    plain,
  )
export const isSentence = ({ plain }: Line) =>
  characterCount(plain) > maxEntryLength || /[。；;]$/u.test(plain)

/** The name of an entry, and the lines below it. */
type Card = [title: Line, ...rest: Line[]]

/** Entries of several lines, as a narrow column or cells side by side have them; undefined for others. */
export const readCards = (lines: readonly Line[]): Card[] | undefined =>
  endWithDateLines(lines) ?? endWithDates(lines) ?? inParagraphs(lines)

const mostLinesOfCard = 4
const validity = /^有效期/u

/** Entries whose last line is their date and nothing else, or who gave it and their date, where the name alone is above that. */
function endWithDateLines(lines: readonly Line[]): Card[] | undefined {
  if (!lines.every(({ x, isListItem }) => x !== undefined && !isListItem)) return undefined
  const cards: Line[][] = [[]]
  let alone = 0
  for (const line of lines) {
    cards.at(-1)!.push(line)
    const isDated = hasDate(line.plain) && !validity.test(line.plain.trim())
    if (!isDated) continue
    const isAlone = findDates(line.plain)?.rest.trim() === ''
    const count = cards.at(-1)!.length
    if (count < 2 || count > mostLinesOfCard || (count > 2 && !isAlone)) return undefined
    if (isAlone) alone++
    cards.push([])
  }
  const areWhole = cards.pop()!.length === 0 && cards.every((card) => !card.some(isSentence))
  return areWhole && alone > 0 ? (cards as Card[]) : undefined
}

/** Entries in a narrow column, each a name and, in one line or more below it, who gave it and when, which comes last. */
function endWithDates(lines: readonly Line[]): Card[] | undefined {
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

/** Entries side by side in cells of their own, each a name, and below it who gave it, when and how well. */
function inParagraphs(lines: readonly Line[]): Card[] | undefined {
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

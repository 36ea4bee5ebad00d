import { emailPattern, phonePattern } from '#resume-model/lines/recognise-part'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import type { Line } from '../line'
import { createWordIndex } from '../word-index'
import { guessSectionKind, parseSectionHeading } from './section-headings'

/** Of the letters before the name comes again: how many must come again, too. */
const leastShare = 0.8
/** Lines below a name that has its contacts there. */
const mostLinesOfContacts = 8

/**
 * Parts a cover, which says the name, the contacts and the best of the resume that follows, from that resume. Its headings are left
 * out, what the resume says as well is found there.
 */
export function splitOffCover(
  lines: readonly Line[],
  nameLine: Line | undefined,
): { cover: Line[]; lines: Line[] } {
  const start = nameLine ? nextStart(lines, nameLine) : -1
  const cover = lines.slice(0, Math.max(0, start)).map(withoutHeadings)
  const resume = lines.slice(Math.max(0, start))
  return start > 0 && comesAgain(cover, resume) ? { cover, lines: resume } : { cover: [], lines: [...lines] }
}

/** Where the name stands again, above contacts that stood below it before; -1 if it does not. */
function nextStart(lines: readonly Line[], nameLine: Line): number {
  const name = nameLine.plain.trim()
  const at = lines.indexOf(nameLine)
  const start = lines.findIndex(({ plain }, i) => i > at && plain.trim() === name)
  const contacts = contactsIn(lines.slice(at, at + mostLinesOfContacts))
  const again = contactsIn(lines.slice(start, start + mostLinesOfContacts))
  return start > at && again.some((contact) => contacts.includes(contact)) ? start : -1
}

const contactsIn = (lines: readonly Line[]) =>
  lines.flatMap(({ plain }) =>
    plain.length > 300 ? [] : [emailPattern.exec(plain)?.[0], phonePattern.exec(plain)?.[0]].filter(Boolean),
  )

function withoutHeadings(line: Line): Line {
  const cells = line.plain.split('\t')
  const others = cells.filter((cell) => !parseSectionHeading(cell) && !isHeading(cell))
  if (others.length === cells.length) return line
  const plain = others.join('\t')
  return { ...line, plain, markdown: escapeMarkdown(others.join('  ')) }
}

const isHeading = (cell: string) => cell.length <= 8 && guessSectionKind(cell) !== undefined

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function comesAgain(cover: readonly Line[], resume: readonly Line[]): boolean {
  const index = createWordIndex(resume.map(({ plain }) => lettersOf(plain)).join('\n'))
  const cells = cover.flatMap(({ plain }) => plain.split('\t').map(lettersOf))
  const [all, again] = [cells, cells.filter((cell) => index.has(cell))].map((some) => some.join('').length)
  return all! > 0 && again! >= leastShare * all!
}

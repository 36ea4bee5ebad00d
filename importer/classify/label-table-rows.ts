import type { SectionKind } from '#contract/resume/section-kinds'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import type { Line } from '../line'
import { targetOfEntryLabel } from './entry-labels'

/**
 * Writes the rows of a table with the labels of its head, which the head then need not say: `称谓 姓名` above `父亲 王建国` becomes
 * `称谓：父亲 姓名：王建国`. Only where every label is known and every row has as many cells: an empty one leaves no trace.
 */
export function labelTableRows(lines: readonly Line[], kind: SectionKind): Line[] {
  const at = lines.findIndex(({ plain }) => isHeadOfEntries(splitLineIntoParts(plain), kind))
  if (at < 0) return [...lines]
  const labels = splitLineIntoParts(lines[at]!.plain)
  const cells = lines.slice(at + 1).map(({ plain }) => splitLineIntoParts(plain))
  const areRows = cells.every(({ length }) => length < 2 || length === labels.length)
  if (!areRows || !cells.some(({ length }) => length > 1)) return [...lines]
  return [
    ...lines.slice(0, at),
    ...lines.slice(at + 1).map((line, row) => {
      if (cells[row]!.length < 2 || line.isListItem) return line
      const plain = cells[row]!.map((cell, i) => `${labels[i]}：${cell}`).join('\t')
      return { ...line, plain, markdown: escapeMarkdown(plain) }
    }),
  ]
}

function isHeadOfEntries(parts: readonly string[], kind: SectionKind): boolean {
  const targets = parts.map((part) => targetOfEntryLabel(part, kind))
  return parts.length > 1 && targets.includes('title') && targets.every((target) => target !== undefined)
}

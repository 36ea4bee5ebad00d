import { paragraphOf, textOfRuns, type Block, type Paragraph, type Run } from '../blocks/block'
import { targetOfEntryLabel } from '../classify/entry-labels'
import { labelOfLabels } from './field-style-name'

/** The level of a section's heading, which `heading 1` has. */
const sectionLevel = 2

/**
 * Blocks in which words have styles that say what they are: each gets its label, as in a text of labelled lines. Tables only set
 * such words side by side. What has been written beside them stays a line of its own.
 */
export function labelledBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'paragraph') return hasLabels(block) ? labelledParagraph(block) : [block]
    return isLabelled(block) ? labelledBlocks(block.rows.flat(2)) : [block]
  })
}

const hasLabels = ({ runs }: Paragraph) => runs.some(({ label }) => label !== undefined)
const isLabelled = (block: Block): boolean =>
  block.kind === 'paragraph'
    ? hasLabels(block)
    : block.rows.some((row) => row.some((cell) => cell.some(isLabelled)))

function labelledParagraph(paragraph: Paragraph): Block[] {
  const groups = groupsOf(paragraph.runs)
  if (paragraph.heading === sectionLevel) {
    const meaning = groups.find(({ label }) => label !== undefined)?.label
    const text = textOfRuns(paragraph.runs).trim()
    return [{ ...paragraph, runs: [{ text: meaning && text ? `${text}（${meaning}）` : text }] }]
  }
  const lines = groups.flatMap(({ label, runs }) => {
    const text = textOfRuns(runs).trim()
    if (label === labelOfLabels || !/[\p{L}\p{N}]/u.test(text)) return []
    const isDate = label !== undefined && targetOfEntryLabel(label) === 'dates'
    const block: Block =
      label === undefined
        ? { ...paragraph, heading: 0, runs: trimmed(runs) }
        : paragraphOf(`${label}：${text}`)
    return [{ block, isDate }]
  })
  // Dates may stand before the title, and would be taken for those of the entry above.
  return [...lines.filter(({ isDate }) => !isDate), ...lines.filter(({ isDate }) => isDate)].map(
    ({ block }) => block,
  )
}

function groupsOf(runs: readonly Run[]): { label: string | undefined; runs: Run[] }[] {
  const groups: { label: string | undefined; runs: Run[] }[] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last.label === run.label) last.runs.push(run)
    else groups.push({ label: run.label, runs: [run] })
  }
  return groups
}

/** Without the tab between a label and its text. */
function trimmed(runs: readonly Run[]): Run[] {
  const start = runs.findIndex(({ text }) => text.trim() !== '')
  return runs.slice(start).map((run, i) => (i === 0 ? { ...run, text: run.text.trimStart() } : run))
}

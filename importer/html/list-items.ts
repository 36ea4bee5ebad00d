import { textOfRuns, type Block, type Paragraph } from '../blocks/block'

/**
 * The blocks of an item as parts of a list; unchanged where the item has headings, tables or lines with gaps, as in lists
 * that lay out a page's entries.
 */
export function toListItem(
  blocks: readonly Block[],
  list: NonNullable<Paragraph['list']>,
  canHaveTabs = true,
): Block[] {
  const isLayout = blocks.some(
    (block) =>
      block.kind === 'table' ||
      block.heading > 0 ||
      ((blocks.length > 1 || !canHaveTabs) && !block.list && textOfRuns(block.runs).includes('\t')),
  )
  if (isLayout) return [...blocks]
  let starts = list.starts
  return blocks.map((block) => {
    if (block.kind === 'table' || block.list) return block
    const part = { ...block, list: { ...list, starts } }
    starts = false
    return part
  })
}

import type { PageBlock, PageEntry, PageSection } from '#typeset/template-input/template-input'
import { emWidth, type DocxContext } from './measures.server'

/** The sections that fit beside the narrow column, by about how high they are in pt, and what comes after them. */
export function fitBesideColumn(
  context: DocxContext,
  sections: readonly PageSection[],
  width: number,
  room: number,
) {
  let left = room
  const beside: PageSection[] = []
  const after: PageSection[] = []
  const { size, leading, spacing } = context.model.style
  for (const section of sections) {
    left -= size * (context.look.headingSize * leading + 1.8 * spacing)
    const heights = section.entries.map((entry) => entryHeight(context, entry, width))
    const fits = heights.findIndex((height) => (left -= height) < 0)
    // After a column at the right the rest of a section would be read as part of that column.
    const isWhole = context.look.layout === 'right'
    const count = after.length > 0 ? 0 : fits < 0 ? section.entries.length : isWhole ? 0 : fits
    if (count > 0) beside.push({ ...section, entries: section.entries.slice(0, count) })
    if (count < section.entries.length)
      after.push({ ...section, title: count > 0 ? '' : section.title, entries: section.entries.slice(count) })
  }
  return beside.length > 0 ? { beside, after } : { beside: after, after: [] }
}

function entryHeight(
  { model, look }: DocxContext,
  { title, subtitle, tag, place, note, link, text }: PageEntry,
  width: number,
): number {
  const { size, leading, spacing } = model.style
  const ems = width / 20 / size
  const heads = Number(title !== '') + Number(look.rest === 'below' && [subtitle, tag, place].some(Boolean))
  const lines = heads + Number(note !== '') + Number(link !== null) + linesOf(text, ems)
  return lines * size * leading + 0.7 * size * spacing
}

function linesOf(blocks: readonly PageBlock[], ems: number): number {
  return blocks.reduce((sum, block) => {
    if (block.type !== 'paragraph')
      return sum + block.items.reduce((lines, item) => lines + linesOf(item, ems - 1.2), 0)
    return sum + Math.max(1, Math.ceil(emWidth(block.runs.map(({ text }) => text).join('')) / ems))
  }, 0)
}

import type { Command } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

type ListName = 'bulletList' | 'orderedList'

/**
 * Makes every selected line an item of a list, also lines that only a line break parts; without a selection every line of
 * the paragraph. Pressed again, the items are lines again.
 */
export const toggleLineList =
  (listName: ListName): Command =>
  ({ chain, tr }) => {
    const { selection } = tr
    const stepCount = tr.steps.length
    const isInList = hasList(tr)
    return chain()
      .command(() => {
        if (!isInList) splitSelectedLines(tr)
        return true
      })
      .toggleList(listName, 'listItem')
      .command(() => {
        if (isInList && !hasList(tr)) joinParagraphs(tr)
        const mapping = tr.mapping.slice(stepCount)
        if (selection.empty) tr.setSelection(TextSelection.near(tr.doc.resolve(mapping.map(selection.from))))
        return true
      })
      .run()
  }

/** Whether the selection touches a list. */
function hasList({ doc, selection: { from, to } }: Transaction): boolean {
  let isFound = false
  doc.nodesBetween(from, to, ({ type }) => void (isFound ||= type.name === 'listItem'))
  return isFound
}

/** Makes the selected lines paragraphs, and selects these; a caret stands for its whole paragraph. */
function splitSelectedLines(tr: Transaction): void {
  const stepCount = tr.steps.length
  const { from, to } = selectedLines(tr)
  const breaks: number[] = []
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) breaks.push(...breaksAround(node, at + 1, from, to))
    return !node.isTextblock
  })
  for (const at of breaks.reverse()) tr.delete(at, at + 1).split(at)
  const mapping = tr.mapping.slice(stepCount)
  const [$from, $to] = [tr.doc.resolve(mapping.map(from, 1)), tr.doc.resolve(mapping.map(to, -1))]
  tr.setSelection(TextSelection.between($from, $to))
}

/** A line of which only the break is selected is not selected. */
function selectedLines({ selection: { $from, $to, empty } }: Transaction): { from: number; to: number } {
  if (empty) return { from: $from.start(), to: $from.end() }
  const from = $from.pos + ($from.nodeAfter?.type.name === 'hardBreak' ? 1 : 0)
  return { from, to: Math.max(from, $to.pos - ($to.nodeBefore?.type.name === 'hardBreak' ? 1 : 0)) }
}

/** The line breaks before, between and after the selected lines of a paragraph, which starts at `start`. */
function breaksAround(paragraph: Node, start: number, from: number, to: number): number[] {
  const breaks: number[] = []
  paragraph.forEach(({ type }, offset) => type.name === 'hardBreak' && breaks.push(start + offset))
  return breaks.filter((at, n) => {
    const [before, after] = [breaks[n - 1] ?? start - 1, breaks[n + 1] ?? start + paragraph.content.size]
    return (before < to && from <= at) || (at < to && from <= after)
  })
}

/** Joins the selected paragraphs by line breaks. */
function joinParagraphs(tr: Transaction): void {
  const { doc, selection } = tr
  const ends: number[] = []
  doc.forEach((node, at, index) => {
    const end = at + node.nodeSize
    const next = doc.maybeChild(index + 1)
    const isSelected = end > selection.from && end + 1 <= selection.to
    if (isSelected && node.isTextblock && next?.isTextblock) ends.push(end)
  })
  const { hardBreak } = doc.type.schema.nodes
  for (const end of ends.reverse()) tr.join(end).insert(end - 1, hardBreak!.create())
}

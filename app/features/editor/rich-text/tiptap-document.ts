import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { numberSuffixOf, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'

/** Returns blocks as a Tiptap document, which always has at least one paragraph. */
export function blocksToDoc(blocks: readonly Block[]): JSONContent {
  return { type: 'doc', content: blocks.length > 0 ? blocks.map(blockToNode) : [{ type: 'paragraph' }] }
}

function blockToNode(block: Block): JSONContent {
  if (block.type === 'paragraph') return { type: 'paragraph', content: block.runs.flatMap(runToNodes) }
  const content = block.items.map((item) => ({
    type: 'listItem',
    content:
      item[0]?.type === 'paragraph'
        ? item.map(blockToNode)
        : [{ type: 'paragraph' }, ...item.map(blockToNode)],
  }))
  return block.type === 'bullets'
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: block.start, sign: block.sign ?? null }, content }
}

function runToNodes({ text, url, ...style }: InlineRun): JSONContent[] {
  const marks = [
    ...(['bold', 'italic', 'underline'] as const).filter((mark) => style[mark]).map((type) => ({ type })),
    ...(url ? [{ type: 'link', attrs: { href: url } }] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, i): JSONContent[] => [
      ...(i > 0 ? [{ type: 'hardBreak', marks }] : []),
      ...(line ? [{ type: 'text', text: line, marks }] : []),
    ])
}

/** Returns a Tiptap document as blocks. */
export function docToBlocks(node: Node): Block[] {
  return children(node).map((child): Block => {
    if (child.type.name === 'paragraph') return { type: 'paragraph', runs: children(child).map(nodeToRun) }
    const items = children(child).map(docToBlocks)
    if (child.type.name !== 'orderedList') return { type: 'bullets', start: 1, items }
    const sign = numberSuffixOf(child.attrs.sign)
    return { type: 'numbers', start: Number(child.attrs.start) || 0, ...(sign && { sign }), items }
  })
}

function nodeToRun(node: Node): InlineRun {
  const run: InlineRun = { text: node.isText ? node.text! : '\n' }
  for (const { type, attrs } of node.marks) {
    if (type.name === 'link') run.url = String(attrs.href)
    else run[type.name as 'bold' | 'italic' | 'underline'] = true
  }
  return run
}

function children(node: Node): Node[] {
  return [...node.children]
}

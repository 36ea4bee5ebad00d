import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NUMBER_SIGNS, type Block, type Run } from '#contract/rich-text'

/** Blocks as the rich text editor holds them; it always has a line to write in. */
export function docOf(blocks: readonly Block[]): JSONContent {
  return { type: 'doc', content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }] }
}

function nodeOf(block: Block): JSONContent {
  if (block.type === 'paragraph') return { type: 'paragraph', content: block.runs.flatMap(textsOf) }
  const content = block.items.map((item) => ({
    type: 'listItem',
    content: item[0]?.type === 'paragraph' ? item.map(nodeOf) : [{ type: 'paragraph' }, ...item.map(nodeOf)],
  }))
  return block.type === 'bullets'
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: block.start, sign: block.sign ?? null }, content }
}

function textsOf({ text, url, ...look }: Run): JSONContent[] {
  const marks = [
    ...(['bold', 'italic', 'underline'] as const).filter((mark) => look[mark]).map((type) => ({ type })),
    ...(url ? [{ type: 'link', attrs: { href: url } }] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, i): JSONContent[] => [
      ...(i > 0 ? [{ type: 'hardBreak', marks }] : []),
      ...(line ? [{ type: 'text', text: line, marks }] : []),
    ])
}

/** What the rich text editor holds, as blocks. */
export function blocksOf(node: Node): Block[] {
  return children(node).map((child): Block => {
    if (child.type.name === 'paragraph') return { type: 'paragraph', runs: children(child).map(runOf) }
    const items = children(child).map(blocksOf)
    if (child.type.name !== 'orderedList') return { type: 'bullets', start: 1, items }
    const sign = NUMBER_SIGNS.find((one) => one === child.attrs.sign)
    return { type: 'numbers', start: Number(child.attrs.start) || 0, ...(sign && { sign }), items }
  })
}

function runOf(node: Node): Run {
  const run: Run = { text: node.isText ? node.text! : '\n' }
  for (const { type, attrs } of node.marks) {
    if (type.name === 'link') run.url = String(attrs.href)
    else run[type.name as 'bold' | 'italic' | 'underline'] = true
  }
  return run
}

function children(node: Node): Node[] {
  return [...node.children]
}

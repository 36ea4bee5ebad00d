import type { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Node = { role?: string; type?: string; id?: string; children?: readonly Node[] }

/** What a tagged PDF says of a stretch of text: the paragraph it belongs to, and the item of a list, if it is in one. */
export type Structure = { block: number; listItem: number | undefined }

/** Elements of PDF (ISO 32000-1, 14.8.4) that are a paragraph each; those within lines are of the one around them. */
const blocks = /^(?:P|H\d?|Title|TD|TH|Caption|BlockQuote|Note|FENote|TOCI)$/
const listItem = 'LI'
/** Deeper than any document that a program writes. */
const maxDepth = 60

/** The structure of a page's text by the ids of marked content; empty for a page without tags. */
export async function readStructure(page: Page): Promise<ReadonlyMap<string, Structure>> {
  const found = new Map<string, Structure>()
  let count = 0
  const walk = (node: Node, around: Partial<Structure>, depth: number) => {
    if (node.type === 'content' && node.id && around.block !== undefined)
      found.set(node.id, { block: around.block, listItem: around.listItem })
    if (depth >= maxDepth) return
    const isItem = node.role === listItem
    const isBlock = isItem || (node.role !== undefined && blocks.test(node.role))
    const number = isBlock ? ++count : undefined
    const within = { block: number ?? around.block, listItem: isItem ? number : around.listItem }
    for (const child of node.children ?? []) walk(child, within, depth + 1)
  }
  // A damaged tree is none.
  const tree = (await page.getStructTree().catch(() => undefined)) as Node | undefined
  if (tree) walk(tree, {}, 0)
  return found
}

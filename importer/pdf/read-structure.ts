import type { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type PdfNode = { role?: string; type?: string; id?: string; children?: readonly PdfNode[] }

/** An element of a tagged PDF (ISO 32000-1, 14.8.4) in reading order; a string is the id of a stretch of marked content. */
export type StructureElement = { role: string; children: (StructureElement | string)[] }

/** Deeper than any document that a program writes. */
const maxDepth = 60

/** The structure of a page's text; undefined for a page without tags. */
export async function readStructure(page: Page): Promise<StructureElement | undefined> {
  // A damaged tree is none.
  const tree = (await page.getStructTree().catch(() => undefined)) as PdfNode | undefined
  const root = tree && elementOf(tree, 0)
  return root && root.children.length > 0 ? root : undefined
}

function elementOf({ role = '', children = [] }: PdfNode, depth: number): StructureElement {
  const contents: StructureElement['children'] = []
  for (const child of children) {
    if (child.type === 'content' && child.id) contents.push(child.id)
    else if (child.type === undefined && depth < maxDepth) contents.push(elementOf(child, depth + 1))
  }
  return { role, children: contents }
}

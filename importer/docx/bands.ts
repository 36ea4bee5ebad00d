import { hasWords, textOfRuns, type Block } from '../blocks/block'
import { characterCount } from '../line'

const maxBandLength = 40

/** Blocks with a ground of their own: a single short paragraph is ruled by it, as headings are. */
export function asBand(blocks: Block[]): Block[] {
  const [only, ...others] = blocks.filter(hasWords)
  const isBand =
    only?.kind === 'paragraph' && others.length === 0 && !only.list && isShort(textOfRuns(only.runs))
  return isBand ? [{ ...only, isRuled: true }] : blocks
}

const isShort = (text: string) => characterCount(text.trim()) <= maxBandLength

/** Lines around several paragraphs in a row make a frame; none of them is a heading for it. */
export function withoutFrames(blocks: readonly Block[]): Block[] {
  const isRuled = (block: Block | undefined) => block?.kind === 'paragraph' && block.isRuled === true
  const neighbours = (i: number) => [isRuled(blocks[i - 1]), isRuled(blocks[i + 1])]
  return blocks.map((block, i) => {
    if (block.kind !== 'paragraph' || !block.isRuled) return block
    const [before, after] = neighbours(i)
    const isFramed = (before && after) || (before && neighbours(i - 1)[0]) || (after && neighbours(i + 1)[1])
    return isFramed ? { ...block, isRuled: false } : block
  })
}

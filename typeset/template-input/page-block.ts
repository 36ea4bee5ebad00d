import type { Block } from '#resume-model/rich-text/parse-rich-text'
import { doiUrl } from '#contract/validation/doi'
import type { PageBlock, PageRun } from './template-input'
import { hasLongWord, markUnbreakableWords } from './unbreakable-words'

const cjkLetter = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff65]/u
const startsRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A reference is not justified: a DOI leaves the line before it half empty. */
const hasDoi = (runs: readonly PageRun[]) => runs.some(({ url }) => url?.startsWith(doiUrl('')))

/** A block as templates draw it: it says where its lines do not break and which script it is in. */
export function toPageBlock(block: Block): PageBlock {
  if (block.type !== 'paragraph') return { ...block, items: block.items.map((item) => item.map(toPageBlock)) }
  const text = block.runs.map((run) => run.text).join('')
  const runs = markUnbreakableWords(block.runs)
  return {
    type: 'paragraph',
    runs,
    ...(!cjkLetter.test(text) && { latin: true }),
    ...(startsRightToLeft.test(text) && { rightToLeft: true }),
    ...((hasLongWord(runs) || hasDoi(runs)) && { ragged: true }),
  }
}

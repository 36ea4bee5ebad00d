import type { Block } from '#resume-model/rich-text/parse-rich-text'
import { doiUrl } from '#contract/validation/doi'
import { estimateLines } from './line-estimate'
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
  const isChinese = cjkLetter.test(text)
  const isRagged = hasLongWord(runs) || hasDoi(runs)
  return {
    type: 'paragraph',
    runs,
    ...(!isChinese && { latin: true }),
    ...(startsRightToLeft.test(text) && { rightToLeft: true }),
    ...(isRagged ? { ragged: true } : isChinese && { lines: estimateLines(runs) }),
  }
}

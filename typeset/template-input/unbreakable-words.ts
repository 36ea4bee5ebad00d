import type { InlineRun } from '#resume-model/rich-text/parse-rich-text'
import type { PageRun } from './template-input'

/**
 * Words that must not be split over lines, only where Unicode line breaking would split them: after a hyphen,
 * a slash or a space inside, between two signs. 320ms, Node.js, 10,000+ need no help.
 */
const unbreakablePattern = new RegExp(
  [
    '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,6}',
    '(?:https?://|www\\.)[\\w./?&=#%~:+-]{1,32}(?![\\w/?&=#%~:+-]|\\.\\w)',
    '[A-Za-z]{1,12}(?:\\+\\+|#)(?:[\\d/]{1,4})?',
    '\\d{4}-\\d{1,2}(?:-\\d{1,2})?(?!\\d)',
    '\\d{3,4}-\\d{3,8}(?:-\\d{3,8})?(?!\\d)',
    '\\d[\\d.,]{0,15}[%‰]\\+',
    '\\d[\\d.,]{0,15} (?:ms|s|min|h|d|kB|KB|MB|GB|TB|PB|QPS|TPS|fps|Hz|kHz|MHz|GHz|km|cm|mm|m|kg|g|pt|px|kW|MW|V|A)(?![A-Za-z])',
    '[A-Za-z0-9]{1,12}(?:[-/][A-Za-z0-9]{1,12}){1,2}(?![-/\\w])',
  ]
    .map((part) => `(?:${part})`)
    .join('|'),
  'g',
)
/** A cheap test: every match contains one of these, and most runs contain none. */
const quickCheckPattern = /[-@/+# ]|www\./
const maxWordLength = 40

/** Splits runs so that every unbreakable word is a run of its own, marked `keep`. */
export function markUnbreakableWords(runs: readonly InlineRun[]): PageRun[] {
  const cut = runs.flatMap(splitRun)
  cut.forEach((run, index) => {
    if (!run.keep) return
    if (isHan(cut[index - 1]?.text.at(-1))) run.gapBefore = true
    if (isHan(cut[index + 1]?.text[0])) run.gapAfter = true
  })
  return cut
}

function splitRun(run: InlineRun): PageRun[] {
  if (!quickCheckPattern.test(run.text)) return [run]
  const parts: PageRun[] = []
  let last = 0
  for (const { 0: word, index } of run.text.matchAll(unbreakablePattern)) {
    if (word.length > maxWordLength || /[A-Za-z0-9]/.test(run.text[index - 1] ?? '')) continue
    if (index > last) parts.push({ ...run, text: run.text.slice(last, index) })
    parts.push({ ...run, text: word, keep: true })
    last = index + word.length
  }
  if (last < run.text.length) parts.push({ ...run, text: run.text.slice(last) })
  return parts
}

const isHan = (char: string | undefined) => char !== undefined && /[\p{Script=Han}\u3040-\u30ff]/u.test(char)

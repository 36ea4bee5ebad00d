import { isLinkTarget, parseInline } from './parse-inline'
import type { InlineRun } from './parse-rich-text'

type RunStyle = Omit<InlineRun, 'text'>
type Syntax = { italic: string; escapes?: true; separated?: true }

/** From the most readable to the safest. */
const syntaxes: Syntax[] = [
  { italic: '*' },
  { italic: '_' },
  { italic: '*', escapes: true },
  { italic: '_', escapes: true },
]
const safestSyntax: Syntax = { italic: '*', escapes: true, separated: true }
/** An empty underline: the marks on its two sides do not touch. */
const emptySeparator = '<u></u>'

/**
 * Serializes runs so that `parseInline` returns the same runs. Neighbours must differ in style, as it returns
 * them.
 */
export function serializeInline(runs: readonly InlineRun[]): string {
  for (const syntax of syntaxes) {
    const text = serializeWith(runs, syntax)
    if (areSameRuns(parseInline(text), runs)) return text
  }
  return serializeWith(runs, safestSyntax)
}

function serializeWith(runs: readonly InlineRun[], syntax: Syntax): string {
  let text = ''
  let open: Mark[] = []
  const switchTo = (next: Mark[]) => {
    let shared = 0
    while (shared < open.length && next[shared]?.before === open[shared]!.before) shared++
    if (next[shared]?.after !== open[shared]?.after) shared = Math.min(shared, open.length)
    for (const mark of open.slice(shared).reverse()) text += mark.after
    for (const mark of next.slice(shared)) text += mark.before
    open = next
  }
  for (const run of runs) {
    switchTo(marksOf(run, syntax))
    const escapedText = syntax.escapes ? run.text.replace(/[\\*_[\]<]/g, '\\$&') : run.text
    text += syntax.separated ? emptySeparator + escapedText + emptySeparator : escapedText
    if (syntax.separated) {
      switchTo([])
      text += emptySeparator
    }
  }
  switchTo([])
  return text
}

type Mark = { before: string; after: string }

/** Outermost first. */
function marksOf({ bold, italic, underline, url }: RunStyle, syntax: Syntax): Mark[] {
  const marks: Mark[] = []
  if (url && isLinkTarget(url)) marks.push({ before: '[', after: `](${url})` })
  if (underline) marks.push({ before: '<u>', after: '</u>' })
  if (bold) marks.push({ before: '**', after: '**' })
  if (italic) marks.push({ before: syntax.italic, after: syntax.italic })
  return marks
}

function areSameRuns(a: readonly InlineRun[], b: readonly InlineRun[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      (run, i) =>
        run.text === b[i]!.text &&
        run.bold === b[i]!.bold &&
        run.italic === b[i]!.italic &&
        run.underline === b[i]!.underline &&
        run.url === b[i]!.url,
    )
  )
}

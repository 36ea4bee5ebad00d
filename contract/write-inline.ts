import { isTarget, parseInline } from './rich-inline'
import type { Run } from './rich-text'

type Look = Omit<Run, 'text'>
type Spelling = { italic: string; escapes?: true; apart?: true }

/** From the one that reads best to the one that always holds. */
const spellings: Spelling[] = [
  { italic: '*' },
  { italic: '_' },
  { italic: '*', escapes: true },
  { italic: '_', escapes: true },
]
const surest: Spelling = { italic: '*', escapes: true, apart: true }
/** An underline of nothing: marks on its two sides do not touch. */
const seam = '<u></u>'

/** Runs with their marks, which `parseInline` reads as the same runs. Neighbours must differ, as it gives them. */
export function writeInline(runs: readonly Run[]): string {
  for (const spelling of spellings) {
    const text = spelled(runs, spelling)
    if (isSame(parseInline(text), runs)) return text
  }
  return spelled(runs, surest)
}

function spelled(runs: readonly Run[], spelling: Spelling): string {
  let text = ''
  let open: Mark[] = []
  const goTo = (next: Mark[]) => {
    let shared = 0
    while (shared < open.length && next[shared]?.before === open[shared]!.before) shared++
    if (next[shared]?.after !== open[shared]?.after) shared = Math.min(shared, open.length)
    for (const mark of open.slice(shared).reverse()) text += mark.after
    for (const mark of next.slice(shared)) text += mark.before
    open = next
  }
  for (const run of runs) {
    goTo(marksOf(run, spelling))
    const words = spelling.escapes ? run.text.replace(/[\\*_[\]<]/g, '\\$&') : run.text
    text += spelling.apart ? seam + words + seam : words
    if (spelling.apart) {
      goTo([])
      text += seam
    }
  }
  goTo([])
  return text
}

type Mark = { before: string; after: string }

/** Outermost first. */
function marksOf({ bold, italic, underline, url }: Look, spelling: Spelling): Mark[] {
  const marks: Mark[] = []
  if (url && isTarget(url)) marks.push({ before: '[', after: `](${url})` })
  if (underline) marks.push({ before: '<u>', after: '</u>' })
  if (bold) marks.push({ before: '**', after: '**' })
  if (italic) marks.push({ before: spelling.italic, after: spelling.italic })
  return marks
}

function isSame(a: readonly Run[], b: readonly Run[]): boolean {
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

import type { DiffPart } from './improving'

/** Beyond it, in steps of the table, two texts are simply another: comparing them would take seconds. */
const mostCells = 4_000_000
/** Less in common than that, and old and new are read one after the other. */
const leastCommon = 0.25

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
const lettersOf = (text: string) => [...text].length

type Change = { same: string; gone: string; fresh: string }

/** What became of a text, word by word as people read Chinese and English: without `new` it is the old text, without `gone` the new one. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const changes = a.length * b.length > mostCells ? [] : readable(changesOf(a, b))
  const common = changes.reduce((sum, { same }) => sum + lettersOf(same), 0)
  if (common < leastCommon * Math.min(lettersOf(before), lettersOf(after)) || changes.length === 0)
    return partsOf([{ same: '', gone: before, fresh: after }])
  return partsOf(changes)
}

function changesOf(a: string[], b: string[]): Change[] {
  const common = commonLengths(a, b)
  const changes: Change[] = []
  let open: Change = { same: '', gone: '', fresh: '' }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      if (open.gone || open.fresh) {
        changes.push(open)
        open = { same: '', gone: '', fresh: '' }
      }
      open.same += a[i]!
      i++
      j++
    } else if (j >= b.length || (i < a.length && common(i + 1, j) >= common(i, j + 1))) open.gone += a[i++]!
    else open.fresh += b[j++]!
  }
  return [...changes, open]
}

/** How many words two ends of texts have in common, by where they begin. */
function commonLengths(a: string[], b: string[]): (i: number, j: number) => number {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
  return (i, j) => table[i * width + j]!
}

/** A letter that stayed between two changes is easier to read as part of both. */
function readable(changes: Change[]): Change[] {
  return changes.reduce<Change[]>((read, { same, gone, fresh }) => {
    const last = read.at(-1)
    const joins = last && (last.gone || last.fresh) && (gone || fresh) && lettersOf(same) < 2 && same !== '\n'
    if (!joins) return [...read, { same, gone, fresh }]
    return [
      ...read.slice(0, -1),
      { same: last.same, gone: last.gone + same + gone, fresh: last.fresh + same + fresh },
    ]
  }, [])
}

function partsOf(changes: Change[]): DiffPart[] {
  return changes
    .flatMap(({ same, gone, fresh }): DiffPart[] => [
      { is: 'same', text: same },
      { is: 'gone', text: gone },
      { is: 'new', text: fresh },
    ])
    .filter(({ text }) => text !== '')
}

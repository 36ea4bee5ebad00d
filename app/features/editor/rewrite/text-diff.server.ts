import type { DiffPart } from './rewrite-types'

/** Beyond it, in steps of the table, two texts are simply another: comparing them would take seconds. */
const maxCells = 4_000_000
/** Less in common than that, and old and new are read one after the other. */
const minCommonRatio = 0.25

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const segmentWords = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
const countCharacters = (text: string) => [...text].length

type Change = { same: string; removed: string; added: string }

/** What became of a text, word by word as people read Chinese and English: without `new` it is the old text, without `gone` the new one. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [segmentWords(before), segmentWords(after)]
  const changes = a.length * b.length > maxCells ? [] : mergeShortMatches(diffWords(a, b))
  const common = changes.reduce((sum, { same }) => sum + countCharacters(same), 0)
  if (
    common < minCommonRatio * Math.min(countCharacters(before), countCharacters(after)) ||
    changes.length === 0
  )
    return toDiffParts([{ same: '', removed: before, added: after }])
  return toDiffParts(changes)
}

function diffWords(a: string[], b: string[]): Change[] {
  const common = commonLengthTable(a, b)
  const changes: Change[] = []
  let current: Change = { same: '', removed: '', added: '' }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      if (current.removed || current.added) {
        changes.push(current)
        current = { same: '', removed: '', added: '' }
      }
      current.same += a[i]!
      i++
      j++
    } else if (j >= b.length || (i < a.length && common(i + 1, j) >= common(i, j + 1)))
      current.removed += a[i++]!
    else current.added += b[j++]!
  }
  return [...changes, current]
}

/** How many words two ends of texts have in common, by where they begin. */
function commonLengthTable(a: string[], b: string[]): (i: number, j: number) => number {
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
function mergeShortMatches(changes: Change[]): Change[] {
  return changes.reduce<Change[]>((merged, { same, removed, added }) => {
    const last = merged.at(-1)
    const shouldMerge =
      last && (last.removed || last.added) && (removed || added) && countCharacters(same) < 2 && same !== '\n'
    if (!shouldMerge) return [...merged, { same, removed, added }]
    return [
      ...merged.slice(0, -1),
      { same: last.same, removed: last.removed + same + removed, added: last.added + same + added },
    ]
  }, [])
}

function toDiffParts(changes: Change[]): DiffPart[] {
  return changes
    .flatMap(({ same, removed, added }): DiffPart[] => [
      { kind: 'same', text: same },
      { kind: 'gone', text: removed },
      { kind: 'new', text: added },
    ])
    .filter(({ text }) => text !== '')
}

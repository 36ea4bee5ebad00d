import { diffArrays } from 'diff'
import type { DiffPart } from './diff-part'

/**
 * Removed and added words. With more, the texts count as entirely different: 600 take 50 ms at most, and the
 * time grows with the square.
 */
const maxEdits = 600
/** With less text in common, the old and new texts are shown one after the other. */
const minCommonRatio = 0.25

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const segmentWords = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
const countCharacters = (text: string) => [...text].length

type Change = { same: string; removed: string; added: string }

/**
 * Returns the word diff of two Chinese or English texts: without `new` parts it is the old text, without
 * `gone` parts the new one.
 */
export function textDiff(before: string, after: string): DiffPart[] {
  const changes = mergeShortMatches(diffWords(segmentWords(before), segmentWords(after)) ?? [])
  const common = changes.reduce((sum, { same }) => sum + countCharacters(same), 0)
  if (
    common < minCommonRatio * Math.min(countCharacters(before), countCharacters(after)) ||
    changes.length === 0
  )
    return toDiffParts([{ same: '', removed: before, added: after }])
  return toDiffParts(changes)
}

/** Returns the changes between two word lists; undefined above `maxEdits`. */
function diffWords(a: string[], b: string[]): Change[] | undefined {
  const parts = diffArrays(a, b, { maxEditLength: maxEdits })
  if (!parts) return undefined
  const changes: Change[] = []
  let current: Change = { same: '', removed: '', added: '' }
  for (const { added, removed, value } of parts) {
    const text = value.join('')
    if (removed) current.removed += text
    else if (added) current.added += text
    else {
      if (current.removed || current.added) {
        changes.push(current)
        current = { same: '', removed: '', added: '' }
      }
      current.same += text
    }
  }
  return [...changes, current]
}

/** Merges two changes with one unchanged character between them: that reads more easily. */
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

import { ByteView } from './byte-view'

/** A part of the stream `WordDocument` and where the changes of its format are; `changes` is empty for none. */
export type FormattedRun = { from: number; to: number; changes: ByteView }

const pageLength = 512
/** Resumes have a few thousand; the rest of a larger document is read without formats. */
const maxRuns = 50_000
const none = new ByteView(new Uint8Array())

/** The formats of characters or paragraphs: pages in the document, which the table stream lists. */
export function readFormattedRuns(
  document: ByteView,
  list: ByteView,
  kind: 'characters' | 'paragraphs',
): FormattedRun[] {
  const count = Math.floor((list.length - 4) / 8)
  const runs: FormattedRun[] = []
  // A damaged file may list a page again and again.
  const seen = new Set<number>()
  for (let i = 0; i < count && runs.length < maxRuns; i++) {
    const page = list.u32((count + 1) * 4 + i * 4) & 0x3fffff
    if (seen.has(page) || page * pageLength >= document.length) continue
    seen.add(page)
    readPage(document.slice(page * pageLength, pageLength), kind, runs)
  }
  return runs.sort((a, b) => a.from - b.from)
}

function readPage(page: ByteView, kind: 'characters' | 'paragraphs', runs: FormattedRun[]): void {
  const count = page.u8(pageLength - 1)
  const entryLength = kind === 'characters' ? 1 : 13
  for (let i = 0; i < count; i++) {
    const at = page.u8((count + 1) * 4 + i * entryLength) * 2
    const changes =
      at === 0 ? none : kind === 'characters' ? page.slice(at + 1, page.u8(at)) : paragraphChanges(page, at)
    runs.push({ from: page.u32(i * 4), to: page.u32(i * 4 + 4), changes })
  }
}

/** Its length is in words, of which the first has a byte less; longer ones have their length after a zero. */
function paragraphChanges(page: ByteView, at: number): ByteView {
  const words = page.u8(at)
  return words > 0 ? page.slice(at + 1, words * 2 - 1) : page.slice(at + 2, page.u8(at + 1) * 2)
}

/** Finds the run at a place; the one found last is tried first, since text is read from its start to its end. */
export function runFinder<T extends { from: number; to: number }>(
  runs: readonly T[],
): (at: number) => T | undefined {
  let last: T | undefined
  return (at) => {
    if (last && at >= last.from && at < last.to) return last
    let low = 0
    let high = runs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (runs[middle]!.from <= at) low = middle + 1
      else high = middle
    }
    const run = runs[low - 1]
    last = run && at < run.to ? run : undefined
    return last
  }
}

import { parseDocument } from '#importer/parse-document'
import type { CorpusFile } from './corpus'
import { scoreReading } from './score'

/** Of facts: how many of those written were found, and how many of those read were right. */
export type Scored = { recall: number; precision: number; files: number }
type Counts = { found: number; written: number; read: number; files: number }

/** Reads files and counts facts, in all and by layout. @throws ImportError of a file that is refused */
export async function scoreFiles(
  files: readonly CorpusFile[],
): Promise<{ all: Scored; byLayout: ReadonlyMap<string, Scored> }> {
  const byLayout = new Map<string, Counts>()
  for (const { name, layout, person, bytes } of files) {
    const { resume } = await parseDocument(bytes, name)
    const { found, written, read } = scoreReading(person.resume, resume)
    const counts = byLayout.get(layout) ?? { found: 0, written: 0, read: 0, files: 0 }
    byLayout.set(layout, add(counts, { found, written, read, files: 1 }))
  }
  const all = [...byLayout.values()].reduce(add, { found: 0, written: 0, read: 0, files: 0 })
  return {
    all: toScored(all),
    byLayout: new Map([...byLayout].map(([layout, counts]) => [layout, toScored(counts)])),
  }
}

const add = (a: Counts, b: Counts): Counts => ({
  found: a.found + b.found,
  written: a.written + b.written,
  read: a.read + b.read,
  files: a.files + b.files,
})
const toScored = ({ found, written, read, files }: Counts): Scored => ({
  recall: found / written,
  precision: found / Math.max(1, read),
  files,
})

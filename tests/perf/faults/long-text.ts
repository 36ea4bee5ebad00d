import { maskResume } from '#api/sharing/masking/mask-resume'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import { SavedResume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { parseDocument } from '#importer/parse-document'
import { ImportError } from '#importer/import-error'
import { adversarialUnits } from '#tests/linear-time/adversarial-texts'
import { pdfUnits, pdfs } from '#tests/linear-time/adversarial-pdfs'
import { files, slowDocxFiles, buildLongResume, scans } from '#tests/linear-time/text-scans'
import { createFaultReport } from './fault-report'

/**
 * Fills every text field of a resume and every kind of file to its limit with texts that may slow down a
 * scan: nothing blocks the main process's event loop for 50 ms, or the import process for a second.
 * `node --import tsx tests/perf/faults/long-text.ts`; exits with 1 otherwise.
 */
const longestStallMs = 50
const longestReadingMs = 1_000
/** An import rejects more than 90,000 characters; this is close to the longest text that it parses. */
const longestFile = 88_000
/** Repeated when too slow: the compiler or the garbage collector may have run. */
const attempts = 4

type WorstCase = { ms: number; label: string; inputs: number }
const { check, finish } = createFaultReport(
  'long-text',
  'texts that a scan may stumble over, each as long as it can be',
)

/**
 * Returns the shortest of a few runs, in ms of CPU time including threads, so that a busy machine does not
 * count as a slow text.
 */
async function timeOf(work: () => unknown, allowedMs: number): Promise<number> {
  let shortest = Infinity
  for (let i = 0; i < attempts && shortest > allowedMs; i++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    shortest = Math.min(shortest, (user + system) / 1_000)
  }
  return shortest
}

async function worstOf(
  works: Iterable<[of: string, work: () => unknown]>,
  allowedMs: number,
): Promise<WorstCase> {
  const worst: WorstCase = { ms: 0, label: '', inputs: 0 }
  for (const [label, work] of works) {
    const ms = await timeOf(work, allowedMs)
    worst.inputs++
    if (ms > allowedMs) console.log(`${label}: ${Math.round(ms)} ms`)
    if (ms > worst.ms) Object.assign(worst, { ms, label })
  }
  return worst
}

function* worstOver<T>(
  kinds: Record<string, T>,
  work: (kind: T, unit: string) => unknown,
  units: readonly string[] = adversarialUnits,
): Generator<[string, () => unknown]> {
  for (const [name, kind] of Object.entries(kinds))
    for (const unit of units) yield [`${name} of ${JSON.stringify(unit)}`, () => work(kind, unit)]
}

function report(what: string, { ms, label, inputs }: WorstCase, allowedMs: number) {
  check(
    `${what}: ${inputs} inputs, at most ${allowedMs} ms of processor time`,
    ms <= allowedMs,
    `${Math.round(ms)} ms (${label})`,
  )
}

// Compiled in advance, as in a service that has run for a while.
for (const scan of Object.values(scans)) for (let i = 0; i < 20; i++) scan('a、', 2_000)

report(
  'one turn of the main process',
  await worstOf(
    worstOver(scans, (scan, unit) => scan(unit, ResumeLimits.text)),
    longestStallMs,
  ),
  longestStallMs,
)

report(
  'masking a shared resume',
  await worstOf(
    worstOver({ masking: maskResume }, (mask, unit) =>
      mask(SavedResume.parse(buildLongResume(unit, ResumeLimits.text)), MASK_KINDS),
    ),
    longestReadingMs,
  ),
  longestReadingMs,
)

const ignoreImportError = (error: unknown) => {
  if (!(error instanceof ImportError)) throw error
}
const importTask = (file: (typeof files)[string], unit: string, length: number) => {
  const { bytes, name } = file(unit, length)
  return parseDocument(bytes, name).catch(ignoreImportError)
}
report(
  'reading a file',
  await worstOf(
    worstOver(files, (file, unit) => importTask(file, unit, longestFile)),
    longestReadingMs,
  ),
  longestReadingMs,
)
report(
  'reading a file, Word files of many looks and cells',
  await worstOf(
    worstOver(slowDocxFiles, (file, unit) => importTask(file, unit, longestFile), pdfUnits),
    longestReadingMs,
  ),
  longestReadingMs,
)
// Pages with as many lines as an import reads, and pages with as many words.
for (const [many, words] of [
  ['lines', 4_900],
  ['words', 19_500],
] as const)
  report(
    `reading a file, PDFs of as many ${many} as are read`,
    await worstOf(
      worstOver(pdfs, (file, unit) => importTask(file, unit, words * unit.length), pdfUnits),
      longestReadingMs,
    ),
    longestReadingMs,
  )
await finish()

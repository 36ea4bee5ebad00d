import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createImporter } from '#importer/importer'
import { corpusFiles } from '#tests/import-corpus/corpus'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { timeTask } from '../stats/timing'

/** Between opening the page and sending a file: people need longer to find one. */
const pauseMs = 2_000
const importProcess = { processFile: 'build/server/import-process.js' }

type Upload = { title: string; name: string; bytes: Uint8Array; max?: number }

/**
 * Measures imports as the server does them, in a process of their own: somebody opens the page, then sends a file. A
 * file that comes right after another meets no process that is ready; that is measured as well.
 */
export async function measureImports(
  long: { pdf: Uint8Array; pages: number; docx: Uint8Array },
  quick: boolean,
): Promise<Measurement[]> {
  const uploads: Upload[] = [
    { title: `a PDF of ${long.pages} pages`, name: 'resume.pdf', bytes: long.pdf, max: 400 },
    { title: 'a Word file', name: 'resume.docx', bytes: long.docx, max: 150 },
    { title: 'a .doc file', name: 'resume.doc', bytes: bytesOf('importer/fixtures/old-word.doc') },
    { title: 'an HTML file', name: 'resume.html', bytes: corpusFiles('html')[0]!.bytes },
    { title: 'a text file', name: 'resume.md', bytes: corpusFiles('text')[0]!.bytes },
  ]
  const rounds = quick ? 10 : 40
  const measured: Measurement[] = []
  for (const upload of uploads) {
    const { times, lines } = await timeImports(upload, rounds)
    measured.push(...figures(`import of ${upload.title}`, times, upload.max))
    if (upload.max) measured.push({ name: `lines of ${upload.title}`, measured: lines })
  }
  for (const upload of uploads.slice(0, 2)) {
    const { times } = await timeImports(upload, rounds, { isSpareReady: false })
    measured.push(...figures(`import of ${upload.title} right after another`, times))
  }
  return measured
}

const bytesOf = (path: string) => new Uint8Array(readFileSync(path))

async function timeImports(
  { bytes, name }: Upload,
  rounds: number,
  { isSpareReady } = { isSpareReady: true },
) {
  const importer = createImporter(importProcess, isSpareReady ? {} : { spareIdleMs: 0 })
  const times: number[] = []
  let lines = 0
  try {
    for (let round = 0; round < rounds; round++) {
      importer.prepare()
      if (isSpareReady) await sleep(pauseMs)
      times.push(await timeTask(async () => (lines = (await importer.importFile(bytes, name)).lines)))
    }
    return { times, lines }
  } finally {
    await importer.close()
  }
}

const figures = (name: string, times: readonly number[], max?: number): Measurement[] => [
  { name: `${name}, p50`, measured: percentile(times, 0.5), unit: 'ms', max },
  { name: `${name}, p99`, measured: percentile(times, 0.99), unit: 'ms' },
]

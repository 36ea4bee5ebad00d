/**
 * `npm run damage-imports [-- --seed 1 --count 1000 --only 17,18]`: imports damaged files of every kind as uploads are, each in a
 * process of its own, and prints what came of them. Exits with 1 after a crash, or a file that takes more than a second; such
 * files are kept in a temporary folder. Needs what score-imports.ts needs.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createImporter } from '#importer/importer'
import { ImportError } from '#importer/import-error'
import { damagedFiles, type DamagedFile } from '#tests/import-corpus/damage/damaged-files'
import { timeTask } from '../bench/stats/timing'
import { percentile } from '../bench/stats/percentiles'
import { allSources } from './all-sources'
import { peakOfChildren } from './process-memory'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    only: { type: 'string' },
  },
})
const seed = Number(values.seed)
const only = values.only?.split(',').map(Number)
const maxMs = 1_000
/** Others may use the machine: a file is slow if it is slow each time. */
const maxTries = 3

type Outcome = DamagedFile & { answer: string; isCrash: boolean; ms: number; peakMb: number }

// Without a spare process, each time and each memory is that of one file.
const importer = createImporter({ processFile: 'build/server/import-process.js' }, { spareIdleMs: 0 })

async function importOnce(file: DamagedFile): Promise<Outcome> {
  let answer = 'imported'
  let isCrash = false
  const { result: ms, peakMb } = await peakOfChildren(() =>
    timeTask(() =>
      importer.importFile(file.bytes, file.name).catch((error: Error) => {
        isCrash = !(error instanceof ImportError)
        answer = error.message
      }),
    ),
  )
  return { ...file, answer, isCrash, ms, peakMb }
}

async function importDamaged(file: DamagedFile): Promise<Outcome> {
  let outcome = await importOnce(file)
  for (let tries = 1; outcome.ms > maxMs && !outcome.isCrash && tries < maxTries; tries++) {
    const again = await importOnce(file)
    outcome = { ...again, ms: Math.min(again.ms, outcome.ms), peakMb: Math.max(again.peakMb, outcome.peakMb) }
  }
  return outcome
}

const outcomes: Omit<Outcome, 'bytes'>[] = []
let folder: string | undefined
for (const file of damagedFiles(await allSources(), { seed, count: Number(values.count) })) {
  if (only && !only.includes(Number.parseInt(file.name, 10))) continue
  const { bytes, ...outcome } = await importDamaged(file)
  outcomes.push(outcome)
  const { name, damage, answer, isCrash, ms } = outcome
  if (!isCrash && ms <= maxMs) continue
  folder ??= mkdtempSync(join(tmpdir(), `smart-resume-damaged-${seed}-`))
  writeFileSync(join(folder, name), bytes)
  console.log(`${isCrash ? 'crash' : `${ms.toFixed(0)} ms`}: ${name} (${damage}): ${answer}`)
}

console.log(
  `seed ${seed}, ${outcomes.length} files\n\n| files | p50, ms | p99, ms | slowest, ms | most memory, MB |`,
)
console.log('| --- | --- | --- | --- | --- |')
const row = (name: string, of: typeof outcomes) => {
  const times = of.map(({ ms }) => ms)
  const [slowest] = [...of].sort((a, b) => b.ms - a.ms)
  const memory = Math.max(...of.map(({ peakMb }) => peakMb))
  const cells = [percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(0))
  console.log(
    `| ${of.length} × ${name} | ${cells.join(' | ')} | ${slowest!.ms.toFixed(0)} (${slowest!.name}, ${slowest!.damage}) | ${memory.toFixed(0)} |`,
  )
}
for (const kind of new Set(outcomes.map(({ kind }) => kind)))
  row(
    kind,
    outcomes.filter((outcome) => outcome.kind === kind),
  )
row('all', outcomes)

const answers = new Map<string, number>()
for (const { answer, isCrash } of outcomes) {
  const name = isCrash ? 'crash' : answer
  answers.set(name, (answers.get(name) ?? 0) + 1)
}
console.log(
  `\n${[...answers]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
)
const crashes = outcomes.filter(({ isCrash }) => isCrash).length
const slow = outcomes.filter(({ ms }) => ms > maxMs).length
console.log(`crashes ${crashes}, above ${maxMs} ms ${slow}${folder ? `; kept in ${folder}` : ''}`)
process.exit(crashes + slow > 0 ? 1 : 0)

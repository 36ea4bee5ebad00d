/**
 * `npm run faults [-- soak,full-disk] [--write]`: tests the built product with one fault after the other.
 * Exits with 1 when a check fails; `--write` puts each table into docs/performance.md as it ends.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const faults = [
  'full-disk',
  'slow-disk',
  'clock-jump',
  'half-dead-upstream',
  'slow-clients',
  'greedy-guests',
  'long-text',
  'soak',
]
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const named = positionals[0]?.split(',') ?? faults
const unknown = named.filter((name) => !faults.includes(name))
if (unknown.length > 0) {
  console.error(`there is ${faults.join(', ')}; not ${unknown.join(', ')}`)
  process.exit(2)
}
const wrong = named.filter((name) => {
  const args = ['--import', 'tsx', `tests/perf/faults/${name}.ts`, ...(values.write ? ['--write'] : [])]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
if (wrong.length > 0) console.error(`wrong: ${wrong.join(', ')}`)
process.exit(wrong.length > 0 ? 1 : 0)

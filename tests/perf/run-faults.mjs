// `npm run faults [-- soak,full-disk] [--write]`: builds what is stale, then tries the product with broken parts, one fault after
// the other. Ends with 1 when one found something wrong; `--write` puts each table into docs/performance.md as it ends.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

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
process.chdir(join(import.meta.dirname, '../..'))
const [only, ...options] = process.argv.slice(2).sort((a, b) => Number(a[0] === '-') - Number(b[0] === '-'))
const named = only && !only.startsWith('-') ? only.split(',') : faults
const given = only?.startsWith('-') ? [only, ...options] : options
const unknown = named.filter((name) => !faults.includes(name))
if (unknown.length > 0) {
  console.error(`there is ${faults.join(', ')}; not ${unknown.join(', ')}`)
  process.exit(2)
}
const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status
if (run(['scripts/build.mjs']) !== 0) process.exit(1)
const wrong = named.filter((name) => run(['--import', 'tsx', `tests/perf/faults/${name}.ts`, ...given]) !== 0)
if (wrong.length > 0) console.error(`wrong: ${wrong.join(', ')}`)
process.exit(wrong.length > 0 ? 1 : 0)

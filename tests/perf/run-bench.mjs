// `npm run bench`: builds what is stale, then prints the product's figures beside their targets. Options: tests/perf/bench/bench.ts
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

process.chdir(join(import.meta.dirname, '../..'))
const bench = ['--import', 'tsx', 'tests/perf/bench/bench.ts', ...process.argv.slice(2)]
for (const args of [['scripts/build.mjs'], bench]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

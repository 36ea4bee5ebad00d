// `node run.mjs PROGRAM [ARGUMENT…]`: brings the build up to date and runs a program of this package from the product's folder.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const [program, ...given] = process.argv.slice(2)
process.chdir(join(import.meta.dirname, '../..'))
for (const args of [['scripts/build.mjs'], ['--import', 'tsx', `tests/perf/${program}`, ...given]]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

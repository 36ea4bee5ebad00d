// `npm run smoke:node24`: runs the journeys tagged `@smoke` against the built product on Node 24, which the
// container uses. The
// binary and its headers come from npm; SQLite, the one native module tied to a Node version, is compiled for
// it. Uses .cache.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

process.chdir(join(import.meta.dirname, '..'))
const nodePackage = `node-${process.platform}-${process.arch}`
const nodeVersion = '24.21.0'
const sqlite = 'node_modules/better-sqlite3'
const { version: sqliteVersion } = JSON.parse(readFileSync(`${sqlite}/package.json`, 'utf8'))
const place = resolve(`.cache/node-${nodeVersion}-sqlite-${sqliteVersion}`)
const product = resolve('.cache/product-on-node24')
const node24 = join(place, 'node_modules', nodePackage)
const binary = `${sqlite}/build/Release/better_sqlite3.node`

function run(command, args, { env = {}, ...options } = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(place, binary))) {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const install = ['install', '--prefix', place, '--no-save', '--no-package-lock']
  run('npm', [
    ...install,
    '--ignore-scripts',
    `${nodePackage}@${nodeVersion}`,
    `better-sqlite3@${sqliteVersion}`,
  ])
  // The headers of Node 24, not those of the current Node.
  const env = {
    PATH: `${join(node24, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: node24,
  }
  run('npm', ['rebuild', '--prefix', place, 'better-sqlite3'], { env })
}
rmSync(product, { recursive: true, force: true })
run('node', ['--import', 'tsx', 'scripts/assemble-distribution.ts', product])
copyFileSync(join(place, binary), join(product, binary))
run(join(node24, 'bin/node'), ['--version'])
run('npx', ['playwright', 'test', '--project=desktop', '--grep=@smoke'], {
  env: { E2E_SERVER_NODE: join(node24, 'bin/node'), E2E_SERVER_FOLDER: product },
})

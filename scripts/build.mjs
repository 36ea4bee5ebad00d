// Builds the product into build/ if its sources have changed. --force always builds.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { drawThumbnails } from './draw-thumbnails.mjs'

const ingredients =
  'app api contract importer resume-lint resume-model fair-queue telemetry typeset templates content public scripts'
const files = 'server.ts vite.config.ts remix.config.ts package-lock.json tsconfig.json'
/**
 * Beside the server bundle: entry files of worker processes and threads, the standalone API, and operator
 * commands. Import processes start anew for each file, so they have a bundle of their own.
 */
const entries = {
  'typeset-worker': 'typeset/worker/worker.ts',
  'sqlite-worker': 'api/db/sqlite/sqlite-worker.ts',
  api: 'api/serve.ts',
  admin: 'api/admin/grant-admin.cli.ts',
  backup: 'api/backups/backup.cli.ts',
}
const importProcess = { 'import-process': 'importer/import-process.ts' }
/** The packages within that bundle, one a line, for their licences (scripts/assemble-distribution.ts). */
const bundledPackagesFile = 'build/bundled-packages.txt'
const stampFile = 'build/.stamp'
/** Beside the build, which is written anew: what draws thumbnails changes seldom. */
const thumbnailsFolder = 'build/thumbnails'
const drawsThumbnails =
  'typeset templates content contract/resume resume-model app/preview app/features/create app/features/gallery package-lock.json'
const remix = 'node_modules/@remix-run/dev/dist/cli.js'

process.chdir(join(import.meta.dirname, '..'))
const stamp = stampOf(`${ingredients} ${files}`.split(' '))
if (!process.argv.includes('--force') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
  console.log('build: up to date')
} else {
  const startedAt = performance.now()
  rmSync(stampFile, { force: true })
  buildFonts()
  buildRemix(stamp.slice(0, 12))
  writeVersion()
  await bundleEntries()
  const compressed = await compressFiles('build/client')
  const thumbnails = await drawThumbnails(thumbnailsFolder, stampOf(drawsThumbnails.split(' ')))
  mkdirSync('build', { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(
    `build: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${compressed} files compressed, ${thumbnails} thumbnails`,
  )
}

function stampOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  }
  paths.forEach(add)
  return hash.digest('hex')
}

/** Whole fonts of those that packages hold in parts. */
function buildFonts() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-fonts.ts'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** `id` identifies the build, so that browsers notice a new one. */
function buildRemix(id) {
  if (!existsSync(remix)) {
    console.error('build: packages are missing, run `npm ci` first')
    process.exit(1)
  }
  const { status } = spawnSync(process.execPath, [remix, 'vite:build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_BUILD_ID: id },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * The id of the served build, which pages of an older build poll (app/runtime/build-watch/build-watcher.tsx).
 */
function writeVersion() {
  const [, version] =
    readdirSync('build/client/assets')
      .join(' ')
      .match(/\bmanifest-(\w+)\.js/) ?? []
  if (!version) throw new Error('build: Remix wrote no manifest')
  writeFileSync('build/client/version.json', JSON.stringify({ version }))
}

/** Uses the esbuild that Vite depends on. */
async function bundleEntries() {
  const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'))
  const { build } = fromVite('esbuild')
  const common = {
    outdir: 'build/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  }
  await build({ ...common, entryPoints: entries, packages: 'external' })
  // Packages in the bundle: one file is found and read faster than two hundred. Names stay, for errors in the log.
  const { metafile } = await build({
    ...common,
    entryPoints: importProcess,
    splitting: true,
    chunkNames: 'import-[name]-[hash]',
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
  })
  const packages = Object.keys(metafile.inputs).map(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
  )
  writeFileSync(bundledPackagesFile, [...new Set(packages)].filter(Boolean).sort().join('\n'))
}

// `npm run assemble -- FOLDER`: copies what production needs and nothing else, laid out as in the container:
// the build, its data, and
// the files it loads from packages. Prints the size of each part.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { fontFolders, numberedFontsFolder } from '#typeset/font-coverage/font-folders'
import { formatLicences } from './format-licences'

const root = resolve(import.meta.dirname, '..')
const [target] = process.argv.slice(2)
if (!target) throw new Error('npm run assemble -- FOLDER: where to?')
const product = resolve(target)
if (existsSync(product) && readdirSync(product).length > 0) throw new Error(`${product} is not empty`)

const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const bytesByPart = new Map<string, number>()
function copyFile(file: string, part: string) {
  const from = join(root, file)
  if (!statSync(from).isFile()) return
  const to = join(product, file)
  mkdirSync(dirname(to), { recursive: true })
  // Replaces the package manager's symbolic links by their targets.
  cpSync(from, to, { dereference: true })
  bytesByPart.set(part, (bytesByPart.get(part) ?? 0) + statSync(from).size)
}
function copyFolder(folder: string, part: string) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) copyFile(relative(root, join(entry.parentPath, entry.name)), part)
}

copyFolder('build', 'the product')
copyFolder('templates', 'templates and content')
copyFolder('content', 'templates and content')
copyFile('package.json', 'the product')

const entries = readdirSync(join(root, 'build/server')).filter((name) => name.endsWith('.js'))
const { fileList } = await nodeFileTrace(
  entries.map((name) => join(root, 'build/server', name)),
  { base: root },
)
const packages = new Set<string>()
for (const file of [...fileList].filter((one) => one.startsWith('node_modules/'))) {
  const [, scope, name] = file.split('/')
  packages.add(scope?.startsWith('@') ? `${scope}/${name}` : `${scope}`)
  copyFile(file, 'packages')
}
// Fonts are located by their package, not loaded as code; what was built from parts is in fonts/.
for (const folder of [...fontFolders(), numberedFontsFolder].map((one) => relative(root, one))) {
  if (folder.startsWith('fonts/')) {
    copyFolder(folder, 'fonts')
    continue
  }
  const home = dirname(folder)
  packages.add(`${basename(dirname(home))}/${basename(home)}`)
  copyFolder(folder, 'fonts')
  copyFile(join(home, 'package.json'), 'fonts')
}
// Read as data, and nothing else of its package.
copyFolder('node_modules/pdfjs-dist/cmaps', 'packages')
copyFile('node_modules/pdfjs-dist/package.json', 'packages')
packages.add('pdfjs-dist')
// What only browsers and import processes load is part of the build, and what fonts/ holds was built from its package.
packages.add('lxgw-wenkai-webfont')
for (const name of readFileSync(join(root, 'build/bundled-packages.txt'), 'utf8').split('\n'))
  packages.add(name)
for (const name of ['typst-ts-web-compiler', 'typst-ts-renderer']) packages.add(`@myriaddreamin/${name}`)
writeFileSync(join(product, 'LICENCES.txt'), formatLicences(join(root, 'node_modules'), [...packages].sort()))

for (const [part, bytes] of bytesByPart) console.log(`${part.padEnd(24)} ${(bytes / 1e6).toFixed(1)} MB`)
const total = [...bytesByPart.values()].reduce((sum, bytes) => sum + bytes, 0)
console.log(`${'all'.padEnd(24)} ${(total / 1e6).toFixed(1)} MB, ${packages.size} packages`)

// Completes package-lock.json after a dependency change: some registries lack packages for other platforms,
// `npm install`
// then omits them from the lock, and `npm ci` rejects it. The added entries have name, version and platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const lockFile = join(import.meta.dirname, '../package-lock.json')
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
]

/** Optional packages that locked packages depend on but the lock lacks: `[path, entry]`. */
export function missingEntries({ packages }) {
  const missing = new Map()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const nested = `${path}/node_modules/${name}`
      const hoisted = `node_modules/${name}`
      if (packages[nested] || packages[hoisted]) continue
      missing.set(hoisted, { version, ...platformOf(name), optional: true })
    }
  }
  return [...missing]
}

function platformOf(name) {
  const parts = name.split('-')
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor)).slice(0, 1)
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined
  return { cpu, ...(libc && { libc }), ...(os.length > 0 && { os }) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  const missing = missingEntries(lock)
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.length} entries of other platforms added`)
}

import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { dockerfile } from './dockerfile'
import { provideNodeBase, readOutput, run } from './node-base'
import type { StartedProduct } from './started-product'

const image = 'smart-resume:tried'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
/** The uid of `node` in Node's images. */
const nodeUser = 1000

/** Returns whether buildah can run: it needs no daemon, and as root no namespaces either. */
export const hasEngine = () => process.getuid?.() === 0 && readOutput('buildah', ['--version']) !== ''

/** Builds the Dockerfile and starts the image on this machine's network. Requires root. */
export function startBuiltImage(variables: Record<string, string>): StartedProduct {
  const tempFolder = mkdtempSync(join(tmpdir(), 'image-'))
  provideNodeBase()
  // The build reaches the npm registry with this machine's certificates, and compiles with the headers in the
  // image.
  const npmSettings = join(tempFolder, 'npmrc')
  writeFileSync(npmSettings, `cafile=${certificates}\nnodedir=/usr/local\n`)
  const mounts = [
    `${npmSettings}:/root/.npmrc:ro`,
    ...(existsSync(certificates) ? [`${certificates}:${certificates}:ro`] : []),
  ]
  const isolation = ['--isolation', 'chroot']
  // Only Docker's image format supports HEALTHCHECK.
  const build = ['bud', '--format', 'docker', '--layers', '--pull-never', ...isolation]
  run('buildah', [...build, ...mounts.flatMap((mount) => ['-v', mount]), '-t', image, '.'])

  const data = mkdtempSync(join(tmpdir(), 'image-data-'))
  chownSync(data, nodeUser, nodeUser)
  const container = readOutput('buildah', ['from', '--pull-never', image])
  const env = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const inside = (command: string[]) => [
    'run',
    ...isolation,
    ...env,
    '-v',
    `${data}:/data`,
    container,
    '--',
    ...command,
  ]
  const server = spawn('buildah', inside(dockerfile.command), { stdio: ['ignore', 'inherit', 'inherit'] })
  return {
    server,
    dataDir: '/data',
    runBeside: (command) => spawnSync('buildah', inside(command)).status,
    signal: (name) => void process.kill(nodeUnder(server.pid!), name),
    remove: () => {
      readOutput('buildah', ['rm', container])
      for (const folder of [tempFolder, data]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the server's process: the engine's parent processes do not forward signals. */
function nodeUnder(pid: number): number {
  if (basename(readlinkSync(`/proc/${pid}/exe`)) === 'node') return pid
  const [child] = readOutput('pgrep', ['--parent', String(pid)])
    .split('\n')
    .filter(Boolean)
  if (!child) throw new Error('the container runs no node')
  return nodeUnder(Number(child))
}

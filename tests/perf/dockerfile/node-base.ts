import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dockerfile } from './dockerfile'

const pullLimitMs = 300_000
/** The packages of Node's image that the build needs: some npm packages compile C++. */
const debianPackages = 'ca-certificates,python3,make,g++'

export function run(command: string, args: string[], timeout?: number): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`)
}

export function readOutput(command: string, args: string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Provides the Dockerfile's two base images to buildah: pulled, or built when no image registry responds. */
export function provideNodeBase(): void {
  const [whole, slim] = ['', '-slim'].map((kind) => `node:${dockerfile.nodeVersion}-bookworm${kind}`) as [
    string,
    string,
  ]
  if ([whole, slim].every((image) => readOutput('buildah', ['images', '-q', image]) !== '')) return
  try {
    for (const image of [whole, slim]) run('buildah', ['pull', `docker.io/library/${image}`], pullLimitMs)
  } catch {
    makeBase(whole)
    run('buildah', ['tag', whole, slim])
  }
}

/** Builds a Debian image with Node from npm, and this machine's npm. Requires root and debootstrap. */
function makeBase(image: string): void {
  const tempFolder = mkdtempSync(join(tmpdir(), 'node-base-'))
  const [system, packages] = [join(tempFolder, 'system'), join(tempFolder, 'packages')]
  const container = readOutput('buildah', ['from', 'scratch'])
  const copy = (from: string, to: string) => run('buildah', ['copy', '-q', container, from, to])
  try {
    run('debootstrap', ['--variant=minbase', `--include=${debianPackages}`, 'bookworm', system])
    const nodePackage = `node-linux-${process.arch}`
    const install = ['install', '--prefix', packages, '--no-save', '--no-package-lock', '--ignore-scripts']
    run('npm', [...install, `${nodePackage}@${dockerfile.nodeVersion}`])
    const node = join(packages, 'node_modules', nodePackage)
    copy(`${system}/`, '/')
    copy(join(node, 'bin/node'), '/usr/local/bin/node')
    copy(join(node, 'include'), '/usr/local/include')
    copy(join(readOutput('npm', ['root', '--global']), 'npm'), '/usr/local/lib/node_modules/npm')
    const links =
      'for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done'
    const finish = `${links}; useradd --uid 1000 --create-home node`
    run('buildah', ['run', '--isolation', 'chroot', container, '--', 'sh', '-c', finish])
    run('buildah', ['commit', '-q', container, image])
  } finally {
    readOutput('buildah', ['rm', container])
    rmSync(tempFolder, { recursive: true, force: true })
  }
}

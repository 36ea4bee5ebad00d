import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dockerfile } from './dockerfile'
import type { StartedProduct } from './started-product'

const nobodyUid = 65534

/**
 * Starts the container's files in a folder owned by root, as a user who may write only the data folder,
 * without this shell's variables. Requires root on Linux.
 */
export function startLaidOutFiles(variables: Record<string, string>): StartedProduct {
  const tempFolder = mkdtempSync(join(tmpdir(), 'image-'))
  const [product, dataDir] = [join(tempFolder, 'product'), join(tempFolder, 'data')]
  const assemble = ['--import', 'tsx', 'scripts/assemble-distribution.ts', product]
  const { status } = spawnSync(process.execPath, assemble, { stdio: 'inherit' })
  if (status !== 0) throw new Error('it could not be laid out')
  chmodSync(tempFolder, 0o755)
  mkdirSync(dataDir)
  chownSync(dataDir, nobodyUid, nobodyUid)
  const env = { ...dockerfile.env, ...variables, DATA_DIR: dataDir }
  const as = { cwd: product, uid: nobodyUid, gid: nobodyUid, env }
  const server = spawn(process.execPath, dockerfile.command.slice(1), { ...as, stdio: 'inherit' })
  return {
    server,
    dataDir,
    runBeside: (command) => spawnSync(process.execPath, command.slice(1), as).status,
    signal: (name) => void server.kill(name),
    remove: () => rmSync(tempFolder, { recursive: true, force: true }),
  }
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/servers/temporary-folder'

/**
 * Compiles a library that intercepts the product's disk access; the disk is full while `fullMarkerFile`
 * exists. @throws without a C compiler.
 */
export function compileFaultyDisk(): { library: string; fullMarkerFile: string } {
  const { path } = temporaryFolder()
  const library = join(path, 'faulty-disk.so')
  const source = join(import.meta.dirname, 'faulty-disk.c')
  const { status, error } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0)
    throw new Error('faulty-disk.c was not compiled: a C compiler is needed', { cause: error })
  return { library, fullMarkerFile: join(path, 'full') }
}

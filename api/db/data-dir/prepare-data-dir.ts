import { chmod, mkdir, open, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSystemOf, isNetworkFileSystem } from './network-file-system'

/**
 * Creates the directory for its owner only, and rejects network file systems, where SQLite could lose data.
 * @returns its real path.
 */
export async function prepareDataDir(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = await realpath(dir)
  const type = fileSystemOf(path, await readFile('/proc/mounts', 'utf8').catch(() => ''))
  if (type && isNetworkFileSystem(type))
    throw new Error(
      `DATA_DIR ${path} is on a network file system (${type}), where SQLite can lose data: choose a local folder or set DATABASE_URL`,
    )
  return path
}

/**
 * Creates the database file for its owner only; SQLite gives the files beside it the same mode. @returns its
 * path.
 */
export async function prepareDatabaseFile(dir: string): Promise<string> {
  const file = join(await prepareDataDir(dir), 'smart-resume.sqlite')
  await (await open(file, 'a', 0o600)).close()
  // Some file systems do not support modes.
  await chmod(file, 0o600).catch(() => undefined)
  return file
}

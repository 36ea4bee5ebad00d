import { randomBytes } from 'node:crypto'
import { link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDataDir } from '../db/data-dir/prepare-data-dir'
import type { Secrets } from '../dependencies'
import type { ApiSettings } from '../settings'

const fileName = 'session-secret'

/**
 * The signing secrets of web server and API: SESSION_SECRET, or one generated once under DATA_DIR, readable
 * by its owner only.
 */
export async function loadSecrets({
  secrets,
  dataDir,
}: Pick<ApiSettings, 'secrets' | 'dataDir'>): Promise<Secrets> {
  if (secrets) return secrets
  const file = join(await prepareDataDir(dataDir), fileName)
  const existing = await readSecret(file)
  if (existing) return [existing]
  await createSecret(file)
  return [(await readSecret(file))!]
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  if (text.trim().length < 32) throw new Error(`${file} holds no secret: delete it to have a new one made`)
  return text.trim()
}

/**
 * Written to a temporary file and linked: of two processes that start at once, both end up with the first
 * one's secret.
 */
async function createSecret(file: string): Promise<void> {
  const tempFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = await open(tempFile, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await link(tempFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(tempFile)
}

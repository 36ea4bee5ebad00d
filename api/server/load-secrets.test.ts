import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from './load-secrets'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-resume-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('configured secrets are used as they are, and nothing is written', async () => {
  const secrets = ['one', 'two'] as [string, string]
  expect(await loadSecrets({ secrets, dataDir })).toEqual(secrets)
  expect(await readdir(dataDir)).toEqual([])
})

test('a missing secret is generated once, readable by its owner only', async () => {
  const loads = Array.from({ length: 20 }, () => loadSecrets({ secrets: undefined, dataDir }))
  const [first, ...others] = new Set((await Promise.all(loads)).flat())
  expect(others).toEqual([])
  expect(Buffer.from(first!, 'base64url')).toHaveLength(32)
  expect(await loadSecrets({ secrets: undefined, dataDir })).toEqual([first])
  expect(await readdir(dataDir)).toEqual(['session-secret'])
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('an empty file is not accepted as a secret', async () => {
  await writeFile(join(dataDir, 'session-secret'), '\n')
  await expect(loadSecrets({ secrets: undefined, dataDir })).rejects.toThrow(/session-secret holds no secret/)
})

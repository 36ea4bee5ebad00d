import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, checkSavedDraft, createClient, type SavingClient, saveUntilKilled } from './saving-client'
import { startApiProcess } from '#tests/servers/start-api-process'

/**
 * Kills the service repeatedly while clients save, and checks that no acknowledged save is lost.
 * `[ROUNDS=20] node --import tsx tests/perf/crash/kill-while-saving.ts [built file of api/serve]`; exits with
 * 1 otherwise.
 */
const rounds = Number(process.env.ROUNDS ?? 20)
const clientCount = 20
const shortestMs = 200
const longestMs = 1_500
const builtFile = process.argv[2]

const dataDir = mkdtempSync(join(tmpdir(), 'smart-resume-crash-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const lost: string[] = []
const table: Record<string, number>[] = []
let clients: SavingClient[] = []
let api = await startApiProcess(dataDir, builtFile)

const [templates] = await call(api.origin, 'listTemplates', {})
if (!templates) throw new Error('no template to make a resume with')
const template = `${templates.id}@${templates.version}`
clients = await Promise.all(
  Array.from({ length: clientCount }, (_, n) => createClient(api.origin, n, template)),
)

for (let round = 1; round <= rounds; round++) {
  const before = saves()
  const saving = Promise.all(clients.map((client) => saveUntilKilled(client, api.origin, template)))
  await new Promise((resolve) => setTimeout(resolve, shortestMs + Math.random() * (longestMs - shortestMs)))
  await api.killNine()
  await saving
  api = await startApiProcess(dataDir, builtFile)
  const wrong = await Promise.all(clients.map((client) => checkSavedDraft(client, api.origin)))
  const lostNow = wrong.filter((said) => said !== undefined)
  lost.push(...lostNow)
  table.push({
    round,
    'acknowledged saves': saves() - before,
    lost: lostNow.length,
    'restart ms': api.startMs,
  })
}

await api.killNine()
console.table(table)
console.log(`${saves()} acknowledged saves, ${lost.length} lost`)
for (const said of lost) console.error(said)
process.exit(lost.length > 0 ? 1 : 0)

function saves(): number {
  return clients.reduce((sum, client) => sum + client.saves, 0)
}

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureAccounts } from './api/accounts'
import { measurePageThroughput } from './pages/page-throughput'
import { measureChat } from './api/chat'
import { measureImportExport } from './documents/import-export'
import type { Measurement } from './stats/measurement'
import { measureTemplateGallery } from './pages/template-gallery'
import { measureKeystrokes } from './editor/keystrokes'
import { measureLighthouse } from './pages/lighthouse'
import { runLoadTest } from './load/load-test'
import { measureMembership } from './api/membership'
import { measureMemory } from './server/memory'
import { measureEditorPage } from './pages/editor-page'
import { measurePageLoads } from './pages/page-loads'
import { readLoadAverage, machine, markdownTable, describeRun, writeSection } from './stats/performance-doc'
import { measurePublicPageScripts } from './pages/public-page-scripts'
import { measureSaves } from './api/saves'
import { measureStartTime } from './server/start-time'
import { toRows, formatTable } from './stats/format-table'
import { measureTypesetting } from './documents/typesetting'
import { measureTemplateTimes } from './documents/template-times'

/**
 * Measures the built product and prints one table. A missed target is no error: the exit status is 1 only
 * when something could not be measured, 2 for a wrong option.
 * `--only typeset,keys` runs some groups, each within about three minutes; `--whole` takes longer: phases of
 * 60 s, full databases, more documents. `--json FILE` saves the figures, `--write` puts each group's table
 * into docs/performance.md as it ends.
 */
const groups = {
  typeset: measureTypesetting,
  templates: measureTemplateTimes,
  page: measureEditorPage,
  pages: measurePageLoads,
  answers: measurePageThroughput,
  lighthouse: measureLighthouse,
  reading: measurePublicPageScripts,
  keys: measureKeystrokes,
  saves: measureSaves,
  accounts: measureAccounts,
  membership: measureMembership,
  chat: measureChat,
  gallery: measureTemplateGallery,
  exchange: measureImportExport,
  load: runLoadTest,
  memory: measureMemory,
  start: measureStartTime,
}
type Group = keyof typeof groups

const options = readOptions()
// Children and temporary folders are removed on 'exit', which a signal alone does not emit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const loadBefore = readLoadAverage()
const measurements: (Measurement & { group: Group })[] = []
let failed = false

for (const group of options.groups) {
  console.error(`measuring ${group} …`)
  const loadBeforeGroup = readLoadAverage()
  try {
    const measured = await groups[group](!options.whole)
    measurements.push(...measured.map((figure) => ({ group, ...figure })))
    if (options.write && measured.length > 0) await writeGroup(group, measured, loadBeforeGroup)
  } catch (error) {
    failed = true
    console.error(`${group} could not be measured:`, error)
  }
}

const loadAverage = { before: loadBefore, after: readLoadAverage() }
console.log(`\n${machine}\nload average ${loadAverage.before} before, ${loadAverage.after} after\n`)
console.log(formatTable(measurements))
for (const { name, note } of measurements) if (note) console.log(`\n${name}: ${note}`)
if (options.json) {
  const report = { at: new Date().toISOString(), machine, loadAverage, whole: options.whole, measurements }
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
}
process.exit(failed ? 1 : 0)

function writeGroup(group: Group, measured: Measurement[], loadBeforeGroup: string): Promise<void> {
  const notes = measured.flatMap(({ name, note }) => (note ? [`- ${name}: ${note}`] : []))
  const how = options.whole ? 'whole' : ''
  const parts = [describeRun(loadBeforeGroup, how), markdownTable(toRows(measured)), notes.join('\n')]
  return writeSection(group, parts.filter(Boolean).join('\n\n'))
}

function readOptions(): { groups: Group[]; whole: boolean; write: boolean; json?: string } {
  const all = Object.keys(groups) as Group[]
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      whole: { type: 'boolean' },
      write: { type: 'boolean' },
      json: { type: 'string' },
    },
  })
  const only = values.only?.split(',') ?? all
  const unknown = only.filter((name) => !all.some((known) => known === name))
  if (unknown.length > 0) {
    console.error(`--only knows ${all.join(', ')}; not ${unknown.join(', ')}`)
    process.exit(2)
  }
  return {
    groups: all.filter((group) => only.includes(group)),
    whole: values.whole ?? false,
    write: values.write ?? false,
    json: values.json,
  }
}

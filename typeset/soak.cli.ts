/**
 * Typesets thousands of different documents and shows that memory levels off:
 * `node --import tsx typeset/soak.cli.ts [documents] [worker file]`. Prints milliseconds and resident MB
 * every 500.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { createTypesetter } from './typesetter'

const documents = Number(process.argv[2] ?? 5_000)
const workerFile = resolve(process.argv[3] ?? 'typeset/worker/worker.ts')
const templatesDir = resolve('templates')
const execArgv = workerFile.endsWith('.ts') ? ['--import', 'tsx'] : []
const typesetter = createTypesetter({ workerFile, execArgv, templatesDir, maxWorkers: 1 })

const folder = resolve('content/samples')
const samples = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
const templates = readTemplateCatalogue(templatesDir).templates.map(({ id, version }) => `${id}@${version}`)
const hanFrom = 0x4e00
const commonHan = 6_000

function documentOf(index: number): Resume {
  const { resume } = JSON.parse(samples[index % samples.length] ?? '{}') as { resume: object }
  const parsed = Resume.parse(resume)
  const unusual = (at: number) => String.fromCodePoint(hanFrom + ((index * 31 + at * 7_919) % commonHan))
  parsed.basics.name = unusual(1) + unusual(2)
  parsed.style.template = templates[index % templates.length] ?? ''
  for (const item of parsed.sections.flatMap(({ items }) => items))
    item.text += `\n- ${unusual(3)}${unusual(4)}第${index}次`
  return parsed
}

const mb = (bytes: number) => Math.round(bytes / 1e6)
const timesMs: number[] = []
await typesetter.ready()
for (let index = 0; index < documents; index++) {
  const start = performance.now()
  if (index % 2) await typesetter.preview(documentOf(index), undefined)
  else await typesetter.pdf(documentOf(index), undefined)
  timesMs.push(performance.now() - start)
  if ((index + 1) % 500 > 0) continue
  const sorted = timesMs.splice(0).sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  const worker = mb(typesetter.load().workerBytes)
  console.log(
    `${index + 1}: p50 ${at(0.5)} p99 ${at(0.99)} ms; worker ${worker} MB, main ${mb(process.memoryUsage.rss())} MB`,
  )
}
await typesetter.close()

import { resolve } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { applyTemplateStyle } from '#app/features/editor/style/apply-template-style'
import type { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { allSamples } from './bench-resumes'
import { createBuiltTypesetter } from './built-typesetter'
import type { Measurement } from '../stats/measurement'
import { median } from '../stats/percentiles'
import { timeTask } from '../stats/timing'

/** Rounds before those that count: the workers load their fonts and compile each template's code once. */
const warmUps = 2
const quickRounds = 12

/**
 * Measures the PDF of every template, all templates in turn for each of our samples: a text is new to the
 * compiler in every round, and no template follows itself.
 */
export async function measureTemplateTimes(quick: boolean): Promise<Measurement[]> {
  const { templates } = readTemplateCatalogue(resolve('templates'))
  const samples = quick ? allSamples().slice(0, warmUps + quickRounds) : allSamples()
  const typesetter = createBuiltTypesetter()
  const times = new Map(templates.map(({ id }) => [id, [] as number[]]))
  const pages = new Map(templates.map(({ id }) => [id, [] as number[]]))
  try {
    await typesetter.ready()
    for (const [round, sample] of samples.entries()) {
      for (const template of templates) {
        const resume: Resume = { ...sample, style: applyTemplateStyle(sample.style, template) }
        let pdf = new Uint8Array()
        const time = await timeTask(
          async () => (pdf = new Uint8Array(await typesetter.pdf(resume, undefined))),
        )
        if (round < warmUps) continue
        const { numPages } = await getDocumentProxy(pdf)
        times.get(template.id)!.push(time)
        pages.get(template.id)!.push(time / numPages)
      }
    }
  } finally {
    await typesetter.close()
  }
  return [...compare('PDF of a template', times), ...compare('one page of it', pages)]
}

/** The median template, the slowest against it, and which are slow, by each template's median in ms. */
function compare(name: string, times: Map<string, number[]>): Measurement[] {
  const each = [...times].map(([id, values]) => ({ id, time: median(values) }))
  each.sort((a, b) => b.time - a.time)
  const middle = median(each.map(({ time }) => time))
  const slowest = each.slice(0, 5).map(({ id, time }) => `${id} ${time.toFixed(1)} ms`)
  return [
    { name: `${name}, p50 of the median template`, measured: middle, unit: 'ms' },
    {
      name: `${name}, the slowest template against it`,
      measured: each[0]!.time / middle,
      unit: '×',
      max: 2,
      note: slowest.join(', '),
    },
  ]
}

import { getDocumentProxy } from 'unpdf'
import type { Resume } from '#contract/resume/resume'
import { runWithFairnessKey } from '#fair-queue/fairness-key'
import { createBuiltTypesetter } from './built-typesetter'
import type { Measurement } from '../stats/measurement'
import { median, percentile } from '../stats/percentiles'
import { asOtherPerson, withSmallChange, sampleResume } from './bench-resumes'
import { measureThroughput, measureTimes } from '../stats/timing'

const runs = 300
const atOnce = 8
const warmUps = 40
const fits = 60

/** Runs work as another caller, because one caller may use all workers but one. */
const asOneOfMany = <T>(n: number, work: () => T) => runWithFairnessKey(() => `caller ${n % atOnce}`, work)

/** Returns the resume with half a page more, for the one-page fit. */
function tooLong(resume: Resume): Resume {
  const sections = resume.sections.map((section, s) =>
    s < 3
      ? { ...section, items: section.items.map((item) => ({ ...item, text: `${item.text}\n${item.text}` })) }
      : section,
  )
  return { ...resume, sections, style: { ...resume.style, fit: 'one-page' } }
}

/**
 * Measures PDFs of a one-page Chinese resume through the typesetter: one after the other, and eight at a
 * time.
 */
export async function measureTypesetting(): Promise<Measurement[]> {
  const resume = sampleResume('campus-graduate')
  const typesetter = createBuiltTypesetter()
  let changes = 0
  const makePdf = () => typesetter.pdf(withSmallChange(resume, ++changes), undefined)
  const makeOtherPersonsPdf = () => typesetter.pdf(asOtherPerson(resume, ++changes), undefined)
  try {
    await typesetter.ready()
    // Eight at a time, so that the second worker is warm as well.
    await measureThroughput(warmUps, atOnce, (n) => asOneOfMany(n, makePdf))
    const times = await measureTimes(runs, makePdf)
    const otherPersonsTimes = await measureTimes(runs, makeOtherPersonsPdf)
    const each = await measureThroughput(runs, atOnce, (n) => asOneOfMany(n, makePdf))
    const otherPersonsEach = await measureThroughput(runs, atOnce, (n) => asOneOfMany(n, makeOtherPersonsPdf))
    const fitTimes = await measureTimes(fits, () =>
      typesetter.pages(withSmallChange(tooLong(resume), ++changes), undefined),
    )
    const pdf = await makePdf()
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    return [
      { name: 'PDF of one page, warm, p50', measured: percentile(times, 0.5), unit: 'ms', max: 10 },
      { name: 'PDF of one page, warm, p99', measured: percentile(times, 0.99), unit: 'ms', max: 40 },
      {
        name: "the same of another person's each time, p50",
        measured: median(otherPersonsTimes),
        unit: 'ms',
      },
      { name: `PDFs for ${atOnce} people at once`, measured: each, unit: '/s', min: 150 },
      { name: "the same of another person's each time", measured: otherPersonsEach, unit: '/s' },
      { name: 'one-page fit of a page and a half, p50', measured: median(fitTimes), unit: 'ms', max: 150 },
      { name: 'pages of that PDF', measured: numPages, max: 1 },
      { name: 'size of that PDF', measured: pdf.length / 1000, unit: 'kB', max: 120 },
    ]
  } finally {
    await typesetter.close()
  }
}

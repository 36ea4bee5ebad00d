import { getDocumentProxy } from 'unpdf'
import type { Resume } from '#contract/resume'
import { runForCaller } from '#scheduling/caller'
import { builtTypesetter } from './built-typesetter'
import type { Figure } from './figure'
import { median, percentile } from './percentiles'
import { another, edited, sampleResume } from './resumes'
import { perSecond, timesOf } from './timing'

const runs = 300
const atOnce = 8
const warmUps = 40
const fits = 60

/** As somebody else than who asks beside: one caller has one worker less than there are. */
const asOneOfMany = <T>(n: number, work: () => T) => runForCaller(() => `caller ${n % atOnce}`, work)

/** The same person with half a page more to say, who wants one page. */
function tooLong(resume: Resume): Resume {
  const sections = resume.sections.map((section, s) =>
    s < 3
      ? { ...section, items: section.items.map((item) => ({ ...item, text: `${item.text}\n${item.text}` })) }
      : section,
  )
  return { ...resume, sections, style: { ...resume.style, fit: 'one-page' } }
}

/** PDFs of a one-page Chinese resume through the typesetter: one after the other, and for eight people at a time. */
export async function measureTypeset(): Promise<Figure[]> {
  const resume = sampleResume('campus-graduate')
  const typesetter = builtTypesetter()
  let changes = 0
  const makePdf = () => typesetter.pdf(edited(resume, ++changes), undefined)
  const makeAnothersPdf = () => typesetter.pdf(another(resume, ++changes), undefined)
  try {
    await typesetter.ready()
    // Eight at a time, so that the second worker is warm as well.
    await perSecond(warmUps, atOnce, (n) => asOneOfMany(n, makePdf))
    const times = await timesOf(runs, makePdf)
    const anothersTimes = await timesOf(runs, makeAnothersPdf)
    const each = await perSecond(runs, atOnce, (n) => asOneOfMany(n, makePdf))
    const anothersEach = await perSecond(runs, atOnce, (n) => asOneOfMany(n, makeAnothersPdf))
    const fitTimes = await timesOf(fits, () =>
      typesetter.pages(edited(tooLong(resume), ++changes), undefined),
    )
    const pdf = await makePdf()
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    return [
      { name: 'PDF of one page, warm, p50', measured: percentile(times, 0.5), unit: 'ms', atMost: 10 },
      { name: 'PDF of one page, warm, p99', measured: percentile(times, 0.99), unit: 'ms', atMost: 40 },
      { name: "the same of another person's each time, p50", measured: median(anothersTimes), unit: 'ms' },
      { name: `PDFs for ${atOnce} people at once`, measured: each, unit: '/s', atLeast: 150 },
      { name: "the same of another person's each time", measured: anothersEach, unit: '/s' },
      { name: 'one-page fit of a page and a half, p50', measured: median(fitTimes), unit: 'ms', atMost: 150 },
      { name: 'pages of that PDF', measured: numPages, atMost: 1 },
      { name: 'size of that PDF', measured: pdf.length / 1000, unit: 'kB', atMost: 120 },
    ]
  } finally {
    await typesetter.close()
  }
}

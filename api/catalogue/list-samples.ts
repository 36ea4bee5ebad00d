import type { ListedSample, Sample } from '#contract/catalogue/sample'
import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { Language } from '#contract/validation/field-error-codes'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'

/** What somebody did says more of a resume than what they studied or say of themselves. */
const firstKinds: readonly SectionKind[] = ['work', 'internship', 'project']

/** The samples in the lists of pages in a language, each with something to read of its resume. */
export function listSamplesFor(language: Language, samples: readonly Sample[]): ListedSample[] {
  return chooseSamples(language, samples).map(({ resume, ...sample }) => ({
    ...sample,
    name: resume.basics.name,
    position: resume.intention.position,
    isGraduate: isOfGraduate(resume),
    excerpt: excerptOf(resume),
  }))
}

/** Those in Chinese follow the English ones on a page in English. */
function chooseSamples(language: Language, samples: readonly Sample[]): Sample[] {
  const listed = samples.filter(({ order }) => order !== undefined)
  if (language === 'zh') return listed
  const placeOf = ({ onEnglishPages }: Sample) => onEnglishPages?.order ?? Infinity
  const english = samples.filter(({ onEnglishPages }) => onEnglishPages)
  return [
    ...english.sort((a, b) => placeOf(a) - placeOf(b)),
    ...listed.filter(({ onEnglishPages }) => !onEnglishPages),
  ]
}

/** Whoever has never had a job, or has studied longer than worked: a job beside one's studies makes nobody experienced. */
function isOfGraduate({ sections }: Resume): boolean {
  const lastMonth = (kind: SectionKind) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ items }) => items)
      .map(({ from, to }) => (to === 'now' ? '9999' : to || from || ''))
      .sort()
      .at(-1) ?? ''
  return lastMonth('education') >= lastMonth('work')
}

/** The first line of its first experience, else of its first text, without its marks. */
function excerptOf({ sections }: Resume): string {
  const experience = sections.filter(({ kind }) => firstKinds.includes(kind))
  const text =
    [...experience, ...sections].flatMap(({ items }) => items).find((item) => item.text)?.text ?? ''
  const [firstLine = ''] = toPlainText(parseRichText(text)).split('\n')
  return firstLine
}

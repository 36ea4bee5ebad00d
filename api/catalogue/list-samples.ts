import type { ListedSample, Sample } from '#contract/catalogue/sample'
import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'

/** What somebody did says more of a resume than what they studied or say of themselves. */
const firstKinds: readonly SectionKind[] = ['work', 'internship', 'project']

/** The samples of lists, each with something to read of its resume. */
export function listSamples(samples: readonly Sample[]): ListedSample[] {
  return samples.filter(isListed).map(({ resume, ...sample }) => ({
    ...sample,
    name: resume.basics.name,
    position: resume.intention.position,
    excerpt: excerptOf(resume),
  }))
}

/** The first line of its first experience, else of its first text, without its marks. */
function excerptOf({ sections }: Resume): string {
  const experience = sections.filter(({ kind }) => firstKinds.includes(kind))
  const text =
    [...experience, ...sections].flatMap(({ items }) => items).find((item) => item.text)?.text ?? ''
  const [firstLine = ''] = toPlainText(parseRichText(text)).split('\n')
  return firstLine
}

const isListed = (sample: Sample): sample is Sample & { order: number } => sample.order !== undefined

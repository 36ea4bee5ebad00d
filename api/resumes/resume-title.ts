import type { Sample } from '#contract/catalogue/sample'
import type { Language } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import { maxResumeTitleLength } from '#contract/resume/stored-resume'

const defaultTitles = { zh: '我的简历', en: 'My resume' }
const copyWords = { zh: '副本', en: 'copy' }
const copySuffixPattern = / (副本|copy)( \d+)?$/

type DefaultTitleOptions = { language: Language; samples: readonly Pick<Sample, 'resume'>[] }

/**
 * The default title of a resume: its name and position, like its files. Of one that begins with a finished sample the position
 * alone: its person is nobody the user knows, and the title stays when the name is replaced.
 */
export function defaultTitle(resume: Resume, { language, samples }: DefaultTitleOptions): string {
  const { basics, intention } = resume
  const name = samples.some((sample) => isOfPerson(resume, sample.resume)) ? '' : basics.name
  return (
    truncate([name, intention.position].filter(Boolean).join('-'), maxResumeTitleLength) ||
    defaultTitles[language]
  )
}

/** By the name, and by an employer or school that both have: a user may be called like a person of a sample. */
function isOfPerson(resume: Resume, sample: Resume): boolean {
  if (resume.basics.name !== sample.basics.name) return false
  const places = new Set(titlesOf(sample))
  return titlesOf(resume).some((title) => places.has(title))
}

const titlesOf = ({ sections }: Resume): string[] =>
  sections.flatMap(({ items }) => items.map(({ title }) => title)).filter(Boolean)

/** The title of a duplicate; a copy of a copy is named like a copy of the original. */
export function copyTitle(title: string, language: Language): string {
  return withSuffix(title.replace(copySuffixPattern, ''), ` ${copyWords[language]}`)
}

/** The title, with a number from 2 on when it is taken. */
export function uniqueTitle(wanted: string, taken: ReadonlySet<string>): string {
  let title = wanted
  for (let n = 2; taken.has(title); n++) title = withSuffix(wanted, ` ${n}`)
  return title
}

function withSuffix(title: string, suffix: string): string {
  return truncate(title, maxResumeTitleLength - suffix.length) + suffix
}

/** Truncates to UTF-16 units, as the contract counts them, without cutting a surrogate pair. */
function truncate(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

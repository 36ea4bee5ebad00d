import type { Resume } from '#contract/resume/resume'
import { checkContact } from './rules/check-contact'
import { checkContent } from './rules/check-content'
import { checkDates } from './rules/check-dates'
import { checkTypography } from './rules/check-typography'
import { RULES, type Finding } from './finding'
import { checkPhoto, type PhotoRule } from './rules/check-photo'
import { checkPlausibility } from './rules/check-plausibility'
import { shownEntriesOf } from './shown-entries'
import { checkWording } from './rules/check-wording'

/** Options of the check. `today` is `YYYY-MM`; `pages` is the usual maximum for the purpose. */
export type LintOptions = { today: string; photo?: PhotoRule; pages?: number; scenario?: string }

/** Maximum findings per rule; the rest appears once these are fixed. */
const maxFindingsPerRule = 6
/** A draft has more placeholders than that in its first entries, and each section with one must be named; so with a sample's entries. */
const maxOfDraftRules = 12
const draftRules: readonly string[] = ['placeholder', 'sampleEntry']

/**
 * Checks a resume by rules alone, without any AI: the same resume on the same day has the same findings.
 * Never throws.
 */
export function lintResume(resume: Resume, options: LintOptions): Finding[] {
  const abroad = options.scenario === 'abroad' || resume.style.headings === 'en'
  // Parsed once for all rules: parsing rich text is most of the work.
  const entries = shownEntriesOf(resume)
  return sortBySeverity([
    ...checkContact(resume, entries, { abroad }),
    ...checkPhoto(resume, options.photo ?? (abroad ? 'off' : 'optional')),
    ...checkContent(resume, entries),
    ...checkDates(resume, entries, options.today),
    ...checkPlausibility(resume, entries, options.today),
    ...checkWording(entries),
    ...checkTypography(resume, entries),
  ])
}

const severityRank = { must: 0, should: 1, could: 2 }

/** Most severe first, otherwise in page order; without duplicates. */
export function sortBySeverity(findings: Finding[]): Finding[] {
  const seen = new Map<string, number>()
  const ids = new Set<string>()
  return findings
    .filter(({ id, rule }) => {
      const countByRule = (seen.get(rule) ?? 0) + 1
      if (ids.has(id) || countByRule > (draftRules.includes(rule) ? maxOfDraftRules : maxFindingsPerRule))
        return false
      ids.add(id)
      seen.set(rule, countByRule)
      return true
    })
    .sort((a, b) => severityRank[RULES[a.rule][1]] - severityRank[RULES[b.rule][1]])
}

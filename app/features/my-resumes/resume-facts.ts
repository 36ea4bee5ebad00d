import type { Resume } from '#contract/resume/resume'
import type { ResumeFacts } from '#contract/resume/resume-details'
import { RULES, type Finding, type RuleName } from '#resume-lint/finding'
import { formatFinding } from '#resume-lint/format-finding'
import { lintResume, type LintOptions } from '#resume-lint/lint-resume'
import { scoreOf } from '#resume-lint/score'

/** Raised when the rules or the choice of the step change: then facts are found out again. */
export const factsVersion = 1
const maxValueLength = 120

/**
 * What a card shows of a resume by the rules of the check-up; its PDF is taken to be in order, since reading it costs a
 * typesetting. `pages` null: not known yet.
 */
export function findFacts(
  resume: Resume,
  { revision, pages, options }: { revision: number; pages: number | null; options: LintOptions },
): ResumeFacts {
  const findings = lintResume(resume, options).filter(({ id }) => !resume.dismissed?.includes(id))
  const { total, isSparse } = scoreOf(resume, findings, { file: true })
  // The most severe come first; a matter of taste keeps nobody from sending it.
  const first = findings.find(({ rule }) => RULES[rule][1] !== 'could')
  return {
    revision,
    rules: factsVersion,
    position: resume.intention.position.slice(0, 200),
    score: isSparse ? null : total,
    pages,
    step: first ? stepOf(first) : null,
  }
}

function stepOf({ rule, path, ownerId, values }: Finding): ResumeFacts['step'] {
  const short = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? [...value].slice(0, maxValueLength).join('') : value,
  ])
  return { rule, path, ownerId, values: Object.fromEntries(short) }
}

/** Whether facts are about the present revision, by the present rules. */
export function areCurrent(facts: ResumeFacts | null | undefined, revision: number): facts is ResumeFacts {
  return facts?.revision === revision && facts.rules === factsVersion
}

/** What to do next with a resume: mend the worst finding, write more, or send it. `text`: of a finding. */
export type NextStep = { kind: 'mend' | 'write' | 'send'; text?: string; href: string }

export function nextStepOf(
  id: string,
  { step, score }: Pick<ResumeFacts, 'step' | 'score'>,
  language: 'zh' | 'en',
): NextStep {
  const editor = `/resume/edit/${id}`
  if (step && step.rule in RULES) {
    const finding = { ...step, rule: step.rule as RuleName, id: '' }
    return { kind: 'mend', text: formatFinding(finding, language).summary, href: fieldUrl(editor, step) }
  }
  return score === null
    ? { kind: 'write', href: editor }
    : { kind: 'send', href: `/resume/download?resume=${id}` }
}

/** Opens the entry and scrolls to the field. */
function fieldUrl(editor: string, { path, ownerId }: { path: string; ownerId: string }): string {
  const field = path === 'basics.photo' ? 'photo' : path
  const query = path.startsWith('style.') ? '?pane=style' : ownerId ? `?at=${ownerId}` : ''
  return `${editor}${query}#f-${field}`
}

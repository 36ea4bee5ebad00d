import { isStudentStatus } from '#resume-model/student-status'
import type { Resume, Section } from '#contract/resume/resume'
import { ITEM_FIELDS } from '#contract/resume/section-kinds'

const isUnwritten = ({ title, items }: Section) =>
  !title && items.every((item) => !item.picture && ITEM_FIELDS.every((field) => !item[field]))

/**
 * Makes a section of work in which nothing is written one of internships as the status becomes that of a student, and back.
 * A resume with a purpose has the sections of that.
 */
export function withExperienceForStatus(before: Resume, after: Resume): Resume {
  const { status } = after.intention
  const isStudent = isStudentStatus(status)
  if (status === before.intention.status || after.scenario) return after
  if (isStudent === isStudentStatus(before.intention.status)) return after
  const [from, to] = isStudent ? (['work', 'internship'] as const) : (['internship', 'work'] as const)
  const at = after.sections.findIndex((section) => section.kind === from && isUnwritten(section))
  if (at < 0 || after.sections.some(({ kind }) => kind === to)) return after
  return { ...after, sections: after.sections.with(at, { ...after.sections[at]!, kind: to }) }
}

import { isLetter, isStatement } from '#resume-lint/shown-entries'
import type { MarkContext } from '#resume-lint/mark-lines'
import type { Resume } from '#contract/resume/resume'

/** What the marks of a text depend on; undefined for letters and statements. @param name the text's form path */
export function readMarkContext(resume: Resume, name: string): MarkContext | undefined {
  const [, s, i] = /^sections\[(\d+)\]\.items\[(\d+)\]\.text$/.exec(name) ?? []
  const section = resume.sections[Number(s)]
  const item = section?.items[Number(i)]
  if (!section || !item || isLetter(section) || isStatement(section)) return undefined
  return { kind: section.kind, path: name, ownerId: item.id, dismissed: resume.dismissed }
}

import type { Resume } from '#contract/resume'
import type { Template } from '#contract/template'

/** A resume in the look a template was designed with. */
export function dressed(resume: Resume, { id, version, style }: Template): Resume {
  return { ...resume, style: { ...resume.style, ...style, template: `${id}@${version}` } }
}

import type { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'

/** A resume in the look a template was designed with, in one of its colours where one is named. */
export function applyTemplate(resume: Resume, template: Template, colour?: string): Resume {
  const { id, version, style, colours } = template
  const chosenColour = colours.find((candidate) => candidate === colour) ?? style.colour
  return {
    ...resume,
    style: { ...resume.style, ...style, colour: chosenColour, template: `${id}@${version}` },
  }
}

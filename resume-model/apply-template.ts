import type { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'

/** Applies a template's style to a resume, in the given colour if the template offers it. */
export function applyTemplate(
  resume: Resume,
  template: Pick<Template, 'id' | 'version' | 'style' | 'colours'>,
  colour?: string,
): Resume {
  const { id, version, style, colours } = template
  const chosenColour = colours.find((candidate) => candidate === colour) ?? style.colour
  return {
    ...resume,
    style: { ...resume.style, ...style, colour: chosenColour, template: `${id}@${version}` },
  }
}

import { DEFAULT_STYLE } from '#contract/default-style'
import { dressed } from '#contract/dressed'
import { blankResume, emptySection } from '#contract/new-resume'
import type { Resume, Section } from '#contract/resume'
import type { Scenario } from '#contract/scenario'
import type { Template } from '#contract/template'

/** A resume with nothing in it but what its purpose asks for: sections in order, fields, look, pages and photo. */
export function firstResume(scenario: Scenario, templates: readonly Template[]): Resume {
  const { id, sections, fields, photo, headings, pages } = scenario
  const blank = blankResume({
    ...DEFAULT_STYLE,
    headings,
    photo: photo === 'off' ? 'none' : 'portrait',
    fit: pages.most === 1 ? 'one-page' : 'none',
  })
  const resume: Resume = {
    ...blank,
    basics: {
      ...blank.basics,
      custom: fields.map(({ label }, n) => ({ id: `f${n + 1}`, label, value: '' })),
    },
    sections: sections.map(({ kind, title }, n) => ({
      ...emptySection(kind, `s${n + 1}`, `s${n + 1}-1`),
      title,
    })),
    scenario: id,
  }
  const best = suggested(scenario, templates)[0]
  return best ? dressed(resume, best) : resume
}

/** The templates a purpose suggests, the best first. */
export function suggested(scenario: Scenario, templates: readonly Template[]): Template[] {
  return scenario.templates
    .map((id) => templates.find((template) => template.id === id))
    .filter((template) => template !== undefined)
}

/** The draft as it goes to the editor: fields nobody filled are left out, and sample lines stand where nothing was written. */
export function filled(resume: Resume, scenario: Scenario, withLines: boolean): Resume {
  const custom = resume.basics.custom.filter(({ value }) => value !== '')
  const linesOf = ({ kind }: Section) => scenario.sections.find((one) => one.kind === kind)?.lines ?? []
  const sections = resume.sections.map((section) => {
    const [first, ...others] = section.items
    const lines = withLines ? linesOf(section) : []
    const written = section.items.some(({ text }) => text !== '')
    if (!first || lines.length === 0 || written) return section
    const text = section.kind === 'summary' ? lines.join('\n') : lines.map((line) => `- ${line}`).join('\n')
    return { ...section, items: [{ ...first, text }, ...others] }
  })
  return { ...resume, basics: { ...resume.basics, custom }, sections }
}

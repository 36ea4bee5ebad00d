import { DEFAULT_STYLE } from '#resume-model/default-style'
import { applyTemplate } from '#resume-model/apply-template'
import { emptyResume, emptyItem, emptySection } from '#resume-model/empty-resume'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { Scenario, ScenarioSection } from '#contract/catalogue/scenario'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { Template } from '#contract/catalogue/template'
import { idGenerator, isEmptyEntry } from './entry-list'

/** Returns an empty resume for a scenario: its sections in order, fields, template, page limit and photo. */
export function createScenarioResume(scenario: Scenario, templates: readonly Template[]): Resume {
  const { id, sections, fields, photo, headings, pages } = scenario
  const blank = emptyResume({
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
  const firstTemplate = suggestedTemplates(scenario, templates)[0]
  return firstTemplate ? applyTemplate(resume, firstTemplate) : resume
}

/** Returns the templates a scenario suggests, best first. */
export function suggestedTemplates(scenario: Scenario, templates: readonly Template[]): Template[] {
  return scenario.templates
    .map((id) => templates.find((template) => template.id === id))
    .filter((template) => template !== undefined)
}

/**
 * Returns the draft for the editor: without empty custom fields and added entries, and optionally with sample text in empty
 * sections.
 */
export function finishResume(resume: Resume, scenario: Scenario, useSampleLines: boolean): Resume {
  const sections = resume.sections.map(withoutEmptyEntries).map((section) => {
    const sample = scenario.sections.find(({ kind }) => kind === section.kind)
    return useSampleLines && sample ? withSampleText(section, sample) : section
  })
  return withoutEmptyFields({ ...resume, sections })
}

/** Returns the section without the entries that were added and left empty. */
function withoutEmptyEntries(section: Section): Section {
  const items = section.items.filter((item, n) => n === 0 || !isEmptyEntry(item))
  return items.length === section.items.length ? section : { ...section, items }
}

/** Returns the resume with one more entry in the section of a kind, unless its last one is still empty. */
export function withAddedEntry(resume: Resume, kind: string): Resume {
  return {
    ...resume,
    sections: resume.sections.map((section) => {
      const last = section.items.at(-1)
      if (section.kind !== kind || !last || isEmptyEntry(last)) return section
      return { ...section, items: [...section.items, idGenerator(section.id, section.items)()] }
    }),
  }
}

/** Returns the resume without an entry, unless it is the only one of its section. */
export function withoutEntry(resume: Resume, id: string): Resume {
  return {
    ...resume,
    sections: resume.sections.map((section) =>
      section.items.length > 1
        ? { ...section, items: section.items.filter((item) => item.id !== id) }
        : section,
    ),
  }
}

/** Returns an example with the scenario's sample lines in place of its own. */
export function withSampleLines(example: Resume, scenario: Scenario): Resume {
  const { sections } = finishResume(createScenarioResume(scenario, []), scenario, true)
  const isLined = ({ kind }: Section) =>
    scenario.sections.some((section) => section.kind === kind && section.lines.length > 0)
  return {
    ...example,
    sections: [...sections.filter(isLined), ...example.sections.filter((one) => !isLined(one))],
  }
}

/** Returns the resume without the suggested fields that were left empty. */
export function withoutEmptyFields(resume: Resume): Resume {
  const custom = resume.basics.custom.filter(({ value }) => value !== '')
  return { ...resume, basics: { ...resume.basics, custom } }
}

// In these kinds each line is a separate entry.
const singleLineKinds: readonly SectionKind[] = [
  'awards',
  'certificates',
  'languages',
  'publications',
  'skills',
]

function withSampleText(section: Section, { kind, entry, lines }: ScenarioSection): Section {
  const [first] = section.items
  if (!first || section.items.some(({ text }) => text !== '')) return section
  const isNamed = section.items.some(({ title }) => title !== '')
  if (singleLineKinds.includes(kind))
    return isNamed || lines.length === 0
      ? section
      : {
          ...section,
          items: lines.map((line, n) => ({
            ...emptyItem(`${section.id}-${n + 1}`),
            ...parseSingleLine(kind, line),
          })),
        }
  const text = lines.map((line) => (kind === 'summary' ? line : `- ${line}`)).join('\n')
  const item = { ...first, ...(!isNamed && entry), text }
  return { ...section, items: section.items.with(0, item) }
}

/** Before a colon: the group's name in skills, the language in languages. */
function parseSingleLine(kind: SectionKind, line: string): Partial<Item> {
  const [title = '', ...more] = line.split(/[：:]\s*/)
  const rest = more.join('：')
  if (rest !== '' && kind === 'skills') return { title, text: rest }
  return rest !== '' && kind === 'languages' ? { title, subtitle: rest } : { title: line }
}

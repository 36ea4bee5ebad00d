import { SECTION_FIELDS } from '#contract/resume/section-kinds'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import type { PageEntry, TemplateInput, PageSection } from '#typeset/template-input/template-input'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { entryDetails } from './entry-details'
import { escapeMarkdown } from './escape-markdown'
import { formatDetail } from './format-detail'

/**
 * A resume as Markdown: `#` the name, `##` sections, `###` entries, then the entry's line of role, place and dates.
 * Its texts are Markdown already. What is hidden is left out. What an AI wrote is told in the front matter.
 */
export function writeMarkdown(resume: Resume): string {
  const model = buildTemplateInput(resume, false)
  const texts = new Map(
    resume.sections.flatMap((section) => section.items.map((item) => [item.id, textOf(section, item)])),
  )
  const sections = model.sections.flatMap((section) => sectionLines(section, texts))
  const label = aiLabelOf(resume)
  const front = label === undefined ? [] : [`---\nAIGC: ${label}\n---`]
  return `${[...front, ...headLines(model), ...sections].join('\n\n')}\n`
}

function headLines({ lang, name, headline, contacts, facts, intention }: TemplateInput): string[] {
  const intentionDetails = intention.filter(({ key }) => key !== 'position')
  const list = [...contacts, ...intentionDetails, ...facts].map((fact) => {
    const detail = 'url' in fact && fact.kind === 'link' ? { ...fact, text: fact.url ?? fact.text } : fact
    return `- ${escapeMarkdown(formatDetail(detail, lang))}`
  })
  const title = name && `# ${escapeMarkdown(name)}`
  return [title, escapeMarkdown(headline), list.join('\n')].filter(Boolean)
}

function sectionLines({ title, entries }: PageSection, texts: Map<string, string>): string[] {
  return [
    `## ${escapeMarkdown(title)}`,
    ...entries.flatMap((entry) => entryLines(entry, texts.get(entry.id) ?? '')),
  ]
}

function entryLines(entry: PageEntry, text: string): string[] {
  const head = entryDetails(entry).map(escapeMarkdown).join(' · ')
  return [
    // Without a title the entry still begins: the heading keeps it apart from the one before.
    entry.title || head || entry.link || entry.note ? `### ${escapeMarkdown(entry.title || '-')}` : '',
    head,
    entry.link ? `<${entry.link.url}>` : '',
    escapeMarkdown(entry.note),
    text,
  ].filter(Boolean)
}

/** The text as typed, where its kind of section shows one; a line that would read as a heading or a rule is none. */
function textOf(section: Section, item: Item): string {
  const fields: readonly string[] = SECTION_FIELDS[section.kind]
  if (!fields.includes('text')) return ''
  return item.text.replace(/^([^\S\n\r\u2028\u2029]*)(#)/gm, '$1\\$2').trim()
}

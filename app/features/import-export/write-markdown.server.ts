import { SECTION_FIELDS, type SectionKind } from '#contract/resume/section-kinds'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import type { PageEntry, TemplateInput, PageSection } from '#typeset/template-input/template-input'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { escapeMarkdown } from './escape-markdown'
import { exportedHeading } from './exported-heading.server'
import { labelledDetails, labelledFields } from './field-labels.server'
import { formatDetail } from './format-detail'
import { headDetails } from './head-details.server'

type Language = TemplateInput['lang']

/**
 * Returns a resume as Markdown: `#` name, `##` sections, `###` entries, then a line with the entry's role, place and dates,
 * each with its label. Its texts are Markdown already. Hidden items are left out. The front matter contains the AI label.
 */
export function writeMarkdown(resume: Resume): string {
  const model = buildTemplateInput(resume, false)
  const texts = new Map(
    resume.sections.flatMap((section) => section.items.map((item) => [item.id, textOf(section, item)])),
  )
  const sections = model.sections.flatMap((section) => sectionLines(section, texts, model.lang))
  const label = aiLabelOf(resume)
  const front = label === undefined ? [] : [`---\nAIGC: ${label}\n---`]
  return `${[...front, ...headLines(model), ...sections].join('\n\n')}\n`
}

function headLines(model: TemplateInput): string[] {
  const list = headDetails(model).map((detail) => `- ${escapeMarkdown(formatDetail(detail, model.lang))}`)
  return [model.name && `# ${escapeMarkdown(model.name)}`, list.join('\n')].filter(Boolean)
}

function sectionLines(section: PageSection, texts: Map<string, string>, lang: Language): string[] {
  const kind = section.kind as SectionKind
  return [
    `## ${escapeMarkdown(exportedHeading(section.title, kind, lang))}`,
    ...section.entries.flatMap((entry) => entryLines(kind, entry, texts.get(entry.id) ?? '', lang)),
  ]
}

function entryLines(kind: SectionKind, entry: PageEntry, text: string, lang: Language): string[] {
  const fields = labelledFields(kind).filter((field) => field !== 'title')
  const details = labelledDetails(kind, entry, lang, fields).map(escapeMarkdown).join(' | ')
  return [
    // An entry without a title needs a heading too, which separates it from the previous one.
    entry.title || details || entry.link ? `### ${escapeMarkdown(entry.title || '-')}` : '',
    details,
    entry.link ? `<${entry.link.url}>` : '',
    text,
  ].filter(Boolean)
}

/** Returns the text as typed, if the kind has one; a leading `#` is escaped, so it is no heading. */
function textOf(section: Section, item: Item): string {
  const fields: readonly string[] = SECTION_FIELDS[section.kind]
  if (!fields.includes('text')) return ''
  return item.text.replace(/^([^\S\n\r\u2028\u2029]*)(#)/gm, '$1\\$2').trim()
}

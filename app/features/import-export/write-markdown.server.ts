import { SECTION_FIELDS } from '#contract/resume/section-kinds'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import type { PageEntry, TemplateInput, PageSection } from '#typeset/template-input/template-input'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { entryDetails } from './entry-details'
import { escapeMarkdown } from './escape-markdown'
import { formatDetail } from './format-detail'

/**
 * Returns a resume as Markdown: `#` name, `##` sections, `###` entries, then a line with the entry's role,
 * place and dates. Its texts are Markdown already. Hidden items are left out. The front matter contains the
 * AI label.
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
    // An entry without a title needs a heading too, which separates it from the previous one.
    entry.title || head || entry.link || entry.note ? `### ${escapeMarkdown(entry.title || '-')}` : '',
    head,
    entry.link ? `<${entry.link.url}>` : '',
    escapeMarkdown(entry.note),
    text,
  ].filter(Boolean)
}

/** Returns the text as typed, if the kind has one; a leading `#` is escaped, so it is no heading. */
function textOf(section: Section, item: Item): string {
  const fields: readonly string[] = SECTION_FIELDS[section.kind]
  if (!fields.includes('text')) return ''
  return item.text.replace(/^([^\S\n\r\u2028\u2029]*)(#)/gm, '$1\\$2').trim()
}

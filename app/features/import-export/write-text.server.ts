import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { markerOf } from '#resume-model/rich-text/parse-rich-text'
import { linkOf } from '#typeset/template-input/personal-details'
import type { PageBlock, PageEntry, PageRun, PageSection } from '#typeset/template-input/template-input'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { exportedHeading } from './exported-heading.server'
import { labelledDetails, labelledFields } from './field-labels.server'
import { formatDetail } from './format-detail'
import { headDetails } from './head-details.server'

type Language = 'zh' | 'en'
/** Longer lines are read as text, whatever they begin with (importer/classify/entry-labels.ts). */
const maxHeaderLength = 180

/**
 * Returns a resume as plain text, for pasting into employers' forms: every fact with its label, headings in 【】, one line
 * above each entry, lists by `- `. The importer reads the fields back from it. Hidden items are left out.
 */
export function writeText(resume: Resume): string {
  const model = buildTemplateInput(resume, false)
  const { lang, name, sections } = model
  const top = [name, ...headDetails(model).map((detail) => formatDetail(detail, lang))].filter(Boolean)
  const parts = sections.map((section) => sectionText(section, lang))
  return `${[top.join('\n'), ...parts].filter(Boolean).join('\n\n')}\n`
}

function sectionText({ kind, title, entries }: PageSection, lang: Language): string {
  const sectionKind = kind as SectionKind
  const heading = `【${exportedHeading(title, sectionKind, lang)}】`
  const texts = isList(kind, entries)
    ? entries.map((entry) => `- ${formatDetail({ label: entry.title, text: textOf(entry) }, lang)}`)
    : entries.map((entry) => entryText(sectionKind, entry, lang))
  // Entries of one line each are a list.
  const between = texts.some((text) => text.includes('\n')) ? '\n\n' : '\n'
  return `${heading}\n${texts.join(between)}`
}

const textOf = (entry: PageEntry) => blockLines(entry.text, '').join('\n')

/** Skills are a list where each is a name with one line of text. */
const isList = (kind: string, entries: readonly PageEntry[]) =>
  kind === 'skills' &&
  entries.every(
    (entry) =>
      /^[^:：]{1,16}$/u.test(entry.title) &&
      entry.text.length === 1 &&
      entry.text[0]!.type === 'paragraph' &&
      !textOf(entry).includes('\n'),
  )

function entryText(kind: SectionKind, entry: PageEntry, lang: Language): string {
  const details = labelledDetails(kind, entry, lang, labelledFields(kind))
  const lines: string[] = []
  for (const detail of details) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + detail.length <= maxHeaderLength)
      lines[lines.length - 1] = `${last} | ${detail}`
    else lines.push(detail)
  }
  return [...lines, entry.link?.url ?? '', ...blockLines(entry.text, '')].filter(Boolean).join('\n')
}

function blockLines(blocks: readonly PageBlock[], indent: string): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [indent + textOfRuns(block.runs).replaceAll('\n', `\n${indent}`)]
    return block.items.flatMap((item, index) => {
      const mark = block.type === 'bullets' ? '- ' : markerOf(block, index)
      const [first = '', ...more] = blockLines(item, `${indent}  `)
      return [indent + mark + first.trimStart(), ...more]
    })
  })
}

/** Adds a link's address after its text, unless the text is the address. */
function textOfRuns(runs: readonly PageRun[]): string {
  let linked = ''
  return runs
    .map(({ text, url }, i) => {
      linked = url && runs[i - 1]?.url === url ? linked + text : text
      const isLinkEnd = url && runs[i + 1]?.url !== url
      return isLinkEnd && linkOf(linked.trim())?.text !== linkOf(url)?.text ? `${text} (${url})` : text
    })
    .join('')
}

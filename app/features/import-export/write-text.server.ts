import type { Resume } from '#contract/resume/resume'
import { markerOf } from '#resume-model/rich-text/parse-rich-text'
import { linkOf } from '#typeset/template-input/personal-details'
import type { PageBlock, PageEntry, PageRun } from '#typeset/template-input/template-input'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { entryDetails } from './entry-details'
import { formatDetail } from './format-detail'

/** Returns a resume as plain text, for pasting into employers' forms. Hidden items are left out. */
export function writeText(resume: Resume): string {
  const { lang, name, headline, contacts, facts, intention, sections } = buildTemplateInput(resume, false)
  const intentionDetails = intention.filter(({ key }) => key !== 'position')
  const top = [
    name,
    headline,
    ...[...contacts, ...intentionDetails, ...facts].map((fact) => formatDetail(fact, lang)),
  ].filter(Boolean)
  const parts = sections.map(({ title, entries }) => [`【${title}】`, ...entries.map(entryText)].join('\n\n'))
  return `${[top.join('\n'), ...parts].filter(Boolean).join('\n\n')}\n`
}

function entryText(entry: PageEntry): string {
  const head = [entry.title, ...entryDetails(entry)].filter(Boolean).join(' | ')
  const lines = [head, entry.link?.url ?? '', entry.note, ...blockLines(entry.text, '')]
  return lines.filter(Boolean).join('\n')
}

function blockLines(blocks: readonly PageBlock[], indent: string): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [indent + textOfRuns(block.runs).replaceAll('\n', `\n${indent}`)]
    return block.items.flatMap((item, index) => {
      const mark = block.type === 'bullets' ? '• ' : markerOf(block, index)
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

import type { List } from '#resume-model/rich-text/parse-rich-text'
import type { PageBlock, PageRun } from '#typeset/template-input/template-input'
import { escapeUrl } from '#contract/validation/email-and-url'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for elements and for attributes in quotes. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replace(/[&<>"']/g, (character) => entities[character]!)

/** The address that a page may link to: of the web, of mail or a phone number; undefined for others, such as `javascript:`. */
export function linkAddress(url: string): string | undefined {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) ? escapeUrl(url) : undefined
}

/** A text that links to an address, if a page may. */
export function linkMarkup(markup: string, url: string | null | undefined): string {
  const address = url ? linkAddress(url) : undefined
  return address === undefined
    ? markup
    : `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${markup}</a>`
}

/** Rich text as paragraphs and lists. */
export function blocksMarkup(blocks: readonly PageBlock[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph' ? `<p>${runsMarkup(block.runs)}</p>` : listMarkup(block, block.items),
    )
    .join('\n')
}

function listMarkup({ type, start, sign }: Omit<List, 'items'>, items: readonly PageBlock[][]): string {
  const rows = items.map((item) => `<li>${itemMarkup(item)}</li>`).join('\n')
  if (type === 'bullets') return `<ul>\n${rows}\n</ul>`
  const first = start === 1 ? '' : ` start="${start}"`
  return `<ol${first}${sign === undefined ? '' : ' class="signed"'}>\n${rows}\n</ol>`
}

/** An item of one paragraph needs no paragraph of its own. */
function itemMarkup([first, ...more]: readonly PageBlock[]): string {
  if (first?.type !== 'paragraph') return blocksMarkup(first ? [first, ...more] : more)
  return more.length === 0 ? runsMarkup(first.runs) : `${runsMarkup(first.runs)}\n${blocksMarkup(more)}`
}

function runsMarkup(runs: readonly PageRun[]): string {
  return runs
    .map(({ text, bold, italic, underline, url }) => {
      const lines = escapeHtml(text).replaceAll('\n', '<br>')
      const tags = [...(bold ? ['strong'] : []), ...(italic ? ['em'] : []), ...(underline ? ['u'] : [])]
      return linkMarkup(
        tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, lines),
        url,
      )
    })
    .join('')
}

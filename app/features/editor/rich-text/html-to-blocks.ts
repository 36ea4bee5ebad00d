import {
  continuesList,
  numberSuffixOf,
  type Block,
  type InlineRun,
  type List,
} from '#resume-model/rich-text/parse-rich-text'
import { cleanText } from '#contract/validation/clean-text'

type TextStyle = Omit<InlineRun, 'text'>

const blockTags = /^(?:P|DIV|H[1-6]|BLOCKQUOTE|PRE|TR|SECTION|ARTICLE|HEADER|FOOTER|DT|DD|TABLE|UL|OL|LI)$/
const ignoredTags = /^(?:STYLE|SCRIPT|TITLE|META|LINK|HEAD|TEMPLATE|NOSCRIPT)$/

/**
 * Reduces pasted HTML from browsers, Word or WPS to the resume's text format. Nothing in it runs or is
 * fetched.
 */
export function htmlToBlocks(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return parseBlocks(body, {})
}

function parseBlocks(parent: Node, textStyle: TextStyle): Block[] {
  const blocks: Block[] = []
  let runs: InlineRun[] = []
  const flushParagraph = () => {
    if (runs.some(({ text }) => text.trim())) blocks.push({ type: 'paragraph', runs })
    runs = []
  }
  const walk = (node: Node, now: TextStyle) => {
    if (node.nodeType === 3) {
      const text = cleanText((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '))
      if (text) runs.push({ ...now, text })
    }
    if (!(node instanceof Element) || ignoredTags.test(node.tagName) || isIgnoredWordMarker(node)) return
    const next = textStyleOf(node, now)
    if (node.tagName === 'BR') runs.push({ text: '\n' })
    else if (node.tagName === 'UL' || node.tagName === 'OL') {
      flushParagraph()
      blocks.push(parseList(node, next))
    } else if (wordListMatch(node)) {
      flushParagraph()
      appendWordListItem(blocks, node, parseBlocks(node, next))
    } else if (blockTags.test(node.tagName)) {
      flushParagraph()
      node.childNodes.forEach((child) => walk(child, next))
      flushParagraph()
    } else {
      node.childNodes.forEach((child) => walk(child, next))
      // The cells of a table row become one line.
      if (/^T[DH]$/.test(node.tagName)) runs.push({ text: ' ' })
    }
  }
  parent.childNodes.forEach((child) => walk(child, textStyle))
  flushParagraph()
  return blocks
}

function parseList(list: Element, textStyle: TextStyle): List {
  const items: Block[][] = []
  for (const child of list.children) {
    if (child.tagName === 'LI') items.push(parseBlocks(child, textStyle))
    // Some editors nest a list beside its item, not in it.
    else if (/^[UO]L$/.test(child.tagName))
      (items.at(-1) ?? items[items.push([]) - 1]!).push(parseList(child, textStyle))
  }
  if (list.tagName !== 'OL') return { type: 'bullets', start: 1, items }
  const start = Number(list.getAttribute('start') ?? 1)
  // Copied from this editor.
  const sign = numberSuffixOf(list.getAttribute('data-sign'))
  return { type: 'numbers', start: Number.isInteger(start) ? start : 1, ...(sign && { sign }), items }
}

function textStyleOf(element: Element, before: TextStyle): TextStyle {
  const { tagName } = element
  const style = element.getAttribute('style') ?? ''
  const textStyle = { ...before }
  const weight = /font-weight\s*:\s*(bold|[6-9]00|normal|[1-5]00)/i.exec(style)?.[1]
  // Google Docs wraps its content in a <b> that is not bold.
  if (weight ? /bold|[6-9]00/i.test(weight) : /^(?:B|STRONG)$/.test(tagName)) textStyle.bold = true
  else if (weight) delete textStyle.bold
  if (/^(?:I|EM)$/.test(tagName) || /font-style\s*:\s*italic/i.test(style)) textStyle.italic = true
  if (tagName === 'U' || /text-decoration[^;]*underline/i.test(style)) textStyle.underline = true
  if (tagName === 'A') textStyle.url = element.getAttribute('href') ?? undefined
  return textStyle
}

/** Word writes a list as paragraphs with a drawn bullet, which is dropped. */
function wordListMatch(element: Element): RegExpExecArray | null {
  return /mso-list\s*:\s*\S+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')
}
function isIgnoredWordMarker(element: Element): boolean {
  return /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? '')
}

function appendWordListItem(blocks: Block[], paragraph: Element, item: Block[]): void {
  const markerText = [...paragraph.querySelectorAll('[style]')].find(isIgnoredWordMarker)?.textContent ?? ''
  const marked = markedItem(markerText.trim(), item)
  const previousBlock = blocks.at(-1)
  if (!previousBlock || previousBlock.type === 'paragraph') blocks.push(...marked)
  else if (Number(wordListMatch(paragraph)?.[1]) > 1) previousBlock.items.at(-1)!.push(...marked)
  else if (marked[0]?.type !== 'paragraph' && marked[0] && continuesList(previousBlock, marked[0]))
    previousBlock.items.push(item)
  else blocks.push(...marked)
}

/** An item with its marker: in a list, or as text if the subset has no such number: (1) ① 一、 a) */
function markedItem(marker: string, item: Block[]): Block[] {
  const [, number, suffix] = /^(\d{1,2})([.、．)）]?)$/.exec(marker) ?? []
  const sign = numberSuffixOf(suffix)
  if (number) return [{ type: 'numbers', start: Number(number), ...(sign && { sign }), items: [item] }]
  const isCounter = /^[（(]?(?:[\p{N}一二三四五六七八九十百]+|[A-Za-z]{1,4}(?=[.、．)）]))[.、．)）]?$/u.test(
    marker,
  )
  if (!isCounter) return [{ type: 'bullets', start: 1, items: [item] }]
  const [first, ...more] = item
  const text = /[)）、．]$/.test(marker) ? marker : `${marker} `
  return first?.type === 'paragraph'
    ? [{ type: 'paragraph', runs: [{ text }, ...first.runs] }, ...more]
    : [{ type: 'paragraph', runs: [{ text }] }, ...item]
}

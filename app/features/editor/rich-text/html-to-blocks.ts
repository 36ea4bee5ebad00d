import type { Block, List, InlineRun } from '#resume-model/rich-text/parse-rich-text'
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
  const start = Number(list.getAttribute('start') ?? 1)
  return {
    type: list.tagName === 'OL' ? 'numbers' : 'bullets',
    start: Number.isInteger(start) ? start : 1,
    items,
  }
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
  const number = /\d+/.exec(markerText)?.[0]
  const type = number ? 'numbers' : 'bullets'
  const list: List = { type, start: Number(number ?? 1), items: [item] }
  const previousBlock = blocks.at(-1)
  if (Number(wordListMatch(paragraph)?.[1]) > 1 && previousBlock && previousBlock.type !== 'paragraph')
    previousBlock.items.at(-1)!.push(list)
  else if (previousBlock?.type === type) previousBlock.items.push(item)
  else blocks.push(list)
}

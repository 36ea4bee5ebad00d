import type { Block, List, Run } from '#contract/rich-text'
import { cleanText } from '#contract/text'

type Look = Omit<Run, 'text'>

const blockTags = /^(?:P|DIV|H[1-6]|BLOCKQUOTE|PRE|TR|SECTION|ARTICLE|HEADER|FOOTER|DT|DD|TABLE|UL|OL|LI)$/
const silentTags = /^(?:STYLE|SCRIPT|TITLE|META|LINK|HEAD|TEMPLATE|NOSCRIPT)$/

/** What the clipboard of a browser, of Word or of WPS brings, reduced to what a resume's text knows. Nothing of it is run or fetched. */
export function blocksOfHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return blocksIn(body, {})
}

function blocksIn(parent: Node, look: Look): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  const end = () => {
    if (runs.some(({ text }) => text.trim())) blocks.push({ type: 'paragraph', runs })
    runs = []
  }
  const walk = (node: Node, now: Look) => {
    if (node.nodeType === 3) {
      const text = cleanText((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '))
      if (text) runs.push({ ...now, text })
    }
    if (!(node instanceof Element) || silentTags.test(node.tagName) || isMarker(node)) return
    const next = lookOf(node, now)
    if (node.tagName === 'BR') runs.push({ text: '\n' })
    else if (node.tagName === 'UL' || node.tagName === 'OL') {
      end()
      blocks.push(listOf(node, next))
    } else if (wordMarker(node)) {
      end()
      addWordItem(blocks, node, blocksIn(node, next))
    } else if (blockTags.test(node.tagName)) {
      end()
      node.childNodes.forEach((child) => walk(child, next))
      end()
    } else {
      node.childNodes.forEach((child) => walk(child, next))
      // The cells of a row are one line.
      if (/^T[DH]$/.test(node.tagName)) runs.push({ text: ' ' })
    }
  }
  parent.childNodes.forEach((child) => walk(child, look))
  end()
  return blocks
}

function listOf(list: Element, look: Look): List {
  const items: Block[][] = []
  for (const child of list.children) {
    if (child.tagName === 'LI') items.push(blocksIn(child, look))
    // Some nest a list beside its item, not in it.
    else if (/^[UO]L$/.test(child.tagName))
      (items.at(-1) ?? items[items.push([]) - 1]!).push(listOf(child, look))
  }
  const start = Number(list.getAttribute('start') ?? 1)
  return {
    type: list.tagName === 'OL' ? 'numbers' : 'bullets',
    start: Number.isInteger(start) ? start : 1,
    items,
  }
}

function lookOf(element: Element, before: Look): Look {
  const { tagName } = element
  const style = element.getAttribute('style') ?? ''
  const look = { ...before }
  const weight = /font-weight\s*:\s*(bold|[6-9]00|normal|[1-5]00)/i.exec(style)?.[1]
  // Google's documents are wrapped in a <b> that is not bold.
  if (weight ? /bold|[6-9]00/i.test(weight) : /^(?:B|STRONG)$/.test(tagName)) look.bold = true
  else if (weight) delete look.bold
  if (/^(?:I|EM)$/.test(tagName) || /font-style\s*:\s*italic/i.test(style)) look.italic = true
  if (tagName === 'U' || /text-decoration[^;]*underline/i.test(style)) look.underline = true
  if (tagName === 'A') look.url = element.getAttribute('href') ?? undefined
  return look
}

/** Word writes a list as paragraphs that begin with a drawn bullet, which is left out. */
function wordMarker(element: Element): RegExpExecArray | null {
  return /mso-list\s*:\s*\S+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')
}
function isMarker(element: Element): boolean {
  return /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? '')
}

function addWordItem(blocks: Block[], paragraph: Element, item: Block[]): void {
  const drawn = [...paragraph.querySelectorAll('[style]')].find(isMarker)?.textContent ?? ''
  const number = /\d+/.exec(drawn)?.[0]
  const type = number ? 'numbers' : 'bullets'
  const list: List = { type, start: Number(number ?? 1), items: [item] }
  const above = blocks.at(-1)
  if (Number(wordMarker(paragraph)?.[1]) > 1 && above && above.type !== 'paragraph')
    above.items.at(-1)!.push(list)
  else if (above?.type === type) above.items.push(item)
  else blocks.push(list)
}

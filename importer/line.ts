/** A line of a document on its way into a resume. */
export type Line = {
  /** As a resume's text keeps it: rich text in its Markdown subset, with the mark of its list. */
  markdown: string
  /** The words alone, on one line. Tabs part what stands apart. */
  plain: string
  /** 1 to 6 for a heading, 1 the highest; 0 for anything else. */
  level: number
  /** An item of a list, or what goes on in one. */
  isListItem: boolean
  /** The level was told from the size of its letters, not said by the document. */
  isLevelFromSize?: true
  /** Its left edge in pt, where a page says it. */
  x?: number
  /** Written beside the text, at an angle to it: no part of what it says. */
  isRotated?: true
  /** Something empty stood before it: a paragraph begins. */
  startsParagraph: boolean
}

export function lineOf(plain: string, overrides: Partial<Line> = {}): Line {
  return {
    plain,
    markdown: escapeMarkdown(plain),
    level: 0,
    isListItem: false,
    startsParagraph: false,
    ...overrides,
  }
}

/** Plain words as rich text that reads the same: no mark among them. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_[\]<>]/g, '\\$&')
}

/** A plain line from one with Markdown's marks: bold and the like are gone, links are followed by their address.
 * What a mark spans is bounded, as in resume-model/rich-text/parse-inline.ts: any text is read in linear time. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(
      /(^|[^\\])\[([^[\]]{0,500})\]\(([^)\s]{1,500})\)/g,
      (_, before: string, text: string, url: string) => before + appendUrl(text, url),
    )
    .replace(/(^|[^\\])<(?:mailto:|(?=https?:))([^>\s]{1,500})>/g, '$1$2')
    .replace(/(^|[^\\*])\*{1,3}(?=\S)((?:\\.|[^*\\])+?)\*{1,3}/g, '$1$2')
    .replace(/(^|[^\\])<\/?u>/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** Words that are linked, followed by where to: a part of the address is the whole of it. */
export function appendUrl(linkText: string, url: string): string {
  const fullAddress = /^mailto:([^?]+)/i.exec(url)?.[1] ?? url
  const isShortened = linkText === '' || (fullAddress.includes(linkText) && /[./@]/.test(linkText))
  return isShortened ? fullAddress : `${linkText} ${fullAddress}`
}

export const characterCount = (text: string) => [...text].length

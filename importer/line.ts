/** A line of a document on its way into a resume. */
export type Line = {
  /** As a resume's text keeps it: rich text in its Markdown subset, with the mark of its list. */
  rich: string
  /** The words alone, on one line. Tabs part what stands apart. */
  plain: string
  /** 1 to 6 for a heading, 1 the highest; 0 for anything else. */
  level: number
  /** An item of a list, or what goes on in one. */
  listed: boolean
  /** The level was told from the size of its letters, not said by the document. */
  bySize?: true
  /** Its left edge in pt, where a page says it. */
  x?: number
  /** Written beside the text, at an angle to it: no part of what it says. */
  aside?: true
  /** Something empty stood before it: a paragraph begins. */
  parted: boolean
}

export function lineOf(plain: string, more: Partial<Line> = {}): Line {
  return { plain, rich: escapeMarks(plain), level: 0, listed: false, parted: false, ...more }
}

/** Plain words as rich text that reads the same: no mark among them. */
export function escapeMarks(text: string): string {
  return text.replace(/[\\*_[\]<>]/g, '\\$&')
}

/** A plain line from one with Markdown's marks: bold and the like are gone, links are followed by their address.
 * What a mark spans is bounded, as in contract/rich-inline.ts: any text is read in linear time. */
export function withoutMarks(rich: string): string {
  return rich
    .replace(
      /(^|[^\\])\[([^[\]]{0,500})\]\(([^)\s]{1,500})\)/g,
      (_, before: string, text: string, url: string) => before + withAddress(text, url),
    )
    .replace(/(^|[^\\])<(?:mailto:|(?=https?:))([^>\s]{1,500})>/g, '$1$2')
    .replace(/(^|[^\\*])\*{1,3}(?=\S)((?:\\.|[^*\\])+?)\*{1,3}/g, '$1$2')
    .replace(/(^|[^\\])<\/?u>/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** Words that are linked, followed by where to: a part of the address is the whole of it. */
export function withAddress(words: string, url: string): string {
  const address = /^mailto:([^?]+)/i.exec(url)?.[1] ?? url
  const isShortened = words === '' || (address.includes(words) && /[./@]/.test(words))
  return isShortened ? address : `${words} ${address}`
}

export const countOf = (text: string) => [...text].length

import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'

/** A line of a document during the import. */
export type Line = {
  /** In the Markdown subset of resumes, including its list marker. */
  markdown: string
  /** Plain text on one line. Tabs separate columns. */
  plain: string
  /** 1 to 6 for a heading, 1 the highest; 0 for anything else. */
  level: number
  /** Part of a list item. */
  isListItem: boolean
  /** The level was derived from the font size, not given by the document. */
  isLevelFromSize?: true
  /** The left edge in pt, if the format has positions. */
  x?: number
  /** Rotated text beside the page's text, such as a watermark. */
  isRotated?: true
  /** A cell that names the section beside it, by its place in a form. */
  namesSection?: true
  /** Blank space precedes it: a paragraph begins. */
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

/**
 * Strips Markdown from a line: styles are removed, links are followed by their URL.
 * Marks have a limited length, as in resume-model/rich-text/parse-inline.ts, so the time is linear for any
 * text.
 */
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

/** A link's text followed by its URL; only the URL when the text is a part of it. */
export function appendUrl(linkText: string, url: string): string {
  const fullAddress = /^mailto:([^?]+)/i.exec(url)?.[1] ?? url
  const isShortened = linkText === '' || (fullAddress.includes(linkText) && /[./@]/.test(linkText))
  return isShortened ? fullAddress : `${linkText} ${fullAddress}`
}

export const characterCount = (text: string) => [...text].length

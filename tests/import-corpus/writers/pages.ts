import type { Letter } from './letters'

/** An element of a document's structure; its leaves hold the text. */
export type Element = { role: string; children: Element[] }
/** Letters of one font on a baseline, from the bottom of the page; in pt. */
export type Run = { letters: Letter[]; y: number; size: number; bold: boolean; element: Element }
/** A line, as a thin box; `isBorder` of a table. */
export type Rule = { x: number; y: number; width: number; height: number; isBorder: boolean }
/** What a page draws, in the order in which the program writes it. */
export type Page = { drawn: ({ run: Run } | { rule: Rule })[] }

export const pageSize = { width: 595.32, height: 841.92 }
export const margin = 56
export const textWidth = pageSize.width - 2 * margin

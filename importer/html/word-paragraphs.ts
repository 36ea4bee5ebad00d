import type { Paragraph } from '../blocks/block'
import { textOf, type HtmlElement } from './html-tree'
import type { Declarations } from './declarations'

/** Word's spans around a sign. */
const maxMarkerDepth = 6

export type WordList = NonNullable<Paragraph['list']>

/** The item of a list that Word's HTML says with `mso-list:l0 level1 lfo1`, its sign in a span of its own. */
export function wordListOf(element: HtmlElement, declared: Declarations): WordList | undefined {
  const level = /\blevel([1-9])\b/.exec(declared['mso-list'] ?? '')?.[1]
  if (level === undefined) return undefined
  const marker = markerIn(element, maxMarkerDepth)
  // Signs such as 一、 are part of a heading's words.
  if (marker !== undefined && /[\p{Script=Han}A-Za-z]{2}|[一二三四五六七八九十]/u.test(marker))
    return undefined
  const number = /\d{1,3}/.exec(marker ?? '')?.[0]
  return {
    depth: Number(level) - 1,
    ...(number !== undefined && { number: Number(number) }),
    starts: true,
  }
}

export const isWordListMarker = (declared: Declarations) => declared['mso-list'] === 'ignore'

/** Whether an element has the sign of an item of a list, which is known without it. */
export const hasWordListMarker = (element: HtmlElement) => markerIn(element, maxMarkerDepth) !== undefined

function markerIn(element: HtmlElement, depth: number): string | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (/mso-list:\s*ignore/i.test(child.attributes.style ?? '')) return textOf(child, 20).trim()
    const below = depth > 0 ? markerIn(child, depth - 1) : undefined
    if (below !== undefined) return below
  }
  return undefined
}

export const isWordTitle = ({ attributes }: HtmlElement) => /\bMsoTitle\b/.test(attributes.class ?? '')

/** The heading level that a paragraph of Word has without being a heading. */
export function outlineLevelOf(declared: Declarations): number {
  const level = Number.parseInt(declared['mso-outline-level'] ?? '', 10)
  return level >= 1 && level <= 6 ? level : 0
}

/** Letters of a font of signs: they show a point or an icon. */
export const isSignFont = (declared: Declarations) =>
  /wingdings|webdings/.test(declared['font-family'] ?? declared.font ?? '')

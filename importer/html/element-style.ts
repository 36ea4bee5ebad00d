import { classesOf, type HtmlElement } from './html-tree'
import { parseDeclarations, type Declarations } from './declarations'
import type { StyleSheet } from './style-sheet'
import { toPoints } from './font-size'

/** `piece`: stands beside others in a line, with a gap. `row`: its children are such pieces. */
export type Display = 'inline' | 'block' | 'piece' | 'row'
/** How an element is shown. The first part passes on to what is inside of it. */
export type ElementStyle = {
  size: number
  bold: boolean
  italic: boolean
  underline: boolean
  url: string | undefined
  whiteSpace: 'normal' | 'pre' | 'pre-line'
  isUnmarkedList: boolean

  isHidden: boolean
  display: Display
  float: 'left' | 'right' | undefined
  clears: boolean
  isSpread: boolean
  isRuled: boolean
  declared: Declarations
}

/** Browsers' own size. */
const defaultSize = 12
const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const bolds = new Set('b strong th'.split(' '))
const italics = new Set('i em cite var dfn address'.split(' '))

export const rootStyle: ElementStyle = {
  size: defaultSize,
  bold: false,
  italic: false,
  underline: false,
  url: undefined,
  whiteSpace: 'normal',
  isUnmarkedList: false,
  isHidden: false,
  display: 'block',
  float: undefined,
  clears: false,
  isSpread: false,
  isRuled: false,
  declared: {},
}

export function styleOf(element: HtmlElement, parent: ElementStyle, sheet: StyleSheet): ElementStyle {
  const { name, attributes } = element
  const declared: Declarations = Object.assign(
    {},
    ...sheet.declarationsFor(element),
    attributes.style === undefined ? {} : parseDeclarations(attributes.style),
  )
  const float = floatOf(declared, name)
  const display = displayOf(name, declared, float)
  return {
    size:
      toPoints(declared['font-size'] ?? declared.font, parent.size) ?? fontTagSize(element) ?? parent.size,
    bold: boldOf(declared) ?? (parent.bold || bolds.has(name)),
    italic: italicOf(declared) ?? (parent.italic || italics.has(name)),
    underline: underlineOf(declared) ?? (parent.underline || name === 'u' || name === 'ins'),
    url: name === 'a' ? attributes.href : parent.url,
    whiteSpace: whiteSpaceOf(name, declared) ?? parent.whiteSpace,
    isUnmarkedList: isUnmarked(declared) ?? (parent.isUnmarkedList && name !== 'ul' && name !== 'ol'),
    isHidden: isHidden(attributes, declared),
    display,
    float,
    clears: declared.clear !== undefined && declared.clear !== 'none',
    isSpread: /between/.test(declared['justify-content'] ?? ''),
    isRuled: isRuled(declared, attributes),
    declared,
  }
}

function displayOf(name: string, declared: Declarations, float: ElementStyle['float']): Display {
  const display = declared.display ?? ''
  if (name === 'table' || name === 'td' || name === 'th' || name === 'tr') return 'block'
  if (float) return 'piece'
  if (/^inline-|^table-cell/.test(display)) return 'piece'
  if (/^(?:-webkit-)?(?:flex|box)$|^-ms-flexbox/.test(display))
    return /column/.test(declared['flex-direction'] ?? declared['flex-flow'] ?? '') ? 'block' : 'row'
  if (/^(?:block|table|grid|list-item|flow-root)/.test(display)) return 'block'
  if (display === 'inline') return 'inline'
  return blocks.has(name) ? 'block' : 'inline'
}

function floatOf({ float, position, right, display }: Declarations, name: string): ElementStyle['float'] {
  if (float === 'left' || float === 'right') return float
  const isInline = !blocks.has(name) && !/^(?:block|flex)/.test(display ?? '')
  return position === 'absolute' && right !== undefined && right !== 'auto' && isInline ? 'right' : undefined
}

function isHidden(attributes: Record<string, string>, declared: Declarations): boolean {
  return (
    attributes.hidden !== undefined ||
    declared.display === 'none' ||
    declared.visibility === 'hidden' ||
    declared['mso-hide'] === 'all'
  )
}

const boldOf = ({ 'font-weight': weight, font }: Declarations): boolean | undefined => {
  if (weight === undefined) return font !== undefined && /\bbold/.test(font) ? true : undefined
  if (weight === 'inherit') return undefined
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
}
const italicOf = ({ 'font-style': style }: Declarations) =>
  style === undefined || style === 'inherit' ? undefined : /italic|oblique/.test(style)
const underlineOf = ({ 'text-decoration': line, 'text-decoration-line': own = line }: Declarations) =>
  // A link's missing line, and one that comes from outside, are no matter of the text.
  own !== undefined && own.includes('underline') ? true : undefined

function whiteSpaceOf(name: string, declared: Declarations): ElementStyle['whiteSpace'] | undefined {
  const value = declared['white-space']
  if (value === 'pre-line') return 'pre-line'
  if (value !== undefined && /^(?:pre|break-spaces)/.test(value)) return 'pre'
  if (value === 'normal' || value === 'nowrap') return 'normal'
  return name === 'pre' || name === 'textarea' ? 'pre' : undefined
}

const isUnmarked = ({ 'list-style-type': type, 'list-style': style = type }: Declarations) =>
  style === undefined ? undefined : /\bnone\b/.test(style)

const fontTagSizes = [7.5, 7.5, 10, 12, 13.5, 18, 24, 36]
function fontTagSize({ name, attributes }: HtmlElement): number | undefined {
  const size = Number.parseInt(attributes.size ?? '', 10)
  if (name !== 'font' || Number.isNaN(size)) return undefined
  const isRelative = /^\s*[+-]/.test(attributes.size!)
  return fontTagSizes[Math.min(Math.max(isRelative ? 3 + size : size, 1), 7)]
}

const noLine = /^(?:0|none|hidden|unset|inherit|initial|medium none)|\btransparent\b|\bnone\b/
const noGround =
  /transparent|none|inherit|initial|unset|url\(|gradient|white|#fff(?:fff)?\b|255 ?, ?255 ?, ?255|, ?0\)/

function isRuled(declared: Declarations, { bgcolor = '' }: Record<string, string>): boolean {
  const lines = [declared['border-bottom'], declared['border-top'], declared['border-left'], declared.border]
  const grounds = [declared['background-color'], declared.background, bgcolor.toLowerCase() || undefined]
  return (
    lines.some((line) => line !== undefined && !noLine.test(line)) ||
    grounds.some((ground) => ground !== undefined && !noGround.test(ground))
  )
}

/** Classes that a person named, such as `company`; not the numbered ones of word processors, `c1`. */
export const hasOwnClass = (element: HtmlElement) =>
  classesOf(element).some(
    (name) => /^[a-z][a-z_-]{2,}/i.test(name) && !/^(?:mso|grame|spelle|apple|ql-|ne-)/i.test(name),
  )

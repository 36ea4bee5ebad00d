import { childOf, numberOf, valueOf, type XmlElement } from './parse-xml'

/** What a style or a run says of the look of its words; undefined where it says nothing. */
export type RunProperties = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  isHidden?: boolean
  /** In pt. */
  size?: number
  /** What the words are, as the name of their style says. */
  label?: string
}

/** What a style or a paragraph says of its place among the others. */
export type ParagraphProperties = {
  /** From 0; 9 is body text. */
  outlineLevel?: number
  /** A line above or below it, or a ground of its own. */
  isRuled?: boolean
  /** The list it is in; '0' takes it out of its style's list. */
  numberingId?: string
  numberingLevel?: number
}

export function readRunProperties(rPr: XmlElement | undefined): RunProperties {
  if (!rPr) return {}
  const halfPoints = numberOf(valueOf(rPr, 'sz'))
  return withoutUndefined({
    bold: toggle(rPr, 'b'),
    italic: toggle(rPr, 'i'),
    underline: childOf(rPr, 'u') && !isOff(valueOf(rPr, 'u') ?? 'single'),
    isHidden: toggle(rPr, 'vanish'),
    size: halfPoints === undefined ? undefined : halfPoints / 2,
  })
}

export function readParagraphProperties(pPr: XmlElement | undefined): ParagraphProperties {
  if (!pPr) return {}
  const numPr = childOf(pPr, 'numPr')
  const borders = childOf(pPr, 'pBdr')
  return withoutUndefined({
    outlineLevel: numberOf(valueOf(pPr, 'outlineLvl')),
    isRuled: borders || childOf(pPr, 'shd') ? hasRule(borders) || isShaded(pPr) : undefined,
    numberingId: valueOf(numPr, 'numId'),
    numberingLevel: numberOf(valueOf(numPr, 'ilvl')),
  })
}

/** Whether the ground of a paragraph or cell is another than the page's. */
export function isShaded(properties: XmlElement | undefined): boolean {
  const attributes = childOf(properties, 'shd')?.attributes
  if (!attributes) return false
  const { fill = 'auto', themeFill, val = 'clear' } = attributes
  if (themeFill !== undefined) return !/^(?:background1|light1)$/.test(themeFill)
  return !/^(?:auto|f{6}|white)$/i.test(fill) || !/^(?:clear|nil)$/.test(val)
}

/** Whether borders have a line above or below. */
export const hasRule = (borders: XmlElement | undefined) =>
  ['top', 'bottom'].some((side) => childOf(borders, side) && !isOff(valueOf(borders, side) ?? 'none'))

const isOff = (value: string) => /^(?:0|false|off|none|nil)$/.test(value)

function toggle(properties: XmlElement, name: string): boolean | undefined {
  return childOf(properties, name) && !isOff(valueOf(properties, name) ?? 'true')
}

/** So that a property that a style leaves open does not hide that of the style below. */
function withoutUndefined<T extends object>(properties: T): T {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as T
}

import { labelOfStyleName } from './field-style-name'
import { childOf, elementAt, valueOf, type XmlElement } from './parse-xml'
import {
  readParagraphProperties,
  readRunProperties,
  type ParagraphProperties,
  type RunProperties,
} from './properties'

/** Of documents that name no size. */
const defaultSize = 10
/** Word itself follows no more. */
const maxInheritance = 50

/** A style with what it inherits. `heading` as in Paragraph. */
export type Style = { run: RunProperties; paragraph: ParagraphProperties; heading: number }

export type Styles = {
  /** That of the id, or the one of paragraphs that name none. */
  paragraphStyle(id: string | undefined): Style
  /** Without the defaults of the document: a run's style comes on top of its paragraph's. */
  characterStyle(id: string | undefined): RunProperties
}

export function readStyles(part: XmlElement | undefined): Styles {
  const root = childOf(part, 'styles')
  const defaults = elementAt(root, 'docDefaults', 'rPrDefault', 'rPr')
  const base: Style = {
    run: { size: defaultSize, ...readRunProperties(defaults) },
    paragraph: readParagraphProperties(elementAt(root, 'docDefaults', 'pPrDefault', 'pPr')),
    heading: 0,
  }
  const none: Style = { run: {}, paragraph: {}, heading: 0 }
  const elements = (root?.children ?? []).filter(({ name }) => name === 'style')
  const byId = new Map(elements.map((element) => [element.attributes.styleId, element]))
  const usual = elements.find(
    ({ attributes }) => attributes.type === 'paragraph' && /^(?:1|true|on)$/.test(attributes.default ?? ''),
  )?.attributes.styleId
  const paragraphStyles = new Map<string | undefined, Style>()
  const characterStyles = new Map<string | undefined, Style>()

  function resolve(id: string | undefined, from: Style, resolved: Map<string | undefined, Style>): Style {
    const found = resolved.get(id)
    if (found) return found
    const chain = inheritedStyles(id, byId)
    const style = chain.reduceRight(inherit, from)
    // Documents without the style still name it.
    const complete =
      chain.length > 0 || id === undefined ? style : { ...style, heading: namedHeading(id) ?? 0 }
    resolved.set(id, complete)
    return complete
  }

  return {
    paragraphStyle: (id) => resolve(id ?? usual, base, paragraphStyles),
    characterStyle: (id) => (id === undefined ? {} : resolve(id, none, characterStyles).run),
  }
}

/** A style and those it is based on. */
function inheritedStyles(
  id: string | undefined,
  byId: ReadonlyMap<string | undefined, XmlElement>,
): XmlElement[] {
  const chain: XmlElement[] = []
  let next = id === undefined ? undefined : byId.get(id)
  while (next && chain.length < maxInheritance && !chain.includes(next)) {
    chain.push(next)
    const basedOn = valueOf(next, 'basedOn')
    next = basedOn === undefined ? undefined : byId.get(basedOn)
  }
  return chain
}

function inherit(below: Style, element: XmlElement): Style {
  const paragraph = readParagraphProperties(childOf(element, 'pPr'))
  const label = labelOfStyleName(valueOf(element, 'name') ?? '')
  return {
    run: {
      ...below.run,
      ...readRunProperties(childOf(element, 'rPr')),
      ...(label !== undefined && { label }),
    },
    paragraph: { ...below.paragraph, ...paragraph },
    heading:
      namedHeading(valueOf(element, 'name') ?? '') ??
      headingOfOutline(paragraph.outlineLevel) ??
      below.heading,
  }
}

/** The heading that a style's name says, below the title; undefined for names that say nothing of it. */
function namedHeading(name: string): number | undefined {
  const plain = name.trim().toLowerCase()
  if (plain === 'title' || plain === '标题') return 1
  if (plain === 'subtitle' || plain === '副标题') return 0
  const number = /^(?:heading|标题)\s?([1-9])$/.exec(plain)?.[1]
  return number === undefined ? undefined : Math.min(Number(number) + 1, 6)
}

/** The title is above the first level. */
export function headingOfOutline(level: number | undefined): number | undefined {
  if (level === undefined) return undefined
  return level >= 0 && level < 9 ? Math.min(level + 2, 6) : 0
}

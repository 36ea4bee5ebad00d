import { Parser } from 'htmlparser2'
import type { Page } from '../blocks/frames'
import { levelOfRank } from '../blocks/number-marker'
import { ImportError } from '../import-error'
import { graphicLook, readPageLayout, type GraphicLook } from './odt-graphics'

/** What a style says of text; undefined where it leaves that to its parent. */
export type OdtLook = GraphicLook & {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  isHidden?: boolean
  /** In pt. */
  size?: number
  /** The level of a heading, 1 for the title. */
  heading?: number
  isRuled?: boolean
  pageBreak?: 'before' | 'after'
}
type Style = OdtLook & { parent: string }

/** `bullet` and `number` for each level from 1; other levels have no marker, or one that numbers headings. */
export type OdtListLevels = Map<number, 'bullet' | 'number'>

/** A longer chain of parents is a circle, or made to be slow. */
const maxParents = 20
const maxDepth = 1_000
type Attributes = Record<string, string | undefined>

/**
 * The styles of an OpenDocument text, of its `styles.xml` and `content.xml`. Chinese text has a look of its own beside that of
 * western text; in a Chinese document it is taken for all text, or each number would look like a heading: new documents
 * of LibreOffice set Chinese in 10.5 pt and numbers in 12 pt.
 */
export class OdtStyles {
  #styles = new Map<string, Style>()
  #resolved = new Map<string, OdtLook>()
  #lists = new Map<string, OdtListLevels>()
  /** What the first layout says, which is that of the text. */
  page: Partial<Page> | undefined

  constructor(readonly isChinese: boolean) {}

  /** The look of a style of this family (`paragraph`, `text` or `graphic`), its parents included. */
  lookOf(family: string, name: string): OdtLook {
    const key = `${family} ${name}`
    const known = this.#resolved.get(key)
    if (known) return known
    const chain: OdtLook[] = []
    let next = key
    for (let i = 0; i < maxParents; i++) {
      const style = this.#styles.get(next)
      if (!style) break
      const { parent, ...look } = style
      chain.unshift(look)
      next = `${family} ${parent}`
    }
    const ofAll = family === 'paragraph' ? this.#styles.get(`${family} `) : undefined
    const look: OdtLook = Object.assign({}, ofAll, ...chain.map(withoutMissing))
    this.#resolved.set(key, look)
    return look
  }

  levelsOf(listStyle: string): OdtListLevels {
    return this.#lists.get(listStyle) ?? new Map<number, 'bullet' | 'number'>()
  }

  /** Adds the styles of a part. @throws ImportError */
  read(xml: string): void {
    let style: Style | undefined
    let levels: OdtListLevels | undefined
    let depth = 0
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          if (++depth > maxDepth) throw new ImportError('unreadable')
          if (name === 'style:style' || name === 'style:default-style') style = this.#addStyle(attributes)
          else if (name === 'style:text-properties' && style)
            Object.assign(style, textLook(attributes, this.isChinese))
          else if (name === 'style:paragraph-properties' && style)
            Object.assign(style, paragraphLook(attributes))
          else if (name === 'style:graphic-properties' && style) Object.assign(style, graphicLook(attributes))
          else if (name === 'style:page-layout-properties') this.page ??= readPageLayout(attributes)
          else if (name === 'text:list-style') {
            levels = new Map()
            this.#lists.set(attributes['style:name'] ?? '', levels)
          } else if (name.startsWith('text:list-level-style-')) addLevel(levels, name, attributes)
        },
        onclosetag(name) {
          depth--
          if (name === 'style:style' || name === 'style:default-style') style = undefined
          if (name === 'text:list-style') levels = undefined
        },
      },
      { xmlMode: true },
    )
    parser.end(xml)
  }

  #addStyle(attributes: Attributes): Style {
    const heading = headingOf(attributes)
    const style: Style = {
      parent: attributes['style:parent-style-name'] ?? ' none',
      ...(heading && { heading }),
    }
    this.#styles.set(`${attributes['style:family'] ?? ''} ${attributes['style:name'] ?? ''}`, style)
    return style
  }
}

function headingOf(attributes: Attributes): number | undefined {
  const name = attributes['style:name'] ?? ''
  if (/^Title$/i.test(name)) return 1
  const named = /^(?:Heading|标题)_20_([1-9])$/iu.exec(name)?.[1]
  const rank = Number(attributes['style:default-outline-level'] || named)
  return rank > 0 ? levelOfRank(rank) : undefined
}

function textLook(attributes: Attributes, isChinese: boolean): OdtLook {
  const of = (name: string) => attributes[isChinese ? `style:${name}-asian` : `fo:${name}`]
  return withoutMissing({
    bold: isBold(of('font-weight')),
    italic: isSlanted(of('font-style')),
    size: pointsOf(of('font-size')),
    underline:
      attributes['style:text-underline-style'] && attributes['style:text-underline-style'] !== 'none',
    isHidden: attributes['text:display'] && attributes['text:display'] !== 'true',
  })
}

function paragraphLook(attributes: Attributes): OdtLook {
  const pageBreak = ['before', 'after'].find((side) => attributes[`fo:break-${side}`] === 'page')
  return withoutMissing({ pageBreak, isRuled: isRuled(attributes) })
}

function isRuled(attributes: Attributes): boolean | undefined {
  const edges = ['fo:border', 'fo:border-top', 'fo:border-bottom'].map((name) => attributes[name])
  const ground = attributes['fo:background-color']
  if ([...edges, ground].every((value) => value === undefined)) return undefined
  const hasEdge = edges.some((value) => value !== undefined && value !== 'none')
  const isColored = ground !== undefined && !/^(?:transparent|#ffffff)$/i.test(ground)
  return hasEdge || isColored
}

function addLevel(levels: OdtListLevels | undefined, name: string, attributes: Attributes): void {
  const level = Number(attributes['text:level'])
  const format = attributes['style:num-format'] ?? ''
  if (!levels || !(level >= 1 && level <= 10)) return
  if (name.endsWith('-number')) {
    // Chinese numerals number the headings of a resume, not its items.
    if (/^[1aAiI]/.test(format)) levels.set(level, 'number')
  } else levels.set(level, 'bullet')
}

const isBold = (weight: string | undefined) =>
  weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600

const isSlanted = (style: string | undefined) => style && style !== 'normal'

function pointsOf(size: string | undefined): number | undefined {
  const [, points] = /^(\d{1,4}(?:\.\d{1,4})?)pt$/.exec(size ?? '') ?? []
  return points === undefined ? undefined : Number(points)
}

/** Only what is said, so that the rest is the parent's. */
function withoutMissing(look: Record<string, unknown>): OdtLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined && value !== ''))
}

import { acrossPage, downPage, placeAlong, withinGroup, type Frame } from '../blocks/frames'
import { contentOf } from './content-of'
import { numberOf, type XmlElement } from './parse-xml'
import type { Box, Reader } from './reader'

type Css = ReadonlyMap<string, string>
type Place = Pick<Box, 'frame' | 'isFromParagraph' | 'isBetweenLines'>

/** The boxes of a `w:pict`, as older programs write them. */
export function readVml(pict: XmlElement, reader: Reader): Box[] {
  return contentOf(pict).flatMap((shape) => readShape(shape, undefined, undefined, reader))
}

/** A shape at the outside is placed by margins, one within a group by the units of the group. */
function readShape(
  shape: XmlElement,
  outer: Place | undefined,
  map: ((frame: Frame) => Frame) | undefined,
  reader: Reader,
): Box[] {
  const css = parseCss(shape.attributes.style ?? '')
  const place = outer
    ? { ...outer, frame: hasFrame(css) ? map?.(frameInGroup(css)) : outer.frame }
    : placeOf(css, reader)
  const boxes = contentOf(shape).flatMap((child): Box[] => {
    if (child.name === 'txbxContent') return [{ ...place, blocks: reader.blocksIn(child), isRule: false }]
    if (child.name === 'textpath') {
      reader.drawnWords.push(child.attributes.string ?? '')
      return []
    }
    return child.children.length === 0 && child.attributes.style === undefined
      ? []
      : readShape(child, place, mapOf(shape, place.frame), reader)
  })
  return shape.name === 'line' ? [...boxes, { ...place, blocks: [], isRule: true }] : boxes
}

function placeOf(css: Css, { page }: Reader): Place {
  if (css.get('position') !== 'absolute')
    return { frame: undefined, isFromParagraph: false, isBetweenLines: false }
  const width = points(css.get('width')) ?? 0
  const height = points(css.get('height')) ?? 0
  const horizontally = positionOf(css, 'horizontal', 'margin-left')
  const vertically = positionOf(css, 'vertical', 'margin-top')
  const isFromParagraph = /^(?:text|line|paragraph)$/.test(vertically.relativeFrom)
  return {
    frame: {
      x: placeAlong(acrossPage(page), horizontally, width),
      y: isFromParagraph ? (vertically.offset ?? 0) : placeAlong(downPage(page), vertically, height),
      width,
      height,
    },
    isFromParagraph,
    isBetweenLines: false,
  }
}

function positionOf(css: Css, direction: 'horizontal' | 'vertical', margin: string) {
  const align = css.get(`mso-position-${direction}`) ?? 'absolute'
  const offset = points(css.get(margin)) ?? 0
  return {
    relativeFrom: css.get(`mso-position-${direction}-relative`) ?? 'text',
    offset: align === 'absolute' ? offset : undefined,
    align,
  }
}

const hasFrame = (css: Css) => css.has('left') || css.has('top') || css.has('width')

const frameInGroup = (css: Css): Frame => ({
  x: points(css.get('left')) ?? 0,
  y: points(css.get('top')) ?? 0,
  width: points(css.get('width')) ?? 0,
  height: points(css.get('height')) ?? 0,
})

function mapOf({ attributes }: XmlElement, frame: Frame | undefined) {
  if (!frame) return undefined
  const [x = 0, y = 0] = pair(attributes.coordorigin)
  const [width = 1_000, height = 1_000] = pair(attributes.coordsize)
  return withinGroup(frame, { x, y, width, height })
}

const pair = (text: string | undefined) => (text ?? '').split(',').map((part) => numberOf(part))

/** Lengths in pt; those of a group have units of its own and no name. */
function points(length: string | undefined): number | undefined {
  const number = numberOf(length)
  const unit = length?.trim().slice(-2) ?? ''
  return number === undefined ? undefined : number * (pointsPerUnit[unit] ?? 1)
}
const pointsPerUnit: Record<string, number> = { in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75, pc: 12 }

function parseCss(style: string): Css {
  return new Map(
    style.split(';').map((rule): [string, string] => {
      const [name = '', value = ''] = rule.split(':')
      return [name.trim().toLowerCase(), value.trim().toLowerCase()]
    }),
  )
}

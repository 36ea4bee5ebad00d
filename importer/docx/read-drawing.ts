import { acrossPage, downPage, placeAlong, withinGroup, type Frame } from '../blocks/frames'
import { contentOf } from './content-of'
import { childOf, elementAt, numberOf, type XmlElement } from './parse-xml'
import type { Box, Reader } from './reader'
import { asBand } from './bands'

/** English Metric Units per pt. */
const emuPerPoint = 12_700

/** The boxes of a `w:drawing`: text boxes, in groups and canvases too. */
export function readDrawing(drawing: XmlElement, reader: Reader): Box[] {
  const placements = contentOf(drawing).filter(({ name }) => name === 'anchor' || name === 'inline')
  const places = placements.length > 0 ? placements : [drawing]
  return places.flatMap((placement) => {
    const place = placeOf(placement, reader)
    return readShape(elementAt(placement, 'graphic', 'graphicData') ?? placement, place, place.frame, reader)
  })
}

type Place = Pick<Box, 'frame' | 'isFromParagraph' | 'isBetweenLines'>

function placeOf(placement: XmlElement, { page }: Reader): Place {
  if (placement.name !== 'anchor') return { frame: undefined, isFromParagraph: false, isBetweenLines: false }
  const parts = contentOf(placement)
  const part = (name: string) => parts.find((child) => child.name === name)
  const extent = part('extent')?.attributes ?? {}
  const width = points(extent.cx)
  const height = points(extent.cy)
  const across = positionOf(part('positionH'), page.width)
  const down = positionOf(part('positionV'), page.height)
  const isFromParagraph = /^(?:paragraph|line)$/.test(down.relativeFrom)
  return {
    frame: {
      x: placeAlong(acrossPage(page), across, width),
      y: isFromParagraph ? (down.offset ?? 0) : placeAlong(downPage(page), down, height),
      width,
      height,
    },
    isFromParagraph,
    isBetweenLines: part('wrapTopAndBottom') !== undefined,
  }
}

function positionOf(position: XmlElement | undefined, size: number) {
  const percent = numberOf(position?.children.find(({ name }) => /^pctPos[HV]Offset$/.test(name))?.text)
  const emu = numberOf(childOf(position, 'posOffset')?.text)
  return {
    relativeFrom: position?.attributes.relativeFrom ?? 'column',
    offset: emu === undefined ? percent && (percent / 100_000) * size : emu / emuPerPoint,
    align: childOf(position, 'align')?.text.trim() ?? '',
  }
}

function readShape(shape: XmlElement, place: Place, frame: Frame | undefined, reader: Reader): Box[] {
  const properties = childOf(shape, 'spPr')
  const words = elementAt(shape, 'txbx', 'txbxContent')
  if (words) {
    const blocks = reader.blocksIn(words)
    return [{ ...place, frame, blocks: isFilled(properties) ? asBand(blocks) : blocks, isRule: false }]
  }
  if (shape.name === 'wsp') return [{ ...place, frame, blocks: [], isRule: isRule(properties, frame) }]
  const map = shape.name === 'graphicData' ? undefined : mapOf(shape, frame)
  return contentOf(shape).flatMap((child) => {
    const own = frameOf(childOf(child, child.name === 'grpSp' ? 'grpSpPr' : 'spPr'))
    return readShape(child, place, own && map ? map(own) : frame, reader)
  })
}

/** From the frames within a group to those on the page. */
function mapOf(group: XmlElement, frame: Frame | undefined): ((inner: Frame) => Frame) | undefined {
  if (!frame) return undefined
  const transform = elementAt(group, 'grpSpPr', 'xfrm')
  const start = childOf(transform, 'chOff')?.attributes ?? {}
  const extent = childOf(transform, 'chExt')?.attributes ?? {}
  return withinGroup(frame, {
    x: points(start.x),
    y: points(start.y),
    width: points(extent.cx),
    height: points(extent.cy),
  })
}

function frameOf(properties: XmlElement | undefined): Frame | undefined {
  const transform = childOf(properties, 'xfrm')
  const start = childOf(transform, 'off')?.attributes
  const extent = childOf(transform, 'ext')?.attributes
  if (!start || !extent) return undefined
  return { x: points(start.x), y: points(start.y), width: points(extent.cx), height: points(extent.cy) }
}

/** A line across the column, or a flat ground with the words of its paragraph upon it. */
function isRule(properties: XmlElement | undefined, frame: Frame | undefined): boolean {
  const isFlat = frame !== undefined && frame.width >= 100 && frame.height <= 40
  const shape = childOf(properties, 'prstGeom')?.attributes.prst ?? ''
  return isFlat && (/^(?:line|straightConnector1)$/.test(shape) || isFilled(properties))
}

/** Word's own text boxes are white. */
function isFilled(properties: XmlElement | undefined): boolean {
  const [color] = childOf(properties, 'solidFill')?.children ?? []
  return color !== undefined && !/^(?:f{6}|white|bg1|lt1)$/i.test(color.attributes.val ?? '')
}

const points = (emu: string | undefined) => (numberOf(emu) ?? 0) / emuPerPoint

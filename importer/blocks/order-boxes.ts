import { guessSectionKind, parseSectionHeading } from '../classify/section-headings'
import { hasWords, textOfRuns, type Block } from './block'
import type { Frame } from './frames'

export type PlacedBlocks = { blocks: Block[]; frame: Frame | undefined }
type Unit = { blocks: Block[]; frame: Frame }

/** Frames of neighbours overlap by their inner margins. */
const tolerance = 6
/** How far a heading stands above its text. */
const headingGap = 30
/** A page has a few dozen. More were made to be slow, since boxes are compared with each other; they stay as they are. */
const maxOrdered = 300

/** The blocks of text boxes in reading order: those in the line first, then column by column, from the top. */
export function orderBoxes(boxes: readonly PlacedBlocks[]): Block[] {
  const filled = boxes.filter(({ blocks }) => blocks.some(hasWords))
  const floating = filled.filter((box): box is Unit => box.frame !== undefined)
  if (floating.length > maxOrdered) return filled.flatMap(({ blocks }) => blocks)
  return [
    ...filled.filter(({ frame }) => frame === undefined),
    ...inReadingOrder(withHeadings(floating)),
  ].flatMap(({ blocks }) => blocks)
}

/** Each heading in a box of its own, joined with the box of its text: the one below, or else the one to its right. */
function withHeadings(units: Unit[]): Unit[] {
  const headings = new Set(units.filter(isHeading))
  const texts = units.filter((unit) => !headings.has(unit))
  const headingsOf = new Map<Unit, Unit[]>()
  const alone: Unit[] = []
  for (const heading of headings) {
    const text =
      nearest(
        texts.filter((one) => isBelow(one.frame, heading.frame)),
        ({ frame }) => frame.y,
      ) ??
      nearest(
        texts.filter((one) => isBeside(one.frame, heading.frame)),
        ({ frame }) => frame.x,
      )
    if (text) headingsOf.set(text, [...(headingsOf.get(text) ?? []), heading])
    else alone.push(heading)
  }
  const joined = texts.map((text) => join([...(headingsOf.get(text) ?? []).sort(fromTop), text]))
  return [...joined, ...alone]
}

function isHeading({ blocks }: Unit): boolean {
  const [only, ...others] = blocks.filter(hasWords)
  if (only?.kind !== 'paragraph' || others.length > 0 || only.list) return false
  const text = textOfRuns(only.runs).trim()
  return parseSectionHeading(text) !== undefined || guessSectionKind(text) !== undefined
}

const isBelow = (text: Frame, heading: Frame) =>
  overlap(text.x, text.width, heading.x, heading.width) &&
  text.y >= heading.y &&
  text.y - (heading.y + heading.height) <= headingGap

const isBeside = (text: Frame, heading: Frame) =>
  text.x + tolerance >= heading.x + heading.width &&
  heading.y >= text.y - headingGap &&
  heading.y <= text.y + headingGap

const overlap = (start: number, length: number, otherStart: number, otherLength: number) =>
  start < otherStart + otherLength - tolerance && otherStart < start + length - tolerance

function nearest(units: readonly Unit[], distance: (unit: Unit) => number): Unit | undefined {
  return units.reduce<Unit | undefined>(
    (best, unit) => (best && distance(best) <= distance(unit) ? best : unit),
    undefined,
  )
}

function join(units: readonly Unit[]): Unit {
  const x = Math.min(...units.map(({ frame }) => frame.x))
  const y = Math.min(...units.map(({ frame }) => frame.y))
  const right = Math.max(...units.map(({ frame }) => frame.x + frame.width))
  const bottom = Math.max(...units.map(({ frame }) => frame.y + frame.height))
  return {
    blocks: units.flatMap(({ blocks }) => blocks),
    frame: { x, y, width: right - x, height: bottom - y },
  }
}

/**
 * Columns from left to right. Boxes that bridge them are set aside, the widest first: what stands above such a box comes
 * before it.
 */
function inReadingOrder(units: readonly Unit[]): Unit[] {
  if (units.length < 2) return [...units]
  const columns = columnsOf(units)
  if (columns.length > 1) return columns.flatMap(inReadingOrder)
  const widest = units.reduce((width, { frame }) => Math.max(width, frame.width), 0)
  const bridges = units.filter(({ frame }) => frame.width >= widest - tolerance).sort(fromTop)
  const others = units.filter(({ frame }) => frame.width < widest - tolerance)
  const bands: Unit[][] = [...bridges, undefined].map(() => [])
  for (const unit of others) {
    const below = bridges.findIndex((bridge) => fromTop(unit, bridge) < 0)
    bands[below < 0 ? bridges.length : below]!.push(unit)
  }
  return bands.flatMap((band, i) => [...inReadingOrder(band), ...bridges.slice(i, i + 1)])
}

/** Groups with nothing but space between them, from left to right. */
function columnsOf(units: readonly Unit[]): Unit[][] {
  const columns: Unit[][] = []
  let right = -Infinity
  for (const unit of [...units].sort((a, b) => a.frame.x - b.frame.x)) {
    if (unit.frame.x >= right - tolerance) columns.push([])
    columns.at(-1)!.push(unit)
    right = Math.max(right, unit.frame.x + unit.frame.width)
  }
  return columns
}

const row = ({ frame }: Unit) => Math.round(frame.y / tolerance)
const fromTop = (a: Unit, b: Unit) => row(a) - row(b) || a.frame.x - b.frame.x

import type { BoxPlace } from '../blocks/anchored-box'
import { acrossPage, downPage, placeAlong, withinGroup, type Frame, type Page } from '../blocks/frames'
import type { RtfFormat } from './rtf-format'

const twipsPerPoint = 20
const inLine: BoxPlace = { frame: undefined, isFromParagraph: false, isBetweenLines: false }

/** The words and properties that place a shape. */
const placing = new Set(
  [
    'shpleft shptop shpright shpbottom shpwr shpbxpage shpbxmargin shpbxcolumn shpbypage shpbymargin shpbypara',
    'dpx dpy dpxsize dpysize dobxpage dobxmargin dobxcolumn dobypage dobymargin dobypara',
    'posh posv posrelh posrelv fPseudoInline',
    'groupLeft groupTop groupRight groupBottom relLeft relTop relRight relBottom',
  ].flatMap((names) => names.split(' ')),
)

/** A shape, a group of them, or a drawing of older programs. */
export class RtfShape {
  /** The name of the property whose value follows. */
  property = ''
  #values = new Map<string, number>()
  #place: BoxPlace | undefined

  constructor(readonly group: RtfShape | undefined) {}

  keep(name: string, value: number): boolean {
    if (placing.has(name)) this.#values.set(name, value)
    return placing.has(name)
  }

  /** Sets the property that was named. */
  set(text: string): void {
    this.keep(this.property, Number(text) || 0)
  }

  /** Where it stands, once its words and properties were read. */
  place(page: Page): BoxPlace {
    this.#place ??=
      this.#has('relLeft') && this.group ? this.#placeInGroup(this.group, page) : this.#own(page)
    return this.#place
  }

  #placeInGroup(group: RtfShape, page: Page): BoxPlace {
    const place = group.place(page)
    const inner = group.#edges('groupLeft', 'groupTop', 'groupRight', 'groupBottom')
    const frame = this.#edges('relLeft', 'relTop', 'relRight', 'relBottom')
    return { ...place, frame: place.frame && withinGroup(place.frame, inner)(frame) }
  }

  #own(page: Page): BoxPlace {
    const isOld = this.#has('dpx')
    if ((!isOld && !this.#has('shpleft')) || this.#value('fPseudoInline') === 1) return inLine
    const { x, y, width, height } = isOld
      ? this.#frame('dpx', 'dpy', 'dpxsize', 'dpysize')
      : this.#edges('shpleft', 'shptop', 'shpright', 'shpbottom')
    const prefix = isOld ? 'dob' : 'shpb'
    const isFromParagraph = this.#isFromParagraph(prefix)
    return {
      frame: {
        x: placeAlong(acrossPage(page), this.#position('h', x, `${prefix}x`), width),
        y: isFromParagraph ? y : placeAlong(downPage(page), this.#position('v', y, `${prefix}y`), height),
        width,
        height,
      },
      isFromParagraph,
      isBetweenLines: this.#value('shpwr') === 1,
    }
  }

  /** Properties go before the words, which are for older programs. */
  #isFromParagraph(prefix: string): boolean {
    const relation = this.#values.get('posrelv')
    return relation === undefined ? this.#has(`${prefix}ypara`) : relation >= 2
  }

  #position(axis: 'h' | 'v', start: number, prefix: string) {
    const relation = this.#values.get(`posrel${axis}`)
    // LibreOffice writes 3 whatever the place counts from, and no word for it.
    const isOfMargin =
      relation === 0 || relation === 2 || this.#has(`${prefix}margin`) || this.#has(`${prefix}column`)
    const align = alignments[axis][this.#value(`pos${axis}`)] ?? ''
    return {
      relativeFrom: relation !== 1 && isOfMargin ? 'margin' : 'page',
      offset: align === '' ? start : undefined,
      align,
    }
  }

  #edges(left: string, top: string, right: string, bottom: string): Frame {
    const frame = this.#frame(left, top, right, bottom)
    return { ...frame, width: frame.width - frame.x, height: frame.height - frame.y }
  }

  #frame(...[x, y, width, height]: [string, string, string, string]): Frame {
    const points = (name: string) => this.#value(name) / twipsPerPoint
    return { x: points(x), y: points(y), width: points(width), height: points(height) }
  }

  #has = (name: string) => this.#values.has(name)
  #value = (name: string) => this.#values.get(name) ?? 0
}

const alignments = {
  h: ['', 'left', 'center', 'right', 'inside', 'outside'],
  v: ['', 'top', 'center', 'bottom', 'inside', 'outside'],
}

export const placeOfShape = (shape: RtfShape | undefined, page: Page): BoxPlace =>
  shape?.place(page) ?? inLine

/** Reads a word that begins a shape, or places it. */
export function readShapeWord(format: RtfFormat, name: string, value: number | undefined): boolean {
  if (format.destination !== 'text') return false
  if (name === 'shp' || name === 'shpgrp' || name === 'do') {
    format.shape = new RtfShape(format.shape)
    return true
  }
  return format.shape?.keep(name, value ?? 1) ?? false
}

const pageSides = new Map<string, keyof Page>([
  ['paperw', 'width'],
  ['paperh', 'height'],
  ['margl', 'left'],
  ['margr', 'right'],
  ['margt', 'top'],
  ['margb', 'bottom'],
])

/** Reads a word about the paper. */
export function readPageWord(page: Page, name: string, value: number): boolean {
  const side = pageSides.get(name)
  if (side) page[side] = value / twipsPerPoint
  return side !== undefined
}

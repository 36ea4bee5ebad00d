import type { StoryPlace } from '../blocks/floating-boxes'
import { acrossPage, downPage, placeAlong, type Frame, type Page } from '../blocks/frames'
import { lengthOf, type GraphicLook } from './odt-graphics'
import type { OdtStyles } from './read-odt-styles'

type Attributes = Record<string, string | undefined>
/** How an element is anchored, which holds for the shapes in it, and where it stands. */
type Open = { name: string; anchor: string; page: string | undefined; look: GraphicLook; place: StoryPlace }

const inLine: StoryPlace = { frame: undefined, isFromParagraph: false, isBetweenLines: false }
/** Nobody places a box on a later page. */
const maxPage = 999

/** Where the frames, groups and shapes stand that are open. */
export class OdtPlaces {
  #open: Open[] = []

  constructor(
    readonly styles: OdtStyles,
    readonly page: Page,
  ) {}

  get current(): StoryPlace {
    return this.#open.at(-1)?.place ?? inLine
  }

  open(name: string, attributes: Attributes): void {
    // The box within a frame has no place of its own.
    if (!isDrawn.test(name)) return
    const around = this.#open.at(-1)
    const own = attributes['text:anchor-type']
    const anchor = own ?? around?.anchor ?? ''
    const look =
      own || !around
        ? this.styles.lookOf('graphic', attributes['draw:style-name'] ?? '')
        : // LibreOffice places the shapes of a group as it places the group.
          around.look
    const page = own ? attributes['text:anchor-page-number'] : around?.page
    const opened = { name, anchor, page, look }
    this.#open.push({ ...opened, place: this.#placeOf(opened, attributes) })
  }

  close(name: string): void {
    if (this.#open.at(-1)?.name === name) this.#open.pop()
  }

  #placeOf({ anchor, look, page }: Omit<Open, 'place'>, attributes: Attributes): StoryPlace {
    if (!isFloating.test(anchor)) return inLine
    const { x, y, width, height } = offsetsOf(attributes)
    const downFrom = look.downFrom ?? (anchor === 'page' ? 'page' : 'paragraph')
    const isFromParagraph = !downFrom.startsWith('page')
    const down = positionOf(look.down, y)
    const across = { relativeFrom: sideOf(look.acrossFrom ?? anchor), ...positionOf(look.across, x) }
    return {
      frame: {
        x: placeAlong(acrossPage(this.page), across, width),
        y: isFromParagraph
          ? (down.offset ?? 0)
          : placeAlong(downPage(this.page), { relativeFrom: sideOf(downFrom), ...down }, height),
        width,
        height,
      },
      isFromParagraph,
      isBetweenLines: look.wrap === 'none',
      ...(anchor === 'page' && { page: Math.min(Math.max(Number(page) || 1, 1), maxPage) }),
    }
  }
}

const isDrawn = /^draw:(?:frame|g|custom-shape|rect|ellipse|polygon|path|line)$/
const isFloating = /^(?:page|frame|paragraph|char)$/

/** Turned shapes have no `svg:x`: they are moved from the corner. */
function offsetsOf(attributes: Attributes): Frame {
  const [, moves = ''] = /translate ?\(([^()]{1,60})\)/.exec(attributes['draw:transform'] ?? '') ?? []
  const [right, down] = moves.split(/[ ,]/).filter(Boolean)
  return {
    x: lengthOf(attributes['svg:x'] ?? right) ?? 0,
    y: lengthOf(attributes['svg:y'] ?? down) ?? 0,
    width: lengthOf(attributes['svg:width']) ?? 0,
    height: lengthOf(attributes['svg:height']) ?? 0,
  }
}

/** An alignment goes before the offset that is written beside it. */
function positionOf(position: string | undefined, offset: number) {
  const isAligned = position !== undefined && !position.startsWith('from-')
  return isAligned
    ? { offset: undefined, align: position === 'middle' ? 'center' : position }
    : { offset, align: '' }
}

/** What a place counts from, as Word calls it. */
function sideOf(relation: string): string {
  if (relation === 'page' || relation === 'page-start-margin') return 'page'
  return relation === 'page-end-margin' ? 'rightMargin' : 'margin'
}

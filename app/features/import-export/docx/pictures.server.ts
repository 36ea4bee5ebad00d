import {
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx'
import { solidPng } from './solid-png.server'
import type { DocxContext } from './measures.server'

/** Pixels of 96 to the inch in a mm. */
const pixelsPerMm = 96 / 25.4
/** EMU in a twip. */
const emuPerTwip = 635

/** Width and height of the photo in mm by its shape, as templates draw it. */
const PHOTO_SIZES = { portrait: [25, 35], square: [28, 28], round: [28, 28] } as const

/** The photo's size in mm; undefined without one. */
export function photoSize({ model, look, photo }: DocxContext) {
  if (!photo || !model.photo || look.photo === 'none') return undefined
  const [width, height] = PHOTO_SIZES[model.photo.shape]
  return {
    width: width * look.photoScale,
    height: height * look.photoScale,
    isRound: model.photo.shape === 'round',
  }
}

/** The drawing of the photo is called so in the document. */
export const photoName = 'photo'

/** The photo in its line, `width` mm wide. */
export function photoRun(
  photo: Uint8Array,
  { width, height }: { width: number; height: number },
  name: string,
) {
  const transformation = {
    width: Math.round(width * pixelsPerMm),
    height: Math.round(height * pixelsPerMm),
  }
  return new ImageRun({
    type: 'jpg',
    data: Buffer.from(photo),
    transformation,
    altText: { name: photoName, title: name, description: name },
  })
}

/** At most 80×60 mm and `room` twips wide, in its line. */
export function pictureRun(data: Uint8Array, ratio: number, room: number) {
  const width = Math.round(Math.min(302, 227 * ratio, room / 15))
  const transformation = { width, height: Math.max(1, Math.round(width / ratio)) }
  return new ImageRun({ type: 'jpg', data: Buffer.from(data), transformation })
}

/** A colour on a part of the first page behind the text, measured in twips from the corner of the page. */
export type Ground = { colour: string; left: number; top: number; width: number; height: number }

/** A line of no height that holds the grounds of the page. */
export function groundsParagraph(grounds: readonly Ground[]): Paragraph {
  return new Paragraph({
    style: 'Anchor',
    children: grounds.map(
      ({ colour, left, top, width, height }, i) =>
        new ImageRun({
          ...{ type: 'png', data: solidPng(colour) },
          transformation: { width: Math.round(width / 15), height: Math.round(height / 15) },
          altText: { name: `ground-${i + 1}`, title: '', description: '' },
          floating: {
            horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: left * emuPerTwip },
            verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: top * emuPerTwip },
            ...{ behindDocument: true, allowOverlap: true, lockAnchor: true, layoutInCell: false },
            ...{ wrap: { type: TextWrappingType.NONE }, zIndex: i + 1 },
          },
        }),
    ),
  })
}

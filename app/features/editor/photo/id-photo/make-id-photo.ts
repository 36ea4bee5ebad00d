import { cropRect, type CropView } from '../crop-geometry'
import { canvasToJpeg, createCanvas, cropToCanvas } from '../draw-crop'
import { encodeToSize, type Encoded } from './encode-to-size'
import { withDensity } from './jpeg-density'
import { photoSizes, type PhotoSize } from './photo-sizes'
import { drawSheet, sheetSize } from './print-sheet'

const dpi = 300
const sheetQuality = 0.95

type Part = { picture: HTMLCanvasElement; view: CropView }

/** The part of the picture that a size shows: around the same place as the crop. */
export const partOf = ({ picture, view }: Part, { width, height }: PhotoSize) =>
  cropRect(picture, width / height, view)

/** Makes a JPEG of a size with at most `maxKb` kilobytes. @throws when this browser cannot encode it */
export function makeIdPhoto(part: Part, size: PhotoSize, maxKb: number): Promise<Encoded> {
  const canvas = cropToCanvas(part.picture, partOf(part, size), size)
  return encodeToSize((quality) => toJpegWithDensity(canvas, quality), maxKb)
}

/** Makes the JPEG of a sheet of eight one-inch photos. @throws when this browser cannot encode it */
export async function makePrintSheet(part: Part): Promise<Blob> {
  const canvas = createCanvas(sheetSize)
  const photo = cropToCanvas(part.picture, partOf(part, photoSizes.oneInch), photoSizes.oneInch)
  drawSheet(canvas.getContext('2d')!, photo)
  const jpeg = await toJpegWithDensity(canvas, sheetQuality)
  if (!jpeg) throw new Error('the browser made no picture')
  return jpeg
}

async function toJpegWithDensity(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const blob = await canvasToJpeg(canvas, quality)
  return blob && new Blob([withDensity(new Uint8Array(await blob.arrayBuffer()), dpi)], { type: blob.type })
}

import type { Rect, Size } from './crop-geometry'

export type PhotoShape = 'portrait' | 'square' | 'round'
export const aspectOf = (shape: PhotoShape) => (shape === 'portrait' ? 5 / 7 : 1)
/** The server's sizes (process-photo.server.ts): 一寸 at 600 dpi, and a square. */
const outputSizes: Record<PhotoShape, Size> = {
  portrait: { width: 590, height: 826 },
  square: { width: 640, height: 640 },
  round: { width: 640, height: 640 },
}
const overlayColour = 'rgb(15 24 19 / 0.6)'
/** As in photo studios: crown and chin by the frame's height, the face's width by its width. */
const faceGuide = { crown: 0.12, chin: 0.68, width: 0.5 }

type CropDrawing = { stage: Size; frame: Rect; crop: Rect; shape: PhotoShape }

/**
 * Draws the picture under its frame: an overlay covers the cut-off part, a dashed oval shows where a face
 * belongs.
 */
export function drawCrop(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { stage, frame, crop, shape }: CropDrawing,
) {
  const scale = frame.width / crop.width
  context.clearRect(0, 0, stage.width, stage.height)
  context.drawImage(
    picture,
    frame.x - crop.x * scale,
    frame.y - crop.y * scale,
    picture.width * scale,
    picture.height * scale,
  )
  context.fillStyle = overlayColour
  context.beginPath()
  context.rect(0, 0, stage.width, stage.height)
  outline(context, frame, shape)
  context.fill('evenodd')
  context.beginPath()
  outline(context, frame, shape)
  context.strokeStyle = 'white'
  context.lineWidth = 1.5
  context.stroke()
  const faceHeight = (faceGuide.chin - faceGuide.crown) * frame.height
  context.beginPath()
  context.setLineDash([5, 4])
  context.lineWidth = 1
  context.ellipse(
    frame.x + frame.width / 2,
    frame.y + faceGuide.crown * frame.height + faceHeight / 2,
    Math.min(faceGuide.width * frame.width, faceHeight * 0.8) / 2,
    faceHeight / 2,
    0,
    0,
    2 * Math.PI,
  )
  context.stroke()
  context.setLineDash([])
}

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, shape: PhotoShape) {
  if (shape === 'round') {
    context.moveTo(x + width, y + height / 2)
    context.arc(x + width / 2, y + height / 2, width / 2, 0, 2 * Math.PI)
  } else context.rect(x, y, width, height)
}

/** Rotates the picture 90° clockwise. */
export function rotateRight(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = createCanvas({ width: picture.height, height: picture.width })
  const context = canvas.getContext('2d')
  context?.translate(picture.height, 0)
  context?.rotate(Math.PI / 2)
  context?.drawImage(picture, 0, 0)
  return canvas
}

/** Returns the cropped picture as a file without camera metadata. */
export async function cropToFile(
  picture: HTMLCanvasElement,
  crop: Rect,
  shape: PhotoShape,
): Promise<File | undefined> {
  const blob = await canvasToJpeg(cropToCanvas(picture, crop, outputSizes[shape]), 0.95)
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}

/** Draws the crop in another size. Transparent parts become white. */
export function cropToCanvas(picture: HTMLCanvasElement, crop: Rect, size: Size): HTMLCanvasElement {
  const canvas = createCanvas(size)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Encodes a canvas with a quality from 0 to 1; undefined when this browser cannot. */
export function canvasToJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}

export function createCanvas({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

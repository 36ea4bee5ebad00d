import type { Rect, Size } from './crop-geometry'

export type Shape = 'portrait' | 'square' | 'round'
export const aspectOf = (shape: Shape) => (shape === 'portrait' ? 5 / 7 : 1)
/** As the server keeps them (photo.server.ts): 一寸 at 600 dpi, and a square. */
const kept: Record<Shape, Size> = {
  portrait: { width: 590, height: 826 },
  square: { width: 640, height: 640 },
  round: { width: 640, height: 640 },
}
const veil = 'rgb(15 24 19 / 0.6)'
/** Of the frame's height: the crown, the chin and the width of a face as photo studios have them. */
const face = { crown: 0.12, chin: 0.68, width: 0.5 }

type Stage = { stage: Size; frame: Rect; crop: Rect; shape: Shape }

/** The picture under its frame: what is cut away lies under a veil, a thin oval says where a face belongs. */
export function drawCrop(
  paint: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { stage, frame, crop, shape }: Stage,
) {
  const scale = frame.width / crop.width
  paint.clearRect(0, 0, stage.width, stage.height)
  paint.drawImage(
    picture,
    frame.x - crop.x * scale,
    frame.y - crop.y * scale,
    picture.width * scale,
    picture.height * scale,
  )
  paint.fillStyle = veil
  paint.beginPath()
  paint.rect(0, 0, stage.width, stage.height)
  outline(paint, frame, shape)
  paint.fill('evenodd')
  paint.beginPath()
  outline(paint, frame, shape)
  paint.strokeStyle = 'white'
  paint.lineWidth = 1.5
  paint.stroke()
  const high = (face.chin - face.crown) * frame.height
  paint.beginPath()
  paint.setLineDash([5, 4])
  paint.lineWidth = 1
  paint.ellipse(
    frame.x + frame.width / 2,
    frame.y + face.crown * frame.height + high / 2,
    Math.min(face.width * frame.width, high * 0.8) / 2,
    high / 2,
    0,
    0,
    2 * Math.PI,
  )
  paint.stroke()
  paint.setLineDash([])
}

function outline(paint: CanvasRenderingContext2D, { x, y, width, height }: Rect, shape: Shape) {
  if (shape === 'round') {
    paint.moveTo(x + width, y + height / 2)
    paint.arc(x + width / 2, y + height / 2, width / 2, 0, 2 * Math.PI)
  } else paint.rect(x, y, width, height)
}

/** The picture a quarter to the right. */
export function turned(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = canvasOf({ width: picture.height, height: picture.width })
  const paint = canvas.getContext('2d')
  paint?.translate(picture.height, 0)
  paint?.rotate(Math.PI / 2)
  paint?.drawImage(picture, 0, 0)
  return canvas
}

/** What is kept of the picture, as a file: nothing the camera wrote is in it. */
export function croppedFile(picture: HTMLCanvasElement, crop: Rect, shape: Shape): Promise<File | undefined> {
  const canvas = canvasOf(kept[shape])
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.resolve(undefined)
  // What is see-through becomes paper.
  paint.fillStyle = 'white'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      0.95,
    ),
  )
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

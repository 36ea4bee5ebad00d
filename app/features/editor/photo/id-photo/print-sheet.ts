import type { Rect, Size } from '../crop-geometry'

/** 六寸 (5R in the trade's word here): 152×102 mm at 300 dpi. */
export const sheetSize: Size = { width: 1795, height: 1205 }
const columns = 4
const rows = 2
/** Between photos, so that no cut meets two. */
const gap = 36
const lineColour = '#b0b0b0'

export type SheetLayout = {
  photos: Rect[]
  /** Where scissors go along: the pixels right outside of the photos. */
  vertical: number[]
  horizontal: number[]
}

/** Places eight photos in the middle of the sheet, unscaled. */
export function layOutSheet(sheet: Size, photo: Size): SheetLayout {
  const left = Math.round((sheet.width - columns * photo.width - (columns - 1) * gap) / 2)
  const top = Math.round((sheet.height - rows * photo.height - (rows - 1) * gap) / 2)
  const xs = Array.from({ length: columns }, (_, i) => left + i * (photo.width + gap))
  const ys = Array.from({ length: rows }, (_, i) => top + i * (photo.height + gap))
  return {
    photos: ys.flatMap((y) => xs.map((x) => ({ x, y, ...photo }))),
    vertical: xs.flatMap((x) => [x - 1, x + photo.width]),
    horizontal: ys.flatMap((y) => [y - 1, y + photo.height]),
  }
}

/** Draws eight photos of the size of `photo` with thin cut lines on white. */
export function drawSheet(context: CanvasRenderingContext2D, photo: HTMLCanvasElement): void {
  const { photos, vertical, horizontal } = layOutSheet(sheetSize, {
    width: photo.width,
    height: photo.height,
  })
  context.fillStyle = 'white'
  context.fillRect(0, 0, sheetSize.width, sheetSize.height)
  context.fillStyle = lineColour
  for (const x of vertical) context.fillRect(x, 0, 1, sheetSize.height)
  for (const y of horizontal) context.fillRect(0, y, sheetSize.width, 1)
  for (const { x, y } of photos) context.drawImage(photo, x, y)
}

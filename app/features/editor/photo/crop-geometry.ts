export type Size = { width: number; height: number }
/**
 * The visible part of a picture: `zoom` 1 is the largest crop; `x` and `y` are its centre as fractions of the
 * picture.
 */
export type CropView = { zoom: number; x: number; y: number }
export type Rect = Size & { x: number; y: number }

export const MAX_ZOOM = 4
/** Heads are near the top: the crop before the user moves it. */
export const initialView: CropView = { zoom: 1, x: 0.5, y: 0 }

/** Returns the crop of a view in pixels of the picture. `aspect` is the frame's width over its height. */
export function cropRect(picture: Size, aspect: number, view: CropView): Rect {
  const { zoom, x, y } = clampView(picture, aspect, view)
  const { width, height } = cropSizeAt(picture, aspect, zoom)
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height }
}

/** Returns the nearest view that shows nothing beyond the picture. */
export function clampView(picture: Size, aspect: number, { zoom, x, y }: CropView): CropView {
  const clamped = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const { width, height } = cropSizeAt(picture, aspect, clamped)
  return {
    zoom: clamped,
    x: clamp(x, width / 2 / picture.width),
    y: clamp(y, height / 2 / picture.height),
  }
}

/**
 * Returns the view after the picture moves by `offset` in pixels of the frame, which is `frameWidth` wide.
 */
export function panView(
  picture: Size,
  aspect: number,
  view: CropView,
  offset: { x: number; y: number; frameWidth: number },
): CropView {
  const perPixel = cropRect(picture, aspect, view).width / offset.frameWidth
  const clamped = clampView(picture, aspect, view)
  return clampView(picture, aspect, {
    zoom: clamped.zoom,
    x: clamped.x - (offset.x * perPixel) / picture.width,
    y: clamped.y - (offset.y * perPixel) / picture.height,
  })
}

function cropSizeAt(picture: Size, aspect: number, zoom: number): Size {
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  return { width, height: width / aspect }
}

const clamp = (at: number, edge: number) => Math.min(1 - edge, Math.max(edge, at))

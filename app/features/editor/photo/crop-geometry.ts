export type Size = { width: number; height: number }
/** What of a picture is seen: `zoom` 1 fills the frame as wide as it goes, `x` and `y` are its middle in parts of the picture. */
export type CropView = { zoom: number; x: number; y: number }
export type Rect = Size & { x: number; y: number }

export const MAX_ZOOM = 4
/** Heads are near the top: what a picture is cropped to before anybody moves it. */
export const initialView: CropView = { zoom: 1, x: 0.5, y: 0 }

/** The part of a picture a view cuts out, in its pixels. `aspect` is width over height of the frame. */
export function cropRect(picture: Size, aspect: number, view: CropView): Rect {
  const { zoom, x, y } = clampView(picture, aspect, view)
  const { width, height } = cropSizeAt(picture, aspect, zoom)
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height }
}

/** The view nearest to one asked for that shows nothing beyond the picture. */
export function clampView(picture: Size, aspect: number, { zoom, x, y }: CropView): CropView {
  const clamped = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const { width, height } = cropSizeAt(picture, aspect, clamped)
  return {
    zoom: clamped,
    x: clamp(x, width / 2 / picture.width),
    y: clamp(y, height / 2 / picture.height),
  }
}

/** The view after the picture was moved under the frame by some pixels of the frame, which is `frameWidth` wide. */
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

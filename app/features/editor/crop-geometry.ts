export type Size = { width: number; height: number }
/** What of a picture is seen: `zoom` 1 fills the frame as wide as it goes, `x` and `y` are its middle in parts of the picture. */
export type View = { zoom: number; x: number; y: number }
export type Rect = Size & { x: number; y: number }

export const MOST_ZOOM = 4
/** Heads are near the top: what a picture is cropped to before anybody moves it. */
export const firstView: View = { zoom: 1, x: 0.5, y: 0 }

/** The part of a picture a view cuts out, in its pixels. `aspect` is width over height of the frame. */
export function cropOf(picture: Size, aspect: number, view: View): Rect {
  const { zoom, x, y } = heldView(picture, aspect, view)
  const { width, height } = sizeAt(picture, aspect, zoom)
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height }
}

/** The view nearest to one asked for that shows nothing beyond the picture. */
export function heldView(picture: Size, aspect: number, { zoom, x, y }: View): View {
  const held = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const { width, height } = sizeAt(picture, aspect, held)
  return {
    zoom: held,
    x: between(x, width / 2 / picture.width),
    y: between(y, height / 2 / picture.height),
  }
}

/** The view after the picture was moved under the frame by some pixels of the frame, which is `frameWidth` wide. */
export function movedView(
  picture: Size,
  aspect: number,
  view: View,
  by: { x: number; y: number; frameWidth: number },
): View {
  const perPixel = cropOf(picture, aspect, view).width / by.frameWidth
  const held = heldView(picture, aspect, view)
  return heldView(picture, aspect, {
    zoom: held.zoom,
    x: held.x - (by.x * perPixel) / picture.width,
    y: held.y - (by.y * perPixel) / picture.height,
  })
}

function sizeAt(picture: Size, aspect: number, zoom: number): Size {
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  return { width, height: width / aspect }
}

const between = (at: number, edge: number) => Math.min(1 - edge, Math.max(edge, at))

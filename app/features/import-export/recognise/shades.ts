import type { GreyPicture } from './blank-stretches'

/** How the eye weighs red, green and blue (ITU-R BT.601). */
const [redShare, greenShare, blueShare] = [0.299, 0.587, 0.114]

export function readShades(canvas: HTMLCanvasElement): GreyPicture {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const shades = new Uint8ClampedArray(width * height)
  for (let i = 0; i < shades.length; i++)
    shades[i] = redShare * data[4 * i]! + greenShare * data[4 * i + 1]! + blueShare * data[4 * i + 2]!
  return { width, height, shades }
}

export function drawShades({ width, height, shades }: GreyPicture): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const image = new ImageData(width, height)
  for (const [i, shade] of shades.entries()) image.data.set([shade, shade, shade, 255], 4 * i)
  canvas.getContext('2d')!.putImageData(image, 0, 0)
  return canvas
}

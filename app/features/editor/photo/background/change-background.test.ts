import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { backgroundColours } from './background-colours'
import { changeBackground } from './change-background'
import { halfToNumber, readModel } from './read-model'
import { modelMegabytes } from './replace-background'

const file = 'node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite'
const model = new Uint8Array(readFileSync(file))

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
const portrait = (id: string) => sharp(`content/portraits/${id}.svg`)

describe('changeBackground', () => {
  test.each(['nurse', 'veteran'])('puts the drawn %s on red, and the face stays', async (id) => {
    const pixels = await pixelsOf(portrait(id))
    const answer = changeBackground({ model, pixels, colour: backgroundColours.red })
    if ('refusal' in answer) throw new Error(answer.refusal)
    const colourAt = (data: Uint8ClampedArray, x: number, y: number) => [
      ...data.subarray(4 * (y * pixels.width + x), 4 * (y * pixels.width + x) + 3),
    ]
    expect(colourAt(answer.data, 2, 2)).toEqual(backgroundColours.red)
    expect(colourAt(answer.data, pixels.width - 3, 2)).toEqual(backgroundColours.red)
    const middle = [Math.round(pixels.width / 2), Math.round(pixels.height * 0.45)] as const
    expect(colourAt(answer.data, ...middle)).toEqual(colourAt(pixels.data, ...middle))
  })

  test('refuses a picture without a person, and a head that is cut off', async () => {
    const colour = backgroundColours.blue
    const plain = sharp({ create: { width: 295, height: 413, channels: 3, background: '#8899aa' } })
    expect(changeBackground({ model, pixels: await pixelsOf(plain), colour })).toEqual({
      refusal: 'noPerson',
    })
    const cut = portrait('nurse').extract({ left: 0, top: 120, width: 295, height: 293 })
    expect(changeBackground({ model, pixels: await pixelsOf(cut), colour })).toEqual({ refusal: 'headCut' })
  })
})

describe('readModel', () => {
  test('is told of a size that the dialog rounds up', () => {
    expect(modelMegabytes).toBeGreaterThan(model.length / 1e6)
    expect(modelMegabytes - model.length / 1e6).toBeLessThan(0.1)
  })

  test('reads another file with an error', () => {
    expect(() => readModel(new TextEncoder().encode('<!doctype html><title>not found</title>'))).toThrow(
      'not a TensorFlow Lite file',
    )
  })

  test.each([
    [0x3c00, 1],
    [0xc000, -2],
    [0x3555, 0.333251953125],
    [0x0001, 2 ** -24],
    [0x7c00, Infinity],
  ])('converts the half float %i to %d', (bits, number) => {
    expect(halfToNumber(bits)).toBe(number)
  })
})

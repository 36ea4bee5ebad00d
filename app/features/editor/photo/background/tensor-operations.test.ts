import { describe, expect, test } from 'vitest'
import {
  averageChannels,
  combine,
  convolve,
  convolveChannels,
  createTensor,
  enlarge,
  resizeBilinear,
  type Tensor,
} from './tensor-operations'

const tensorOf = (height: number, width: number, channels: number, values: number[]): Tensor => ({
  ...createTensor(height, width, channels),
  values: Float32Array.from(values),
})
const kernelOf = (shape: number[], weights: number[], bias: number[]) => ({
  shape,
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
})
const ones = (count: number) => Array<number>(count).fill(1)
const nine = tensorOf(3, 3, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9])

describe('the tensor operations', () => {
  test('convolve pads with nothing at all edges', () => {
    const made = convolve(nine, kernelOf([1, 3, 3, 1], ones(9), [0.5]), 1)
    expect([...made.values]).toEqual([12, 21, 16, 27, 45, 33, 24, 39, 28].map((sum) => sum + 0.5))
  })

  test('convolve with a stride pads as TensorFlow does: less before than after', () => {
    const row = tensorOf(1, 4, 1, [1, 2, 3, 4])
    expect([...convolve(row, kernelOf([1, 1, 3, 1], ones(3), [0]), 2).values]).toEqual([6, 7])
  })

  test('convolve mixes channels, convolveChannels keeps them apart', () => {
    const pixel = tensorOf(1, 1, 2, [3, 5])
    expect([...convolve(pixel, kernelOf([2, 1, 1, 2], [1, 10, 2, 0], [0, 1]), 1).values]).toEqual([53, 7])
    expect([...convolveChannels(pixel, kernelOf([1, 1, 1, 2], [2, 3], [1, 0]), 1).values]).toEqual([7, 15])
  })

  test('enlarge gives each pixel a block of its own', () => {
    const made = enlarge(tensorOf(1, 2, 1, [1, 10]), kernelOf([1, 2, 2, 1], [1, 2, 3, 4], [0]))
    expect([made.height, made.width]).toEqual([2, 4])
    expect([...made.values]).toEqual([1, 2, 10, 20, 3, 4, 30, 40])
  })

  test('resizeBilinear keeps the centres in place', () => {
    expect([...resizeBilinear(tensorOf(1, 2, 1, [0, 4]), 1, 4).values]).toEqual([0, 1, 3, 4])
  })

  test('averageChannels and combine go channel by channel', () => {
    const two = tensorOf(1, 2, 2, [1, 10, 3, 30])
    const means = averageChannels(two)
    expect([...means.values]).toEqual([2, 20])
    expect([...combine(two, means, (a, b) => a * b).values]).toEqual([2, 200, 6, 600])
  })
})

/** Values of a picture's rows, columns and channels, in that order. */
export type Tensor = { height: number; width: number; channels: number; values: Float32Array }
/** Weights in the order of TensorFlow Lite: outputs, rows, columns, inputs. */
export type Kernel = { shape: readonly number[]; weights: Float32Array; bias: Float32Array }

export function createTensor(height: number, width: number, channels: number): Tensor {
  return { height, width, channels, values: new Float32Array(height * width * channels) }
}

/** A convolution with the padding that TensorFlow calls SAME. */
export function convolve(input: Tensor, { shape, weights, bias }: Kernel, stride: number): Tensor {
  const [outputs = 1, kernelHeight = 1, kernelWidth = 1] = shape
  const { channels, values } = input
  const made = createTensor(Math.ceil(input.height / stride), Math.ceil(input.width / stride), outputs)
  const top = paddingBefore(input.height, made.height, kernelHeight, stride)
  const left = paddingBefore(input.width, made.width, kernelWidth, stride)
  let at = 0
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      for (let output = 0; output < outputs; output++) {
        let sum = bias[output]!
        for (let ky = 0; ky < kernelHeight; ky++) {
          const row = y * stride + ky - top
          if (row < 0 || row >= input.height) continue
          for (let kx = 0; kx < kernelWidth; kx++) {
            const column = x * stride + kx - left
            if (column < 0 || column >= input.width) continue
            const from = (row * input.width + column) * channels
            const weight = ((output * kernelHeight + ky) * kernelWidth + kx) * channels
            for (let channel = 0; channel < channels; channel++)
              sum += values[from + channel]! * weights[weight + channel]!
          }
        }
        made.values[at++] = sum
      }
  return made
}

/** A convolution of each channel by itself, padded likewise. */
export function convolveChannels(input: Tensor, { shape, weights, bias }: Kernel, stride: number): Tensor {
  const [, kernelHeight = 1, kernelWidth = 1] = shape
  const { channels, values } = input
  const made = createTensor(Math.ceil(input.height / stride), Math.ceil(input.width / stride), channels)
  const top = paddingBefore(input.height, made.height, kernelHeight, stride)
  const left = paddingBefore(input.width, made.width, kernelWidth, stride)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const to = (y * made.width + x) * channels
      made.values.set(bias, to)
      for (let ky = 0; ky < kernelHeight; ky++) {
        const row = y * stride + ky - top
        if (row < 0 || row >= input.height) continue
        for (let kx = 0; kx < kernelWidth; kx++) {
          const column = x * stride + kx - left
          if (column < 0 || column >= input.width) continue
          const from = (row * input.width + column) * channels
          const weight = (ky * kernelWidth + kx) * channels
          for (let channel = 0; channel < channels; channel++)
            made.values[to + channel]! += values[from + channel]! * weights[weight + channel]!
        }
      }
    }
  return made
}

/** A transposed convolution whose kernel is as large as its stride, so that no two outputs overlap. */
export function enlarge(input: Tensor, { shape, weights, bias }: Kernel): Tensor {
  const [outputs = 1, factor = 1] = shape
  const { channels, values } = input
  const made = createTensor(input.height * factor, input.width * factor, outputs)
  let at = 0
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const from = (Math.floor(y / factor) * input.width + Math.floor(x / factor)) * channels
      for (let output = 0; output < outputs; output++) {
        const weight = ((output * factor + (y % factor)) * factor + (x % factor)) * channels
        let sum = bias[output]!
        for (let channel = 0; channel < channels; channel++)
          sum += values[from + channel]! * weights[weight + channel]!
        made.values[at++] = sum
      }
    }
  return made
}

/** The mean of each channel. */
export function averageChannels({ height, width, channels, values }: Tensor): Tensor {
  const made = createTensor(1, 1, channels)
  for (let i = 0; i < values.length; i++) made.values[i % channels]! += values[i]!
  for (let channel = 0; channel < channels; channel++) made.values[channel]! /= height * width
  return made
}

/** Resizes with the centres of the pixels in place. */
export function resizeBilinear(input: Tensor, height: number, width: number): Tensor {
  const { channels, values } = input
  const made = createTensor(height, width, channels)
  for (let y = 0; y < height; y++) {
    const [above, below, down] = neighbours(y, height, input.height)
    for (let x = 0; x < width; x++) {
      const [before, after, along] = neighbours(x, width, input.width)
      const at = (row: number, column: number) => (row * input.width + column) * channels
      const corners = [at(above, before), at(above, after), at(below, before), at(below, after)] as const
      const to = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        const upper = mix(values[corners[0] + channel]!, values[corners[1] + channel]!, along)
        const lower = mix(values[corners[2] + channel]!, values[corners[3] + channel]!, along)
        made.values[to + channel] = mix(upper, lower, down)
      }
    }
  }
  return made
}

/** Joins two tensors value by value; the second may have one value for each channel. */
export function combine(one: Tensor, other: Tensor, join: (a: number, b: number) => number): Tensor {
  const values = new Float32Array(one.values.length)
  const repeat = other.values.length
  for (let i = 0; i < values.length; i++) values[i] = join(one.values[i]!, other.values[i % repeat]!)
  return { ...one, values }
}

export const applyTo = (input: Tensor, to: (value: number) => number): Tensor => ({
  ...input,
  values: input.values.map(to),
})

function paddingBefore(input: number, output: number, kernel: number, stride: number): number {
  return Math.floor(Math.max(0, (output - 1) * stride + kernel - input) / 2)
}

function neighbours(at: number, size: number, inputSize: number): [number, number, number] {
  const place = Math.min(inputSize - 1, Math.max(0, ((at + 0.5) * inputSize) / size - 0.5))
  const before = Math.floor(place)
  return [before, Math.min(inputSize - 1, before + 1), place - before]
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

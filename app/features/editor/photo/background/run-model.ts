import type { Model, ModelStep } from './read-model'
import {
  applyTo,
  averageChannels,
  combine,
  convolve,
  convolveChannels,
  enlarge,
  resizeBilinear,
  type Kernel,
  type Tensor,
} from './tensor-operations'

/** Runs a model in plain JavaScript: no WebAssembly, no WebGL, so any browser and any worker can. */
export function runModel(model: Model, input: Tensor): Tensor {
  const made = new Map<number, Tensor>([[model.input, input]])
  for (const step of model.steps) made.set(step.output, runStep(model, step, made))
  return made.get(model.output)!
}

function runStep(
  model: Model,
  { kind, inputs, output, stride }: ModelStep,
  made: Map<number, Tensor>,
): Tensor {
  const one = made.get(inputs[0]!)!
  const kernel = (): Kernel => {
    const [weights, bias] = [model.tensors[inputs[1]!]!, model.tensors[inputs[2]!]!]
    return { shape: weights.shape, weights: weights.constant!, bias: bias.constant! }
  }
  switch (kind) {
    case 'convolution':
      return convolve(one, kernel(), stride)
    case 'depthwiseConvolution':
      return convolveChannels(one, kernel(), stride)
    case 'transposedConvolution':
      return enlarge(one, kernel())
    case 'averagePool':
      return averageChannels(one)
    case 'resizeBilinear': {
      const [, height = 1, width = 1] = model.tensors[output]!.shape
      return resizeBilinear(one, height, width)
    }
    case 'add':
      return combine(one, made.get(inputs[1]!)!, (a, b) => a + b)
    case 'multiply':
      return combine(one, made.get(inputs[1]!)!, (a, b) => a * b)
    case 'relu':
      return applyTo(one, (value) => Math.max(0, value))
    case 'hardSwish':
      return applyTo(one, (value) => (value * Math.min(6, Math.max(0, value + 3))) / 6)
    case 'logistic':
      return applyTo(one, (value) => 1 / (1 + Math.exp(-value)))
    case 'dequantize':
      throw new Error('weights are read by readModel')
  }
}

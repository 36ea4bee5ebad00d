import type { BackgroundAnswer, BackgroundRequest } from './background-messages'
import { compositeBackground } from './composite-background'
import { largestRegion } from './largest-region'
import { maskStatistics, refusalOf, type PersonMask } from './mask-rules'
import { readModel } from './read-model'
import { refineMask, type Pixels } from './refine-mask'
import { runModel } from './run-model'
import { createTensor, resizeBilinear } from './tensor-operations'

/** Width and height of what the model sees. */
const modelSize = 256

/** Puts the person of a picture on a colour, or says why not. Takes a second or two, so it runs in a worker. */
export function changeBackground({ model, pixels, colour }: BackgroundRequest): BackgroundAnswer {
  const mask = largestRegion(findPerson(model, pixels))
  const refusal = refusalOf(maskStatistics(mask))
  return refusal ? { refusal } : { data: compositeBackground(pixels, refineMask(pixels, mask), colour) }
}

function findPerson(model: Uint8Array, { width, height, data }: Pixels): PersonMask {
  const picture = createTensor(height, width, 3)
  for (let i = 0; i < width * height; i++)
    for (let channel = 0; channel < 3; channel++)
      picture.values[3 * i + channel] = data[4 * i + channel]! / 255
  return runModel(readModel(model), resizeBilinear(picture, modelSize, modelSize))
}

import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'

export function sampleRoutes({ samples }: Dependencies): Pick<Handlers, 'listSamples' | 'readSample'> {
  return {
    listSamples: () => [...samples],
    readSample({ id }) {
      const sample = samples.find((one) => one.id === id)
      if (!sample) throw new ApiError(ApiCodes.notFound, 'sampleGone')
      return sample
    },
  }
}

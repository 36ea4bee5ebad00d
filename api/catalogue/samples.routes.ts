import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

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

import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'

export function sampleRoutes({ samples }: Parts): Pick<Handlers, 'listSamples' | 'readSample'> {
  return {
    listSamples: () => [...samples],
    readSample({ id }) {
      const sample = samples.find((one) => one.id === id)
      if (!sample) throw new Refusal(Codes.notFound, 'sampleGone')
      return sample
    },
  }
}

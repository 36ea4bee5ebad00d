import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Dependencies } from '../parts'
import { searchTermsOf } from '../position-needles'
import { ApiError } from '../refusal'
import { findPositions, indexPositions } from '../rules/find-positions'

export function positionRoutes({ industries }: Dependencies): Pick<Handlers, 'listPositions' | 'readPosition'> {
  const index = indexPositions(industries, searchTermsOf)
  return {
    listPositions: (asked) => findPositions(index, asked),
    readPosition({ id }) {
      const industry = industries.find(({ positions }) => positions.some((one) => one.id === id))
      const position = industry?.positions.find((one) => one.id === id)
      if (!industry || !position) throw new ApiError(ApiCodes.notFound, 'positionGone')
      const [industryPositions] = findPositions(index, { q: '', industry: industry.id })
      return { ...position, industry: industryPositions! }
    },
  }
}

import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { searchTermsOf } from './position-search-terms'
import { ApiError } from '../http/api-error'
import { findPositions, indexPositions } from './find-positions'

export function positionRoutes({
  industries,
}: Dependencies): Pick<Handlers, 'listPositions' | 'readPosition'> {
  const index = indexPositions(industries, searchTermsOf)
  return {
    listPositions: (query) => findPositions(index, query),
    readPosition({ id }) {
      const industry = industries.find(({ positions }) => positions.some((one) => one.id === id))
      const position = industry?.positions.find((one) => one.id === id)
      if (!industry || !position) throw new ApiError(ApiCodes.notFound, 'positionGone')
      const [industryPositions] = findPositions(index, { q: '', industry: industry.id })
      return { ...position, industry: industryPositions! }
    },
  }
}

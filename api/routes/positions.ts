import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { needlesOf } from '../position-needles'
import { Refusal } from '../refusal'
import { findPositions, indexPositions } from '../rules/find-positions'

export function positionRoutes({ industries }: Parts): Pick<Handlers, 'listPositions' | 'readPosition'> {
  const index = indexPositions(industries, needlesOf)
  return {
    listPositions: (asked) => findPositions(index, asked),
    readPosition({ id }) {
      const industry = industries.find(({ positions }) => positions.some((one) => one.id === id))
      const position = industry?.positions.find((one) => one.id === id)
      if (!industry || !position) throw new Refusal(Codes.notFound, 'positionGone')
      const [shelf] = findPositions(index, { q: '', industry: industry.id })
      return { ...position, industry: shelf! }
    },
  }
}

import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'

export function scenarioRoutes({ scenarios }: Dependencies): Pick<Handlers, 'listScenarios' | 'readScenario'> {
  return {
    listScenarios: () => [...scenarios],
    readScenario({ id }) {
      const scenario = scenarios.find((one) => one.id === id)
      if (!scenario) throw new ApiError(ApiCodes.notFound, 'scenarioGone')
      return scenario
    },
  }
}

import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

export function scenarioRoutes({
  scenarios,
}: Dependencies): Pick<Handlers, 'listScenarios' | 'readScenario'> {
  return {
    listScenarios: () => [...scenarios],
    readScenario({ id }) {
      const scenario = scenarios.find((one) => one.id === id)
      if (!scenario) throw new ApiError(ApiCodes.notFound, 'scenarioGone')
      return scenario
    },
  }
}

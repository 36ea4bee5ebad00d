import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'

export function scenarioRoutes({ scenarios }: Parts): Pick<Handlers, 'listScenarios' | 'readScenario'> {
  return {
    listScenarios: () => [...scenarios],
    readScenario({ id }) {
      const scenario = scenarios.find((one) => one.id === id)
      if (!scenario) throw new Refusal(Codes.notFound, 'scenarioGone')
      return scenario
    },
  }
}

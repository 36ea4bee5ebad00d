import type { Scenario } from '#contract/catalogue/scenario'
import type { LintOptions } from './lint-resume'

/** The lint options for a scenario. `today` is `YYYY-MM`. */
export function lintOptionsForScenario(scenario: Scenario | undefined, today: string): LintOptions {
  if (!scenario) return { today }
  return { today, scenario: scenario.id, photo: scenario.photo, pages: scenario.pages.most }
}

import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { normalizePositionName } from '#resume-model/lines/position-name'
import { seniorFromYears } from '#resume-model/years-worked'
import { generalPositionId } from '#contract/catalogue/general-position'
import type { Position } from '#contract/catalogue/position'
import type { Scenario, ScenarioSection } from '#contract/catalogue/scenario'

const maxQueryLength = 60
/** Those whose typed position is a job of the library; in the others it is a subject, or the lines are of their own trade. */
const jobScenarios: readonly Scenario['id'][] = [
  'campus',
  'internship',
  'social',
  'career-change',
  'part-time',
]
/** What stands for the position in lines that suit any. */
const positionPlaceholder = '〔岗位〕'
const maxPlaceholderLength = 24

/** The position nearest to a typed one; undefined when none is near, or the library cannot be read, because it is optional. */
export async function findNearestPosition(api: ApiClient, typed: string): Promise<string | undefined> {
  const q = normalizePositionName(typed).slice(0, maxQueryLength)
  if (q === '') return undefined
  const [first] = (await undefinedIfFailed(api.call('suggestPositions', { q }))) ?? []
  return first && first.id !== generalPositionId ? first.id : undefined
}

/**
 * Returns the scenario with its sample lines and templates as the typed position has them, for the years of work that are told
 * of, 0 if none are. Lines of positions are Chinese only.
 */
export async function scenarioForPosition(
  api: ApiClient,
  scenario: Scenario,
  typed: string,
  years = 0,
): Promise<Scenario> {
  const name = normalizePositionName(typed).slice(0, maxPlaceholderLength)
  if (name === '' || scenario.headings === 'en') return scenario
  const id = jobScenarios.includes(scenario.id) ? await findNearestPosition(api, typed) : undefined
  const position = id && (await undefinedIfFailed(api.call('readPosition', { id })))
  const sections = scenario.sections.map((section) => ({
    ...section,
    lines: (position ? linesOf(position, section, scenario, years) : section.lines).map((line) =>
      line.replaceAll(positionPlaceholder, `〔${name}〕`),
    ),
  }))
  return { ...scenario, sections, templates: position ? templatesOf(position, scenario) : scenario.templates }
}

const maxTemplates = 6

/** The purpose's first, with which its resume begins; then those of the trade. */
function templatesOf({ templates }: Position, scenario: Scenario): string[] {
  const [first, ...others] = scenario.templates
  return [...new Set([first!, ...templates, ...others])].slice(0, maxTemplates)
}

/** Each skill is a placeholder: nobody has all of them. */
const skillsLine = (skills: string[]) =>
  `〔专业〕：${skills
    .slice(0, 6)
    .map((skill) => `〔${skill}〕`)
    .join('、')}`

function linesOf(
  { lines, skills }: Position,
  section: ScenarioSection,
  { id }: Scenario,
  years: number,
): string[] {
  // Without years it is the purpose that says it.
  const level = id === 'social' && (years === 0 || years >= seniorFromYears) ? lines.senior : lines.junior
  if (section.kind === 'skills') return [skillsLine(skills)]
  // Who changes the trade worked in another one.
  if (section.kind === (id === 'career-change' ? 'project' : 'work')) return level.slice(0, 3)
  if (section.kind === 'internship') return level.slice(0, 3)
  return section.lines
}

import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { addExample, isUnwritten, withWantedFacts } from '#resume-model/add-example'
import { shownSample } from '#resume-model/shown-sample'
import { isStudentStatus } from '#resume-model/student-status'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Resume } from '#contract/resume/resume'
import { exampleQuery, type ExampleQuery } from './example-query'
import { findNearestPosition } from './scenario-for-position.server'

/** Returns what a resume without a word shows as its example; undefined for a resume with text. */
export async function findExample(api: ApiClient, resume: Resume): Promise<Resume | undefined> {
  return isUnwritten(resume) ? readExample(api, exampleQuery(resume)) : undefined
}

/**
 * Returns the finished resume of the position nearest to the typed one, else the one of the purpose, else the template's; in the
 * language of the resume. Undefined when the API fails, because it is optional.
 */
export async function readExample(api: ApiClient, query: ExampleQuery): Promise<Resume | undefined> {
  const scenario = query.scenario
    ? await undefinedIfFailed(api.call('readScenario', { id: query.scenario }))
    : undefined
  const id = (await findSampleId(api, query, scenario)) ?? (await templateSample(api, query))
  const sample = id && (await undefinedIfFailed(api.call('readSample', { id })))
  return sample ? withWantedFacts(sample.resume, scenario) : undefined
}

const studentScenarios: readonly string[] = ['campus', 'internship']
/** Where the position is a subject to be studied. */
const subjectScenario = 'abroad'

/** A graduate's, where nothing else is known of one. */
const studentSamples = { zh: 'campus-graduate', en: 'english-graduate' }

async function findSampleId(
  api: ApiClient,
  { language: headings, position, status, scenario: scenarioId }: ExampleQuery,
  scenario: Scenario | undefined,
): Promise<string | undefined> {
  const language = headings === 'en' ? 'en' : 'zh'
  const ofPurpose = scenario?.headings === headings ? scenario.sample : undefined
  const isJob = position !== '' && scenarioId !== subjectScenario
  const ofPosition = isJob ? await samplesNear(api, position, language) : undefined
  const isStudent = studentScenarios.includes(scenarioId) || isStudentStatus(status)
  return isStudent
    ? (ofPosition?.graduate ?? ofPurpose ?? studentSamples[language])
    : (ofPosition?.worked ?? ofPurpose ?? ofPosition?.graduate)
}

/** Those of the position nearest to a typed one; where it has none, of its trade. */
async function samplesNear(api: ApiClient, typed: string, language: 'zh' | 'en') {
  const id = await findNearestPosition(api, typed)
  const position = id && (await undefinedIfFailed(api.call('readPosition', { id })))
  if (!position) return undefined
  const nearest = [position, ...position.industry.positions].map((one) =>
    language === 'en'
      ? { worked: one.englishSample, graduate: one.englishGraduateSample }
      : { worked: one.sample, graduate: one.graduateSample },
  )
  return {
    worked: nearest.find(({ worked }) => worked)?.worked,
    graduate: nearest.find(({ graduate }) => graduate)?.graduate,
  }
}

async function templateSample(api: ApiClient, { template: id, language }: ExampleQuery) {
  const templates = await undefinedIfFailed(api.call('listTemplates', {}))
  const template = templates?.find((one) => one.id === id)
  return template && shownSample(template, language === 'en' ? 'en' : 'zh')
}

/** A resume as the editor's first pages show it, where they show an example. */
export async function withExample(api: ApiClient, resume: Resume): Promise<Resume> {
  const example = await findExample(api, resume)
  return example ? addExample(resume, example).resume : resume
}

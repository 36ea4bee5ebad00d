import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { Scenario } from '#contract/catalogue/scenario'
import { SCENARIO_IDS } from '#contract/catalogue/scenario-ids'
import { SECTION_FIELDS } from '#contract/resume/section-kinds'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { finishResume, createScenarioResume } from './scenario-resume'
import { fieldGroupsFor, STEPS } from './wizard-fields'

const folder = 'content/scenarios'
const scenarios = readdirSync(folder).map((file) =>
  Scenario.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
)
const templates = [
  buildTemplate('classic'),
  buildTemplate('serif', { margins: 20 }),
  buildTemplate('technical'),
]

test('every scenario has a file with the sections and the first entry of its wizard', () => {
  expect(new Set(scenarios.map(({ id }) => id))).toEqual(new Set(SCENARIO_IDS))
  for (const scenario of scenarios) {
    const kinds = scenario.sections.map(({ kind }) => kind)
    expect(new Set(kinds).size, scenario.id).toBe(kinds.length)
    expect(kinds, scenario.id).toContain(scenario.wizard.first)
    expect(kinds, scenario.id).toContain('education')
    const shownSteps = STEPS.flatMap((step) =>
      fieldGroupsFor(step, scenario, createScenarioResume(scenario, templates)),
    )
    expect(shownSteps.flatMap(({ fields }) => fields).length, scenario.id).toBeGreaterThan(12)
  }
})

test('every scenario starts with a free template and names only existing templates', () => {
  const templateIds = readdirSync('templates').filter((name) => !name.startsWith('_'))
  const levelOf = (id: string) =>
    (JSON.parse(readFileSync(`templates/${id}/meta.json`, 'utf8')) as { level: string }).level
  for (const { id, templates: named } of scenarios) {
    expect(templateIds, id).toEqual(expect.arrayContaining(named))
    expect(levelOf(named[0]!), id).toBe('free')
  }
})

test('every scenario names an existing sample', () => {
  const samples = new Set(readdirSync('content/samples').map((file) => file.replace('.json', '')))
  for (const { id, sample } of scenarios) expect(samples, id).toContain(sample)
})

test('an entry is labelled in the words of its scenario', () => {
  const titleOf = (id: string) => {
    const scenario = scenarios.find((one) => one.id === id)!
    const [, first] = fieldGroupsFor('story', scenario, createScenarioResume(scenario, templates))
    return first!.fields[0]!.label
  }
  expect(titleOf('teacher')).toEqual({ words: { zh: '学校或单位', en: 'School or employer' } })
  expect(titleOf('social')).toEqual({ of: 'work', field: 'title' })
})

test.each(scenarios)('the wizard of $id asks for grades and graduation once, with the degree', (scenario) => {
  const resume = createScenarioResume(scenario, templates)
  expect(resume.basics.custom.map(({ label }) => label).join()).not.toMatch(/GPA|排名|毕业时间/)
  const [education] = fieldGroupsFor('story', scenario, resume)
  const names = education!.fields.map(({ name }) => name.split('.').at(-1))
  expect(names).toContain('to')
  expect(names.includes('note')).toBe(!scenario.wizard.isExperienced)
})

test('only those who come from school are asked for grades', () => {
  const experienced = scenarios.filter(({ wizard }) => wizard.isExperienced).map(({ id }) => id)
  expect(experienced.toSorted()).toEqual(['career-change', 'foreign-company', 'social'])
})

describe.each(scenarios)('a resume for $id', (scenario) => {
  test('is valid both empty and filled with samples', () => {
    const first = createScenarioResume(scenario, templates)
    expect(Resume.parse(first)).toEqual(first)
    expect(first.scenario).toBe(scenario.id)
    const whole = finishResume(first, scenario, true)
    expect(Resume.parse(whole)).toEqual(whole)
    expect(whole.basics.custom).toEqual([])
    for (const { kind, items } of whole.sections) {
      const shown = SECTION_FIELDS[kind].map((field) => items[0]![field]).join(' ')
      expect(shown, kind).toMatch(/〔.+〕/)
    }
    expect(finishResume(first, scenario, false).sections).toEqual(first.sections)
  })
})

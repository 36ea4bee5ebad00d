import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { Resume } from '#contract/resume/resume'
import { Scenario } from '#contract/catalogue/scenario'
import { SCENARIO_IDS } from '#contract/catalogue/scenario-ids'
import { SECTION_FIELDS } from '#contract/resume/section-kinds'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { finishResume, createScenarioResume } from './scenario-resume'
import { submitStep } from './submit-step.server'
import { fieldGroupsFor, STEPS, type Step } from './wizard-fields'
import { buildWizardPage, loadWizard, parseStep } from './wizard.server'

const folder = 'content/scenarios'
const scenarios = readdirSync(folder).map((file) =>
  Scenario.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
)
const templates = [
  buildTemplate('classic'),
  buildTemplate('serif', { margins: 20 }),
  buildTemplate('technical'),
]
const key = { id: 'd1', secret: 's1' }
const campus = scenarios.find(({ id }) => id === 'campus')!

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

describe('the wizard', () => {
  const draftOf = (resume: Resume) => ({ id: 'd1', revision: 3, updatedAt: 5, expiresAt: 9, resume })
  const begun = createScenarioResume(campus, templates)
  begun.basics.name = '林晓'
  const saveDraft = () => ({ revision: 4, updatedAt: 6 })
  const catalogueCalls = { listScenarios: () => scenarios, listTemplates: () => templates }
  const opened = async (answers = {}, known: typeof key | undefined = key) => {
    const api = fakeApiClient({ ...catalogueCalls, readDraft: () => draftOf(begun), ...answers })
    return { api, wizard: (await loadWizard(api, 'campus', known))! }
  }

  const submit = (
    { api, wizard }: Awaited<ReturnType<typeof opened>>,
    step: Step,
    fields: Record<string, string>,
    submission: { key?: typeof key; isUser?: boolean } = { key },
  ) => submitStep(api, wizard, { key: undefined, isUser: false, ...submission, step, form: formOf(fields) })

  test('is undefined for an unknown scenario, and starts at the first page without a draft', async () => {
    expect(await loadWizard(fakeApiClient(catalogueCalls), 'magic', undefined)).toBeUndefined()
    const gone = await loadWizard(
      fakeApiClient({ ...catalogueCalls, readDraft: failingWith(ApiCodes.notFound) }),
      'campus',
      key,
    )
    expect(gone?.draft).toBeUndefined()
    expect(parseStep('look', gone?.draft)).toBe('who')
  })

  test('creates a draft from its first page, and requires a name', async () => {
    const created = { ...key, revision: 1, updatedAt: 1 }
    const started = await opened({ createDraft: () => created }, undefined)
    expect(await submit(started, 'who', { 'basics.name': ' 林晓 ' }, {})).toEqual({ to: 'aim', key })
    const [, sent] = started.api.calls.at(-1) as [string, { resume: Resume }]
    expect(sent.resume.basics.name).toBe('林晓')
    expect(await submit(started, 'who', { 'basics.phone': '138' }, {})).toMatchObject({
      problems: { 'basics.name': 'required' },
      page: { values: { 'basics.phone': '138' } },
    })
  })

  test('returns an invalid value as typed, and saves nothing', async () => {
    const { api, wizard } = await opened()
    const at = wizard.resume.sections.findIndex(({ kind }) => kind === 'education')
    const name = `sections[${at}].items[0].from`
    const typed = { [name]: '明年', 'basics.name': 'x', 'sections[0].items[0].__proto__': 'x' }
    const outcome = await submit({ api, wizard }, 'story', typed)
    expect(outcome).toMatchObject({ problems: { [name]: 'month' }, page: { values: { [name]: '明年' } } })
    expect(api.calls.map(([call]) => call)).not.toContain('saveDraft')
  })

  test('returns the refusal of a template above the plan, with the page', async () => {
    const above = () =>
      refusal(ApiCodes.invalidInput, { errorMsg: '不给', fields: { 'style.template': 'above' } })
    expect(await submit(await opened({ saveDraft: above }), 'look', { template: 'classic' })).toMatchObject({
      refusal: { message: '不给', over: 'template' },
      page: { step: 'look' },
    })
  })

  test('saves the typed values when the user goes back', async () => {
    const started = await opened({ saveDraft })
    const typed = { 'intention.position': '数据分析师', 'intention.cities': '上海、杭州' }
    expect(await submit(started, 'aim', { ...typed, go: 'back' })).toEqual({ to: 'who', key })
    expect(started.api.calls.at(-1)).toMatchObject([
      'saveDraft',
      { revision: 3, resume: { intention: { position: '数据分析师', cities: ['上海', '杭州'] } } },
    ])
  })

  test('adds an entry after a written one, asks for its fields, and drops it when it stays empty', async () => {
    const at = begun.sections.findIndex(({ kind }) => kind === 'internship')
    const name = (n: number) => `sections[${at}].items[${n}].title`
    const started = await opened({ saveDraft })
    const add = { add: 'internship' }
    const added = { to: 'story', key, added: 'internship' }
    expect(await submit(started, 'story', add)).toEqual(added)
    const lengthOf = () => {
      const [, sent] = started.api.calls.at(-1) as [string, { resume: Resume }]
      return sent.resume.sections[at]!.items.length
    }
    expect(lengthOf()).toBe(1)
    expect(await submit(started, 'story', { ...add, [name(0)]: '甲公司' })).toEqual(added)
    expect(lengthOf()).toBe(2)
    const [, { resume: longer }] = started.api.calls.at(-1) as [string, { resume: Resume }]
    const { wizard } = await opened({ readDraft: () => draftOf(longer) })
    const groups = buildWizardPage(wizard, 'story').groups.filter(({ kind }) => kind === 'internship')
    expect(groups.map(({ entry }) => entry)).toEqual([
      { number: 1, isLast: false },
      { number: 2, isLast: true },
    ])
    expect(groups[1]!.fields[0]!.name).toBe(name(1))
    expect(finishResume(longer, campus, false).sections[at]!.items).toHaveLength(1)
  })

  test('saves each line of an entry as an item of a list, also of what was saved before', async () => {
    const at = begun.sections.findIndex(({ kind }) => kind === 'internship')
    const name = `sections[${at}].items[0].text`
    const textOf = (one: Resume) => one.sections[at]!.items[0]!.text
    const started = await opened({ saveDraft })
    await submit(started, 'story', { [name]: '整理反馈\r\n• 写周报' })
    const [, sent] = started.api.calls.at(-1) as [string, { resume: Resume }]
    expect(textOf(sent.resume)).toBe('- 整理反馈\n• 写周报')
    const before = structuredClone(begun)
    before.sections[at]!.items[0]!.text = '整理反馈\n写周报'
    const { wizard } = await opened({ readDraft: () => draftOf(before) })
    expect(textOf(wizard.resume)).toBe('- 整理反馈\n- 写周报')
    expect(buildWizardPage(wizard, 'story').values[name]).toBe('整理反馈\n写周报')
  })

  test('saves the typed values, even without a name, when the user leaves for the other scenarios', async () => {
    const started = await opened({ saveDraft })
    const typed = { 'basics.phone': '13800138000', go: 'others' }
    expect(await submit(started, 'who', typed)).toEqual({ others: key })
    expect(started.api.calls.at(-1)).toMatchObject([
      'saveDraft',
      { revision: 3, resume: { basics: { phone: '138 0013 8000' } } },
    ])
  })

  test('creates no draft when the user leaves an unchanged first page', async () => {
    const api = fakeApiClient(catalogueCalls)
    const wizard = (await loadWizard(api, 'campus', undefined))!
    expect(await submit({ api, wizard }, 'who', { go: 'others' }, {})).toEqual({ others: undefined })
    expect(api.calls.map(([call]) => call)).not.toContain('createDraft')
  })

  test('ends in a draft for guests, and returns the refusal when the account is full', async () => {
    expect(await submit(await opened({ saveDraft }), 'done', { lines: 'on' })).toEqual({ drafted: key })
    const full = await opened({ saveDraft, createResume: failingWith(ApiCodes.quotaExceeded) })
    expect(await submit(full, 'done', { lines: 'on' }, { key, isUser: true })).toMatchObject({
      refusal: { message: '不行', over: 'count' },
      page: { step: 'done' },
    })
  })
})

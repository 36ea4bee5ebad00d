import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { Scenario } from '#contract/catalogue/scenario'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { finishResume, createScenarioResume } from './scenario-resume'
import { submitStep } from './submit-step.server'
import type { Step } from './wizard-fields'
import { buildWizardPage, loadWizard, parseStep } from './wizard.server'

const campus = Scenario.parse(JSON.parse(readFileSync('content/scenarios/campus.json', 'utf8')))
const templates = [
  buildTemplate('classic'),
  buildTemplate('serif', { margins: 20 }),
  buildTemplate('technical'),
]
const key = { id: 'd1', secret: 's1' }

describe('the wizard', () => {
  const draftOf = (resume: Resume) => ({ id: 'd1', revision: 3, updatedAt: 5, expiresAt: 9, resume })
  const begun = createScenarioResume(campus, templates)
  begun.basics.name = '林晓'
  const saveDraft = () => ({ revision: 4, updatedAt: 6 })
  const catalogueCalls = { listScenarios: () => [campus], listTemplates: () => templates }
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
      { id: `${begun.sections[at]!.id}-1`, number: 1, isOnly: false, isLast: false },
      { id: `${begun.sections[at]!.id}-2`, number: 2, isOnly: false, isLast: true },
    ])
    expect(groups[1]!.fields[0]!.name).toBe(name(1))
    expect(finishResume(longer, campus, false).sections[at]!.items).toHaveLength(1)
  })

  test('removes an entry and saves what is typed in the others, or shows it where that is not valid', async () => {
    const at = begun.sections.findIndex(({ kind }) => kind === 'internship')
    const { id, items } = begun.sections[at]!
    const longer = structuredClone(begun)
    longer.sections[at]!.items.push({ ...items[0]!, id: `${id}-2` })
    const name = (n: number, field = 'title') => `sections[${at}].items[${n}].${field}`
    const typed = { [name(0)]: '甲公司', [name(0, 'from')]: '待定', [name(1)]: '乙公司' }
    const started = () => opened({ saveDraft, readDraft: () => draftOf(longer) })
    const first = await started()
    expect(await submit(first, 'story', { ...typed, remove: `${id}-1` })).toEqual({
      ...{ to: 'story', key, removed: 'internship' },
    })
    const [, { resume }] = first.api.calls.at(-1) as [string, { resume: Resume }]
    expect(resume.sections[at]!.items).toMatchObject([{ id: `${id}-2`, title: '乙公司' }])
    const second = await started()
    expect(await submit(second, 'story', { ...typed, remove: `${id}-2` })).toMatchObject({
      problems: { [name(0, 'from')]: 'month' },
      page: { values: { [name(0)]: '甲公司', [name(0, 'from')]: '待定' } },
    })
    expect(second.api.calls.map(([call]) => call)).not.toContain('saveDraft')
    const only = await opened({ saveDraft })
    await submit(only, 'story', { remove: `${id}-1` })
    const [, sent] = only.api.calls.at(-1) as [string, { resume: Resume }]
    expect(sent.resume.sections[at]!.items).toHaveLength(1)
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

  test('asks for certificates and awards one a line, and puts each in its section', async () => {
    const { wizard } = await opened()
    const nameOf = (kind: string) => `sections[${begun.sections.findIndex((one) => one.kind === kind)}].items`
    const lists = buildWizardPage(wizard, 'story').groups.filter(({ entry }) => !entry)
    expect(lists.map(({ kind, fields }) => [kind, fields[0]!.name])).toEqual([
      ['awards', nameOf('awards')],
      ['certificates', nameOf('certificates')],
    ])
    const started = await opened({ saveDraft })
    const typed = { [nameOf('certificates')]: '大学英语六级 556 分 2024.12\r\n计算机二级' }
    expect(await submit(started, 'story', typed)).toEqual({ to: 'look', key })
    const [, { resume }] = started.api.calls.at(-1) as [string, { resume: Resume }]
    const itemsOf = (kind: string) => resume.sections.find((one) => one.kind === kind)!.items
    expect(itemsOf('certificates')).toMatchObject([
      { title: '大学英语六级 556 分', from: '2024-12' },
      { title: '计算机二级' },
    ])
    expect(itemsOf('awards')).toMatchObject([{ title: '' }])
    const long = { [nameOf('awards')]: '奖'.repeat(300) }
    expect(await submit(started, 'story', long)).toMatchObject({
      problems: { [nameOf('awards')]: expect.stringContaining('tooLong') as string },
      page: { values: long },
    })
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

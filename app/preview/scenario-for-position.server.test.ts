import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { Industry } from '#contract/catalogue/position'
import { Scenario } from '#contract/catalogue/scenario'
import { failingWith, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { scenarioForPosition } from './scenario-for-position.server'

const readScenario = (id: string) =>
  Scenario.parse(JSON.parse(readFileSync(`content/scenarios/${id}.json`, 'utf8')))
const industry = Industry.parse(JSON.parse(readFileSync('content/positions/hr-admin.json', 'utf8')))
const [position] = industry.positions
const api = fakeApiClient({
  suggestPositions: ({ q }) => [
    { id: q === '行政主管' ? position!.id : 'general', name: position!.name, industry: industry.name },
  ],
  readPosition: () => ({ ...position!, industry: { ...industry, positions: [] } }),
})
const linesOf = async (id: string, typed: string, years?: number) => {
  const { sections } = await scenarioForPosition(api, readScenario(id), typed, years)
  return Object.fromEntries(sections.map(({ kind, lines }) => [kind, lines]))
}

test('the sample lines are those of the position that was typed', async () => {
  const lines = await linesOf('social', '高级行政主管')
  expect(lines.work).toEqual(position!.lines.senior.slice(0, 3))
  expect(lines.skills![0]).toContain(`：〔${position!.skills[0]}〕、〔${position!.skills[1]}〕`)
  expect(lines.summary![0]).toContain('〔行政主管〕')
  expect((await linesOf('campus', '行政主管')).internship).toEqual(position!.lines.junior.slice(0, 3))
})

test('the level of the lines is that of the years that were typed', async () => {
  const workLines = async (years: number) => (await linesOf('social', '行政主管', years)).work
  expect(await workLines(6)).toEqual(position!.lines.senior.slice(0, 3))
  expect(await workLines(1)).toEqual(position!.lines.junior.slice(0, 3))
})

test('the templates of the trade come after the one with which the resume begins', async () => {
  const scenario = readScenario('social')
  const { templates } = await scenarioForPosition(api, scenario, '行政主管')
  expect(templates[0]).toBe(scenario.templates[0])
  expect(templates).toEqual(expect.arrayContaining(position!.templates))
  expect(new Set(templates).size).toBe(templates.length)
  expect(templates.length).toBeLessThanOrEqual(6)
})

test('who changes the trade has the lines of the new position in works, not in the job before', async () => {
  const lines = await linesOf('career-change', '行政主管')
  expect(lines.project).toEqual(position!.lines.junior.slice(0, 3))
  expect(lines.work).toEqual(
    readScenario('career-change').sections.find(({ kind }) => kind === 'work')!.lines,
  )
})

test('a position that is not found keeps the lines that suit any, with its name', async () => {
  const lines = await linesOf('social', '占星师')
  expect(lines.work).toEqual(readScenario('social').sections.find(({ kind }) => kind === 'work')!.lines)
  expect(lines.summary![0]).toContain('〔占星师〕经验')
})

test('a subject of study and an English resume keep the lines of their scenario', async () => {
  for (const id of ['postgraduate', 'foreign-company'])
    expect(await scenarioForPosition(api, readScenario(id), '行政主管')).toEqual(readScenario(id))
})

test('without the library the scenario is as it is', async () => {
  const failing = fakeApiClient({ suggestPositions: failingWith(ApiCodes.providerUnavailable) })
  const { sections } = await scenarioForPosition(failing, readScenario('campus'), '行政主管')
  expect(sections).toEqual(readScenario('campus').sections)
})

test('lines that are not of a trade name no trade', () => {
  const trade = /Java|SQL|Python|Redis|后端|后台|需求分析|算法|数据库|建模|电商/
  const ofScenarios = readdirSync('content/scenarios').map((file) => readScenario(file.replace('.json', '')))
  for (const { id, wizard, sections } of ofScenarios)
    if (id !== 'teacher') expect(JSON.stringify([wizard.aimExample, sections]), id).not.toMatch(trade)
  expect(readFileSync('content/positions/general.json', 'utf8')).not.toMatch(trade)
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import type { Draft } from '#contract/resume/draft'
import { emptyResume } from '#resume-model/empty-resume'
import { Industry } from '#contract/catalogue/position'
import { Resume } from '#contract/resume/resume'
import { rememberSampleEntries } from '#resume-model/sample-entries'
import type { Sample } from '#contract/catalogue/sample'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { loadChoices, parseStart, startDraft, startStored } from './create.server'

const said = { zh: '示例', en: 'Sample' }
const sample = {
  id: 'junior',
  order: 1,
  ...{ title: said, scenario: said, summary: said },
  resume: buildResume(),
} satisfies Sample
const listed = {
  ...sample,
  name: '何嘉宁',
  position: '数据分析师',
  isGraduate: true,
  excerpt: '拉通 3 张报表',
}
const modern = { ...buildTemplate('modern', { colour: '#0f766e', margins: 12 }, 3), sample: 'junior' }
const letter = { ...buildTemplate('letter'), sample: 'junior', paper: 'Letter' as const }
const [someFile] = readdirSync('content/positions')
const someIndustry = Industry.parse(JSON.parse(readFileSync(`content/positions/${someFile}`, 'utf8')))
const somePosition = { ...someIndustry.positions[0]!, industry: someIndustry }
const found = { ...someIndustry.positions[0]!, sample: 'junior', graduateSample: 'g' }
const withSamples = { ...someIndustry, positions: [found] }
const draft: Draft = { id: 'd1', revision: 1, updatedAt: 5, expiresAt: 9, resume: buildResume() }
const catalogueCalls = {
  listSamples: () => [listed],
  listTemplates: () => [buildTemplate('classic'), modern, letter],
  listPositions: () => [withSamples],
  readSample: ({ id }: { id: string }) => (id === 'junior' ? sample : failingWith(ApiCodes.notFound)()),
}

describe('parseStart', () => {
  test.each([
    ['sample:junior', { kind: 'sample', id: 'junior' }],
    ['sample:junior@modern', { kind: 'sample', id: 'junior', look: 'modern' }],
    ['position:nurse', { kind: 'position', id: 'nurse', level: 'junior' }],
    ['position:nurse@senior', { kind: 'position', id: 'nurse', level: 'senior' }],
    ['position:nurse@sample', { kind: 'position', id: 'nurse', level: 'sample' }],
    ['position:nurse@graduate', { kind: 'position', id: 'nurse', level: 'graduate' }],
    ['position:nurse@other', { kind: 'position', id: 'nurse', level: 'junior' }],
    ['template:modern', { kind: 'template', id: 'modern' }],
    ['template:modern@0f766e', { kind: 'template', id: 'modern', colour: '#0f766e' }],
    ['template', { kind: 'template', id: '' }],
    ['blank', { kind: 'blank' }],
    ['hobby:x', { kind: 'blank' }],
    ['', { kind: 'blank' }],
    [null, { kind: 'blank' }],
    [undefined, { kind: 'blank' }],
  ])('parses %j', (text, start) => {
    expect(parseStart(text)).toEqual(start)
  })
})

describe('startDraft', () => {
  async function started(start: string) {
    const created = { id: 'd9', secret: 's9', revision: 1, updatedAt: 1 }
    const api = fakeApiClient({ ...catalogueCalls, createDraft: () => created })
    expect(await startDraft(api, parseStart(start))).toEqual(created)
    return (api.calls.at(-1)![1] as { resume: Resume }).resume
  }

  test('creates a blank draft', async () => {
    expect(await started('blank')).toEqual(emptyResume(DEFAULT_STYLE))
  })

  test('creates a draft from a sample as it is, which remembers its entries', async () => {
    expect(await started('sample:junior')).toEqual(rememberSampleEntries(buildResume()))
  })

  test('creates a draft from a sample in the style of a template', async () => {
    const { style, ...rest } = await started('sample:junior@modern')
    expect({ ...rest, style: buildResume().style }).toEqual(rememberSampleEntries(buildResume()))
    expect(style).toMatchObject({ template: 'modern@3', colour: '#0f766e', margins: 12 })
  })

  test('creates a blank draft in the style of a template, with its version', async () => {
    const resume = await started('template:modern')
    expect(resume.style).toEqual({
      ...DEFAULT_STYLE,
      template: 'modern@3',
      colour: '#0f766e',
      margins: 12,
    })
    expect(Resume.parse(resume)).toEqual(resume)
    expect(resume.sections.map(({ kind }) => kind)).toEqual(sample.resume.sections.map(({ kind }) => kind))
    expect(resume.basics).toEqual(emptyResume(DEFAULT_STYLE).basics)
  })

  test('takes the sections and the headings of the sample that a page in its language shows', async () => {
    const english = buildResume(({ style }) => (style.headings = 'en'))
    const calls = {
      ...catalogueCalls,
      listTemplates: () => [{ ...modern, englishSample: 'abroad' }],
      readSample: ({ id }: { id: string }) => (id === 'abroad' ? { ...sample, resume: english } : sample),
      createDraft: () => ({ id: 'd9', secret: 's9', revision: 1, updatedAt: 1 }),
    }
    const headingsOf = async (language: 'zh' | 'en') => {
      const api = fakeApiClient(calls)
      await startDraft(api, parseStart('template:modern'), language)
      return (api.calls.at(-1)![1] as { resume: Resume }).resume.style.headings
    }
    expect([await headingsOf('zh'), await headingsOf('en')]).toEqual(['zh', 'en'])
  })

  test('begins on the paper that the template is for', async () => {
    expect((await started('template:letter')).style.page).toBe('Letter')
    expect((await started('sample:junior@letter')).style.page).toBe('Letter')
  })

  test("uses a colour the template offers, and the template's own colour for any other", async () => {
    expect((await started('template:modern@333333')).style.colour).toBe('#333333')
    expect((await started('template:modern@ff0000')).style.colour).toBe('#0f766e')
  })

  test('returns the refusal when the plan excludes the template or the resume quota is used up', async () => {
    const fields = { 'style.template': 'templateAbovePlan' }
    const above = () => refusal(ApiCodes.invalidInput, { errorMsg: '不给', fields })
    const api = fakeApiClient({
      ...catalogueCalls,
      createDraft: above,
      createResume: failingWith(ApiCodes.quotaExceeded),
    })
    expect(await startDraft(api, parseStart('template:modern'))).toEqual({
      refusal: '不给',
      over: 'template',
    })
    expect(await startStored(api, parseStart('blank'))).toEqual({ refusal: '不行', over: 'count' })
  })

  test('uses a free template for a position when the plan excludes its best template', async () => {
    const position = { ...somePosition, templates: ['member', 'modern'] }
    const api = fakeApiClient({
      listTemplates: () => [{ ...buildTemplate('member'), level: 'all' }, modern],
      readPosition: () => position,
      createDraft: ({ resume }) => {
        if (resume.style.template === 'modern@3') return { id: 'd9', secret: 's9', revision: 1, updatedAt: 1 }
        return refusal(ApiCodes.invalidInput, { fields: { 'style.template': 'above' } })
      },
    })
    expect(await startDraft(api, parseStart(`position:${position.id}`))).toMatchObject({ id: 'd9' })
  })

  describe('from the finished resume of a position', () => {
    const created = { id: 'd9', secret: 's9', revision: 1, updatedAt: 1 }
    const finished = { ...sample, resume: buildResume(({ style }) => (style.template = 'member@1')) }
    const calls = {
      listTemplates: () => [{ ...buildTemplate('member'), level: 'all' as const }, modern],
      readPosition: () => ({ ...somePosition, sample: 'junior', templates: ['member', 'modern'] }),
      readSample: () => finished,
    }
    const start = parseStart(`position:${somePosition.id}@sample`)

    test('creates a draft of it as it is', async () => {
      const api = fakeApiClient({ ...calls, createDraft: () => created })
      expect(await startDraft(api, start)).toEqual(created)
      expect(api.calls.at(-1)).toEqual(['createDraft', { resume: rememberSampleEntries(finished.resume) }])
    })

    test.each([
      ['graduate', { sample: 'senior', graduateSample: 'junior' }, 'junior'],
      ['sample', { sample: 'senior', graduateSample: 'junior' }, 'senior'],
      ['sample', { sample: undefined, graduateSample: 'junior' }, 'junior'],
    ])('reads the one of %s from %j', async (level, samples, id) => {
      const readPosition = () => ({ ...calls.readPosition(), ...samples })
      const api = fakeApiClient({ ...calls, readPosition, createDraft: () => created })
      expect(await startDraft(api, parseStart(`position:${somePosition.id}@${level}`))).toEqual(created)
      expect(api.calls).toContainEqual(['readSample', { id }])
    })

    test('uses a free template that suits the position when the plan excludes its own', async () => {
      const api = fakeApiClient({
        ...calls,
        createDraft: ({ resume }) => {
          if (resume.style.template === 'modern@3') return created
          return refusal(ApiCodes.invalidInput, { fields: { 'style.template': 'above' } })
        },
      })
      expect(await startDraft(api, start)).toEqual(created)
      const { resume } = api.calls.at(-1)![1] as { resume: Resume }
      expect({ ...resume, style: finished.resume.style }).toEqual(rememberSampleEntries(finished.resume))
    })

    test('is not found for a position without one', async () => {
      const readPosition = () => ({ ...somePosition, sample: undefined })
      const draft = startDraft(fakeApiClient({ ...calls, readPosition }), start)
      await expect(draft).rejects.toMatchObject({ isNotFound: true })
    })
  })

  test.each(['sample:nobody', 'template:nobody'])('rejects the unknown start %s', async (start) => {
    await expect(startDraft(fakeApiClient(catalogueCalls), parseStart(start))).rejects.toMatchObject({
      isNotFound: true,
    })
  })
})

describe('loadChoices', () => {
  const keys = [
    { id: 'd1', secret: 's1' },
    { id: 'gone', secret: 's2' },
  ]

  test("returns samples, templates and the existing drafts, without the drafts' secrets", async () => {
    const readDraft = ({ id }: { id: string }) => (id === 'd1' ? draft : failingWith(ApiCodes.notFound)())
    const choices = await loadChoices(fakeApiClient({ ...catalogueCalls, readDraft }), keys, 'zh')
    expect(choices.drafts).toEqual([{ id: 'd1', updatedAt: 5, name: '王小明', position: '前端工程师' }])
    expect([choices.samples.length, choices.templates.length]).toEqual([1, 3])
    expect(choices.counts).toEqual({ samples: 2, templates: 3 })
    expect(JSON.stringify(choices)).not.toContain('s1"')
  })

  test('asks for the samples as a page in its language lists them', async () => {
    const api = fakeApiClient(catalogueCalls)
    await loadChoices(api, [], 'en')
    expect(api.calls).toContainEqual(['listSamples', { language: 'en' }])
  })

  test('throws when the upstream is down instead of reporting the drafts as gone', async () => {
    const call = loadChoices(fakeApiClient({ ...catalogueCalls, readDraft: failUnreachable }), keys, 'zh')
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { Sample } from '#contract/catalogue/sample'
import { Scenario } from '#contract/catalogue/scenario'
import type { Resume } from '#contract/resume/resume'
import { failingWith, fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { createScenarioResume } from './scenario-resume'
import { loadWizardPreview, renderWizardPage } from './wizard-preview.server'

const scenario = Scenario.parse(JSON.parse(readFileSync('content/scenarios/campus.json', 'utf8')))
const resume = createScenarioResume(scenario, [])
resume.basics.name = '林知夏'
const draft = { id: 'd1', revision: 3, updatedAt: 5, expiresAt: 9, resume }
const wizard = { scenario, templates: [], draft, resume, language: 'zh' as const }
const sample = Sample.parse(JSON.parse(readFileSync('content/samples/campus-graduate.json', 'utf8')))

function open(answers = {}) {
  const drawn: Resume[] = []
  const pages = [1, 2].map((page) => ({ hash: `h${page}`, width: 595, height: 842 }))
  const layout = { layoutId: 'l', pages, missingGlyphs: [], anchors: [], undrawn: [] }
  const typesetter = fakeTypesetter({
    pages: (shown: Resume) => (drawn.push(shown), Promise.resolve(layout)),
    svgPage: (shown: Resume) => (drawn.push(shown), Promise.resolve('<svg/>')),
  })
  const api = fakeApiClient({ readSample: () => sample, ...answers })
  return { api, typesetter, log: { error: vi.fn() }, drawn }
}

describe('the page beside the form', () => {
  test('has what is saved, the example where nothing is written, and an address that changes with it', async () => {
    const { drawn, ...dependencies } = open()
    const { laidOut, phrased } = await loadWizardPreview(dependencies, wizard, 'story')
    expect(drawn[0]!.basics).toMatchObject({ name: '林知夏', phone: sample.resume.basics.phone })
    expect(laidOut).toMatchObject({ count: 2, page: { hash: 'h1' } })
    expect(laidOut!.src).toBe('/sheets/pages/1?scenario=campus&step=story&v=h1&draft=d1')
    expect(phrased).toBeUndefined()
  })

  test('is drawn as an image with the same texts as it was laid out with', async () => {
    const { drawn, ...dependencies } = open()
    await loadWizardPreview(dependencies, wizard, 'done')
    await renderWizardPage(new Request('http://a/'), dependencies, { wizard, step: 'done', page: 1 })
    expect(drawn[1]).toEqual(drawn[0])
  })

  test('is nobody’s in particular before a position is typed', async () => {
    const { drawn, ...dependencies } = open()
    await loadWizardPreview(dependencies, wizard, 'aim')
    expect(drawn[0]!.intention.position).toBe('〔意向岗位〕')
    expect(JSON.stringify(drawn[0])).toContain('〔公司全称〕')
    expect(JSON.stringify(drawn[0])).not.toContain(sample.resume.intention.position)
  })

  test('has the sample lines of the scenario where the typed position is another than the example has', async () => {
    const positions = { 会计: 'accountant', 行政主管: 'admin' }
    const suggestPositions = ({ q }: { q: string }) => {
      const name = { zh: q, en: q }
      return [{ id: positions[q as keyof typeof positions] ?? 'general', name, industry: name }]
    }
    const drawnFor = async (position: string) => {
      const { drawn, ...dependencies } = open({
        suggestPositions,
        readSample: () => ({
          ...sample,
          resume: { ...sample.resume, intention: { ...sample.resume.intention, position: '会计' } },
        }),
      })
      const typed = { ...resume, intention: { ...resume.intention, position } }
      await loadWizardPreview(dependencies, { ...wizard, resume: typed }, 'story')
      return JSON.stringify(drawn[0])
    }
    expect(await drawnFor('行政主管')).toContain('〔公司全称〕')
    expect(await drawnFor('占星师')).toContain('〔公司全称〕')
    expect(await drawnFor('会计')).not.toContain('〔公司全称〕')
  })

  test('has the own words alone while there is no example', async () => {
    const { drawn, ...dependencies } = open({ readSample: failingWith(ApiCodes.providerUnavailable) })
    await loadWizardPreview(dependencies, wizard, 'who')
    expect(drawn[0]!.basics).toMatchObject({ name: '林知夏', phone: '' })
  })

  test('is missing when it cannot be laid out, which is logged, and the form opens all the same', async () => {
    const { api, log } = open()
    const typesetter = fakeTypesetter({ pages: () => Promise.reject(new Error('full')) })
    const preview = await loadWizardPreview({ api, typesetter, log }, wizard, 'who')
    expect([preview.laidOut, preview.resume]).toEqual([undefined, resume])
    expect(log.error).toHaveBeenCalledOnce()
  })
})

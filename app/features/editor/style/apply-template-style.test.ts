import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { applyTemplateStyle, withPostedTemplateStyle } from './apply-template-style'

const classic = buildTemplate('classic', { colour: '#1f4e79', font: 'sans' })
const modern = buildTemplate('modern', { colour: '#0f766e', font: 'serif', margins: 12 }, 3)
const mine = { ...DEFAULT_STYLE, page: 'A4', fit: 'one-page', headings: 'en', photo: 'round' } as const

describe('lookOf', () => {
  test("puts the template's look on and names its version", () => {
    expect(applyTemplateStyle(mine, modern)).toMatchObject({
      template: 'modern@3',
      colour: '#0f766e',
      font: 'serif',
      margins: 12,
    })
  })

  test("leaves page, fit, headings and photo the person's", () => {
    expect(applyTemplateStyle(mine, modern)).toMatchObject({
      page: 'A4',
      fit: 'one-page',
      headings: 'en',
      photo: 'round',
    })
  })
})

describe('withTemplateLook', () => {
  function posted(styleBefore: string | undefined, template: string) {
    const form = new FormData()
    if (styleBefore !== undefined) form.set('styleBefore', styleBefore)
    const resume = buildResume((it) => (it.style = { ...mine, template }))
    return { resume, after: withPostedTemplateStyle(resume, form, [classic, modern]) }
  }

  test('a template newly chosen brings its look along', () => {
    const { resume, after } = posted('classic@1', 'modern@3')
    expect(after).toEqual({ ...resume, style: applyTemplateStyle(resume.style, modern) })
  })

  test.each([
    ['the template is the old one', 'modern@3', 'modern@3'],
    ['only its version is another', 'modern@2', 'modern@3'],
    ['nobody says what it was before', undefined, 'modern@3'],
    ['nothing is said of what it was before', '', 'modern@3'],
    ['there is no such template', 'classic@1', 'nowhere@1'],
    ['there is no such version', 'classic@1', 'modern@9'],
  ])('nothing changes when %s', (_, before, now) => {
    const { resume, after } = posted(before, now)
    expect(after).toBe(resume)
  })
})

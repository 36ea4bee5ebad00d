import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { applyTemplateStyle, withPostedTemplateStyle } from './apply-template-style'

const classic = buildTemplate('classic', { colour: '#1f4e79', font: 'sans' })
const modern = buildTemplate('modern', { colour: '#0f766e', font: 'serif', margins: 12 }, 3)
const mine = { ...DEFAULT_STYLE, page: 'A4', fit: 'one-page', headings: 'en', photo: 'round' } as const

describe('applyTemplateStyle', () => {
  test("applies the template's style and records its version", () => {
    expect(applyTemplateStyle(mine, modern)).toMatchObject({
      template: 'modern@3',
      colour: '#0f766e',
      font: 'serif',
      margins: 12,
    })
  })

  test("preserves the user's page, fit, headings and photo", () => {
    expect(applyTemplateStyle(mine, modern)).toMatchObject({
      page: 'A4',
      fit: 'one-page',
      headings: 'en',
      photo: 'round',
    })
  })
})

describe('withPostedTemplateStyle', () => {
  function posted(styleBefore: string | undefined, template: string) {
    const form = new FormData()
    if (styleBefore !== undefined) form.set('styleBefore', styleBefore)
    const resume = buildResume((it) => (it.style = { ...mine, template }))
    return { resume, after: withPostedTemplateStyle(resume, form, [classic, modern]) }
  }

  test('applies the style of a newly chosen template', () => {
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
  ])('returns the same resume when %s', (_, before, now) => {
    const { resume, after } = posted(before, now)
    expect(after).toBe(resume)
  })
})

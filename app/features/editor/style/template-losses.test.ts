import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection, buildTemplate } from '#tests/fixtures/resume-builders'
import { findTemplateLosses } from './template-losses'

const from = buildTemplate('classic', { size: 10 })
const nothing = { parts: [], replaced: [], isForEnglish: false }
const resumeIn = (change: (resume: Resume) => void) =>
  buildResume((resume) => {
    Object.assign(resume.style, from.style)
    change(resume)
  })

describe('what a resume loses with another template', () => {
  test('is nothing when its owner set nothing', () => {
    const to = buildTemplate('band', { size: 11, colour: '#0f766e' })
    expect(
      findTemplateLosses(
        resumeIn(() => undefined),
        [],
        from,
        to,
      ),
    ).toEqual(nothing)
  })

  test('is a photo that the template has no place for, unless it is not shown anyway', () => {
    const to = { ...buildTemplate('big-tech'), parts: { photo: false } }
    const withPhoto = resumeIn(({ basics }) => (basics.photo = 'p'))
    expect(findTemplateLosses(withPhoto, [], from, to).parts).toEqual(['photo'])
    withPhoto.style.photo = 'none'
    expect(findTemplateLosses(withPhoto, [], from, to).parts).toEqual([])
  })

  test('is pictures and the code of a link, if they were shown before', () => {
    const portfolio = { ...buildTemplate('portfolio'), parts: { pictures: true, qrCode: true } }
    const withPicture = resumeIn((resume) => {
      resume.sections = [buildSection('s1', [{ ...buildItem('s1-1'), picture: 'p' }])]
    })
    expect(findTemplateLosses(withPicture, [], portfolio, from).parts).toEqual(['pictures', 'qrCode'])
    expect(findTemplateLosses(withPicture, [], from, buildTemplate('band')).parts).toEqual([])
  })

  test('is the settings that its owner changed and that the template sets otherwise', () => {
    const given = resumeIn(() => undefined)
    const changed = resumeIn(({ style }) => Object.assign(style, { size: 12, icons: false }))
    const past = [{ before: given, after: changed }]
    expect(findTemplateLosses(changed, past, from, buildTemplate('band', { size: 12 })).replaced).toEqual([
      'icons',
    ])
  })

  test('is no setting that the resume came with, or that another template left', () => {
    const sample = resumeIn(({ style }) => (style.margins = 16))
    const to = buildTemplate('band', { margins: 20 })
    expect(findTemplateLosses(sample, [], from, to)).toEqual(nothing)
    const written = { ...sample, basics: { ...sample.basics, name: '林晚' } }
    expect(findTemplateLosses(written, [{ before: sample, after: written }], from, to)).toEqual(nothing)
    const inAnother = resumeIn(({ style }) => Object.assign(style, { template: 'modern@1', margins: 12 }))
    const chosen = [
      { before: inAnother, after: sample },
      { before: sample, after: written },
    ]
    expect(findTemplateLosses(written, chosen, from, to)).toEqual(nothing)
  })

  test('names a template for English while the headings are Chinese', () => {
    const to = { ...buildTemplate('english'), collections: ['english' as const] }
    expect(findTemplateLosses(buildResume(), [], from, to).isForEnglish).toBe(true)
    const english = resumeIn(({ style }) => (style.headings = 'en'))
    expect(findTemplateLosses(english, [], from, to).isForEnglish).toBe(false)
  })
})

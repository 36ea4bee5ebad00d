import { ResumeTitle, maxResumeTitleLength } from '#contract/resume/stored-resume'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { createTestResume } from '../testing/test-api'
import { copyTitle, defaultTitle, uniqueTitle } from './resume-title'

function resumeWith(name: string, position: string) {
  const resume = createTestResume(name)
  return { ...resume, intention: { ...resume.intention, position } }
}

describe('default titles of resumes', () => {
  test.each([
    ['林晓', '前端工程师', 'zh', '林晓-前端工程师'],
    ['林晓', '', 'zh', '林晓'],
    ['', '前端工程师', 'zh', '前端工程师'],
    ['', '', 'zh', '我的简历'],
    ['', '', 'en', 'My resume'],
  ] as const)('%s %s %s: %s', (name, position, language, title) => {
    expect(defaultTitle(resumeWith(name, position), { language, samples: [] })).toBe(title)
  })
})

describe('titles of resumes that begin with a finished sample', () => {
  const finished = (name: string, position: string, company: string) =>
    buildResume((it) => {
      it.basics.name = name
      it.intention.position = position
      it.sections = [buildSection('s1', [buildItem('s1-1', { title: company })])]
    })
  const samples = [{ resume: finished('苏芷宁', '产品经理', '甲公司') }]

  test.each([
    ['the sample as it is', '苏芷宁', '产品经理', '甲公司', '产品经理'],
    ['for another position', '苏芷宁', '运营', '甲公司', '运营'],
    ['without a position', '苏芷宁', '', '甲公司', '我的简历'],
    ['under one’s own name', '王芳', '产品经理', '甲公司', '王芳-产品经理'],
    ['of somebody called alike', '苏芷宁', '产品经理', '乙公司', '苏芷宁-产品经理'],
  ])('%s', (_case, name, position, school, title) => {
    expect(defaultTitle(finished(name, position, school), { language: 'zh', samples })).toBe(title)
  })
})

describe('numbering of taken titles', () => {
  test.each([
    ['我的简历', [], '我的简历'],
    ['我的简历', ['我的简历'], '我的简历 2'],
    ['我的简历', ['我的简历', '我的简历 2', '我的简历 4'], '我的简历 3'],
    ['字'.repeat(60), ['字'.repeat(60)], `${'字'.repeat(58)} 2`],
  ])('%s beside %j: %s', (wanted, taken, title) => {
    expect(uniqueTitle(wanted, new Set(taken))).toBe(title)
  })
})

describe('titles of copies', () => {
  test.each([
    ['林晓', 'zh', '林晓 副本'],
    ['林晓 副本', 'zh', '林晓 副本'],
    ['林晓 副本 2', 'zh', '林晓 副本'],
    ['林晓 副本', 'en', '林晓 copy'],
    ['副本', 'zh', '副本 副本'],
    ['字'.repeat(60), 'zh', `${'字'.repeat(57)} 副本`],
  ] as const)('%s %s: %s', (title, language, copy) => {
    expect(copyTitle(title, language)).toBe(copy)
  })
})

test('every generated title is valid by the contract', () => {
  const text = fc.string({ unit: fc.constantFrom('字', '𠮷', '😀', 'a', '-'), maxLength: 80 })
  fc.assert(
    fc.property(text, text, (name, position) => {
      const title = defaultTitle(resumeWith(name.slice(0, 60).toWellFormed(), position), {
        language: 'zh',
        samples: [],
      })
      const numbered = uniqueTitle(title, new Set([title]))
      const copy = copyTitle(numbered, 'en')
      for (const one of [title, numbered, copy]) {
        expect(one.length).toBeLessThanOrEqual(maxResumeTitleLength)
        expect(ResumeTitle.parse(one)).toBe(one)
      }
      expect(numbered).not.toBe(title)
    }),
  )
})

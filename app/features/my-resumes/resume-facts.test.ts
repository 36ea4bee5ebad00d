import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { ResumeFacts } from '#contract/resume/resume-details'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { areCurrent, factsVersion, findFacts, nextStepOf } from './resume-facts'

const options = { today: '2026-11' }
const factsOf = (change: (resume: Resume) => void = () => undefined, pages: number | null = 1) =>
  findFacts(buildResume(change), { revision: 3, pages, options })

describe('the facts of a resume', () => {
  test('are about its revision and by the present rules', () => {
    const facts = factsOf((resume) => (resume.intention.position = '后端工程师'), 2)
    expect(facts).toMatchObject({ revision: 3, rules: factsVersion, position: '后端工程师', pages: 2 })
    expect([areCurrent(facts, 3), areCurrent(facts, 4), areCurrent({ ...facts, rules: 0 }, 3)]).toEqual([
      true,
      false,
      false,
    ])
    expect(areCurrent(null, 3)).toBe(false)
  })

  test('name the most severe finding as the step, unless it was dismissed', () => {
    const nameless = (resume: Resume) => Object.assign(resume.basics, { name: '', phone: '', email: '' })
    const { step } = factsOf(nameless)
    expect(['noName', 'noContact']).toContain(step?.rule)
    const next = nextStepOf('r1', { step, score: 40 }, 'zh')
    expect(next).toMatchObject({ kind: 'mend', href: `/resume/edit/r1#f-${step?.path}` })
    expect(next.text).toMatch(/姓名|联系方式/)
  })

  test('have no score while too little is written', () => {
    expect(factsOf((resume) => (resume.sections = [])).score).toBeNull()
  })

  test('are accepted by the API, however long the text of a finding is', () => {
    const facts = factsOf((resume) => {
      const text = `负责${'很长的一条'.repeat(200)}`
      resume.sections = [buildSection('s1', [buildItem('i1', { title: '长'.repeat(200), text })])]
    })
    expect(ResumeFacts.safeParse(facts).success).toBe(true)
  })
})

describe('the next step', () => {
  test('opens the entry of a finding', () => {
    const step = {
      rule: 'noDate',
      path: 'sections[0].items[0].from',
      ownerId: 'i1',
      values: { name: '甲公司' },
    }
    expect(nextStepOf('r1', { step, score: 80 }, 'zh')).toEqual({
      kind: 'mend',
      text: '“甲公司”没有填写时间',
      href: '/resume/edit/r1?at=i1#f-sections[0].items[0].from',
    })
  })

  test('is to write while too little is written, and to send otherwise', () => {
    expect(nextStepOf('r1', { step: null, score: null }, 'en')).toEqual({
      kind: 'write',
      href: '/resume/edit/r1',
    })
    expect(nextStepOf('r1', { step: null, score: 96 }, 'en')).toEqual({
      kind: 'send',
      href: '/resume/download?resume=r1',
    })
  })

  test('ignores a finding of a rule that is gone', () => {
    const step = { rule: 'goneRule', path: '', ownerId: '', values: {} }
    expect(nextStepOf('r1', { step, score: 96 }, 'zh').kind).toBe('send')
  })
})

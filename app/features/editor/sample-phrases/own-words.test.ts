import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { byOwnWords, ownWordsOf, suitedTo } from './own-words'

const resumeWith = (...texts: string[]) =>
  buildResume((resume) => {
    resume.sections = [
      buildSection(
        's1',
        texts.map((text, n) => buildItem(`s1-${n}`, { title: '', text })),
        'work',
      ),
    ]
  })

test.each([
  [['用 Java 和 Spring Boot 写接口'], ['java', 'spring', 'boot']],
  [['C++ 与 C# 各两年，C++ 为主'], ['c++', 'c#']],
  [['熟悉〔Go〕，写过 Node.js'], ['node', 'js']],
  [['整理凭证 12 份'], []],
])('the own words of %j are %j', (texts, words) => {
  const own = ownWordsOf(resumeWith(...texts))
  expect(own.filter((word) => words.some((one) => one === word))).toEqual(words)
  expect(own).not.toContain('go')
})

test.each([
  [
    ['Gin', 'Redis', 'Spring Boot', 'Java 17'],
    ['java', 'spring', 'boot'],
    ['Spring Boot', 'Java 17', 'Gin', 'Redis'],
  ],
  [['甲', '乙'], ['java'], ['甲', '乙']],
  [['JavaScript', 'Java 17'], ['java'], ['Java 17', 'JavaScript']],
  [['甲', '乙'], [], ['甲', '乙']],
  [
    ['Built the checks for the team by hand', 'Led the move to Java and Kafka at the bank'],
    ['built', 'the', 'team', 'java'],
    ['Led the move to Java and Kafka at the bank', 'Built the checks for the team by hand'],
  ],
  [['Redis', 'Spring Boot'], ['spring'], ['Spring Boot', 'Redis']],
])('samples %j for %j come as %j', (samples, words, ordered) => {
  expect(byOwnWords(samples, words)).toEqual(ordered)
})

describe('of positions that a name suits alike', () => {
  const position = (id: string, skill: string) => ({
    ...{ id, name: { zh: id, en: id }, skills: [skill] },
    lines: { junior: [], senior: [] },
  })
  const result = { matches: [], position: position('go', 'Gin'), alike: [position('java', 'Spring')] }

  test('the one in whose words somebody writes is taken', () => {
    expect(suitedTo(result, ['spring']).position!.id).toBe('java')
  })
  test('else the first', () => {
    expect(suitedTo(result, []).position!.id).toBe('go')
    expect(suitedTo(result, ['gin', 'spring']).position!.id).toBe('go')
    expect(suitedTo({ matches: [] }, ['gin'])).toEqual({ matches: [] })
  })
})

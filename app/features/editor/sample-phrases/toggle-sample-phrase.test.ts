import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import {
  findSamplePhraseTarget,
  hasLineFrom,
  hasSamplePhrase,
  toggleSamplePhrase,
} from './toggle-sample-phrase'
import { normalizePositionName } from '#resume-model/lines/position-name'
import { positionQueryOf } from './position-query'

const line = '负责〔3〕个页面'

test.each([
  ['', '- 负责〔3〕个页面'],
  ['- 做了一件事\n', '- 做了一件事\n- 负责〔3〕个页面'],
  ['一句话', '一句话\n- 负责〔3〕个页面'],
])('a line is added as its own list item after %j', (text, after) => {
  expect(toggleSamplePhrase(text, line, 'lines')).toBe(after)
})

test.each([
  ['', 'React'],
  ['TypeScript', 'TypeScript、React'],
  ['TypeScript，Vue ', 'TypeScript，Vue、React'],
])('a skill is added as another word after %j', (text, after) => {
  expect(toggleSamplePhrase(text, 'React', 'words')).toBe(after)
})

test('a skill that is a placeholder is confirmed where it stands, and removed by another press', () => {
  const draft = '〔Vue〕、〔React〕、〔Vite〕'
  expect(hasSamplePhrase(draft, 'React', 'words')).toBe(false)
  const confirmed = toggleSamplePhrase(draft, 'React', 'words')
  expect(confirmed).toBe('〔Vue〕、React、〔Vite〕')
  expect(toggleSamplePhrase(confirmed, 'React', 'words')).toBe('〔Vue〕、〔Vite〕')
})

describe('a sample toggled twice', () => {
  const written = fc
    .array(fc.constantFrom('- 做了一件事', '* 做了两件事', '另一段', ''))
    .map((all) => all.join('\n'))
  test("removes a line and leaves the user's own text unchanged", () => {
    fc.assert(
      fc.property(written, (text) => {
        const once = toggleSamplePhrase(text, line, 'lines')
        expect(hasSamplePhrase(once, line, 'lines')).toBe(true)
        expect(toggleSamplePhrase(once, line, 'lines')).toBe(text.trimEnd())
      }),
    )
  })

  test('adds the line again when the user has edited the first one', () => {
    const own = '- 负责〔5〕个页面'
    expect(toggleSamplePhrase(own, line, 'lines')).toBe(`${own}\n- ${line}`)
  })

  test('removes a skill and preserves the separators of the others', () => {
    expect(toggleSamplePhrase('Java，React；Vue', 'React', 'words')).toBe('Java；Vue')
    expect(toggleSamplePhrase('React、Vue', 'React', 'words')).toBe('Vue')
    expect(toggleSamplePhrase('语言：Java、React', 'React', 'words')).toBe('语言：Java')
  })
})

test('only entries with free text or skills accept samples', () => {
  const resume = buildResume((one) => {
    one.sections.push({
      ...one.sections[0]!,
      id: 's3',
      kind: 'certificates',
      items: [{ ...one.sections[0]!.items[0]!, id: 's3-1' }],
    })
  })
  expect(findSamplePhraseTarget(resume, 's1-2')).toMatchObject({
    name: 'sections[0].items[1]',
    kind: 'lines',
  })
  expect(findSamplePhraseTarget(resume, 's2-1')).toMatchObject({
    name: 'sections[1].items[0]',
    kind: 'words',
  })
  expect(findSamplePhraseTarget(resume, 's3-1')).toBeUndefined()
  expect(findSamplePhraseTarget(resume, 'gone')).toBeUndefined()
})

test.each([
  ['work', '用户运营实习生', '产品经理', { q: '用户运营', or: '产品经理' }],
  ['work', '', '产品经理', { q: '产品经理', or: '' }],
  ['work', '〔用户运营〕', '产品经理', { q: '产品经理', or: '' }],
  ['work', '高级产品经理', '产品经理', { q: '产品经理', or: '' }],
  ['project', '数据治理总监', '', { q: '数据治理总监', or: '' }],
  ['education', '软件工程', '产品经理', { q: '产品经理', or: '' }],
] as const)('in %s as %j, wanting %j, it looks for %j', (sectionKind, subtitle, position, query) => {
  const resume = buildResume((one) => void (one.intention.position = position))
  const item = { ...resume.sections[0]!.items[0]!, subtitle }
  expect(positionQueryOf(resume, { item, sectionKind })).toEqual(query)
})

test.each([
  ['高级前端工程师', '前端工程师'],
  ['产品经理（校招）', '产品经理'],
  ['运营实习生', '运营'],
  ['初中语文教师 / 班主任', '初中语文教师'],
  ['高级', '高级'],
  ['', ''],
])('the position %s is searched as %s', (written, looked) => {
  expect(normalizePositionName(written)).toBe(looked)
})

describe('a line made from a sample', () => {
  const sample = '主导〔项目名称〕，用〔3〕个月把首屏从〔4〕秒降到〔1.5〕秒'
  test.each([
    ['- 主导官网改版，用2个月把首屏从 5 秒降到 1 秒', true],
    ['写在前面\n主导官网改版，用〔3〕个月把首屏从〔4〕秒降到〔1.5〕秒', true],
    ['- 主导官网改版，用2个月把首屏从 5 秒降到 1 秒，获奖', false],
    ['- 主导官网改版', false],
    [`- ${sample}`, false],
    ['', false],
  ])('in %j: %s', (text, isUsed) => expect(hasLineFrom(text, sample, 'lines')).toBe(isUsed))

  test('has all of its words, however short what stands for a placeholder', () => {
    expect(hasLineFrom('- 带队人', '带〔3〕人队人', 'lines')).toBe(false)
    expect(hasLineFrom('- 带人队人', '带〔3〕人队人', 'lines')).toBe(true)
  })

  test('is found whatever stands for its placeholders', () => {
    const words = fc.constantFrom('主导', '，', '用了', '个月。', '人')
    const typed = fc.string().filter((value) => !/[\n〔〕]/.test(value))
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 2, maxLength: 6 }),
        fc.array(typed, { minLength: 6 }),
        (own, values) => {
          const line = own.map((word, i) => `${word}${i < own.length - 1 ? values[i] : ''}`).join('')
          expect(hasLineFrom(`- ${line}`, own.join('〔3〕'), 'lines')).toBe(true)
        },
      ),
    )
  })
})

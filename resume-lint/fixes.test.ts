import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { checkPdfText } from './check-pdf-text'
import { lintResume } from './lint-resume'
import { RULES, type Finding, type RuleName } from './finding'
import { formatFixes } from './fix-names'
import { formatFinding } from './format-finding'
import { scoreOf } from './score'

const about = { today: '2026-11' }

function fixed(resume: Resume, { fix = [] }: Finding): Resume {
  const after = structuredClone(resume)
  for (const { path, value } of fix) {
    const keys = path.split(/[.[\]]+/).filter(Boolean)
    const holder = keys
      .slice(0, -1)
      .reduce((at, key) => (at as Record<string, object>)[key]!, after as object)
    Object.assign(holder, { [keys.at(-1)!]: value })
  }
  return after
}

/** The text of an entry after the fix of a rule. */
function mended(rule: RuleName, text: string): string | undefined {
  const resume = buildResume((one) => (one.sections[0]!.items[0]!.text = text))
  const found = lintResume(resume, about).find((finding) => finding.rule === rule)
  return found?.fix ? fixed(resume, found).sections[0]!.items[0]!.text : undefined
}

describe('one-click fixes', () => {
  test.each<[RuleName, string, string]>([
    [
      'nameCase',
      '- 用 javascript 和 springboot 写，见 https://github.com/a/mysql',
      '- 用 JavaScript 和 Spring Boot 写，见 https://github.com/a/mysql',
    ],
    ['halfWidth', '- 前端,后端:都做过(三年).', '- 前端，后端：都做过（三年）。'],
    ['fullWidth', '- 交付１２个ＡＰＰ', '- 交付12个APP'],
    ['fullWidth', 'Led a team of five people，on time。', 'Led a team of five people, on time.'],
    ['doubledMark', '- 完成，，交付。。', '- 完成，交付。'],
    ['lineEnds', '- 交付 3 个。\n- 获奖 3 次；\n- **评优**', '- 交付 3 个。\n- 获奖 3 次；\n- **评优**。'],
    ['lineEnds', '- 交付 3 个。\n- 获奖 3 次\n- 评优', '- 交付 3 个\n- 获奖 3 次\n- 评优'],
    ['firstPerson', '- 我负责发布\n- 本人主要工作是测试', '- 负责发布\n- 测试'],
  ])('fixes %s: %j', (rule, before, after) => {
    expect(mended(rule, before)).toBe(after)
  })

  test('fixes a mistyped e-mail domain and full-width digits of a phone', () => {
    const resume = buildResume(({ basics }) =>
      Object.assign(basics, { phone: '1３７１２３４０００１', email: 'a@qq.con' }),
    )
    const findings = lintResume(resume, about).filter(({ rule }) => rule === 'oddMail' || rule === 'oddPhone')
    const { basics } = findings.reduce(fixed, resume)
    expect(basics).toMatchObject({ email: 'a@qq.com' })
  })

  test.each([
    [
      '- 交付 3 个小程序。\n- 获奖 3 次。',
      '- 上线 5 个版本',
      ['- 交付 3 个小程序。\n- 获奖 3 次。', '- 上线 5 个版本。'],
    ],
    [
      '- 交付 3 个小程序\n- 获奖 3 次',
      '- 上线 **5 个版本。**',
      ['- 交付 3 个小程序\n- 获奖 3 次', '- 上线 **5 个版本。**'],
    ],
    [
      '- 交付 3 个小程序\n- 获奖 3 次',
      '- 上线 5 个版本；',
      ['- 交付 3 个小程序\n- 获奖 3 次', '- 上线 5 个版本'],
    ],
    ['- 交付 3 个小程序。', '- 上线 5 个版本', ['- 交付 3 个小程序', '- 上线 5 个版本']],
  ])('ends the bullets of all jobs as most of them do: %j and %j', (first, second, after) => {
    const resume = buildResume((one) => {
      one.sections = [buildSection('s', [buildItem('a', { text: first }), buildItem('b', { text: second })])]
    })
    const found = lintResume(resume, about).find(({ rule }) => rule === 'lineEnds')!
    expect(fixed(resume, found).sections[0]!.items.map(({ text }) => text)).toEqual(after)
  })

  test('sorts entries newest first, with their content', () => {
    const items = [
      buildItem('a', { from: '2015-01', to: '2016-01' }),
      buildItem('b'),
      buildItem('c', { from: '2019-01', to: 'now' }),
    ]
    const resume = buildResume((one) => (one.sections = [buildSection('s', items)]))
    const found = lintResume(resume, about).find(({ rule }) => rule === 'order')!
    expect(fixed(resume, found).sections[0]!.items).toEqual([items[2], items[0], items[1]])
  })
})

describe('linting any resume', () => {
  test('never throws, and a fix removes its finding', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const found of lintResume(resume, about)) {
          expect(formatFinding(found, 'zh').summary).not.toContain('{{')
          expect(formatFinding(found, 'en').advice).not.toContain('undefined')
          if (!found.fix) continue
          expect(formatFixes([found], 'zh')).not.toBe('')
          const after = fixed(resume, found)
          expect(Resume.safeParse(after).success).toBe(true)
          expect(lintResume(after, about).map(({ id }) => id)).not.toContain(found.id)
        }
      }),
    )
  })

  test('scores 0 to 100, and fewer findings score higher', () => {
    fc.assert(
      fc.property(arbitraryResume, fc.array(fc.string(), { maxLength: 3 }), (resume, pages) => {
        const findings = [
          ...lintResume(resume, about),
          ...checkPdfText(resume, { pages, missingGlyphs: [], lastPage: { filled: 0.1, lines: 5 } }, {}),
        ]
        const { total } = scoreOf(resume, findings, { file: true })
        expect(total).toBeGreaterThanOrEqual(0)
        expect(scoreOf(resume, findings.slice(1), { file: true }).total).toBeGreaterThanOrEqual(total)
        expect(scoreOf(resume, [], { file: true }).total).toBe(100)
      }),
    )
  })

  test('gives each finding a unique id that the document can store', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const ids = lintResume(resume, about).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[A-Za-z][\w.-]{1,119}$/)
      }),
    )
  })
})

test('has a message for every rule in both languages', () => {
  for (const rule of Object.keys(RULES) as RuleName[]) {
    const found: Finding = { id: '', rule, path: '', ownerId: '', values: {} }
    expect(formatFinding(found, 'zh').summary).toMatch(/\p{Script=Han}/u)
    expect(formatFinding(found, 'en').summary).toMatch(/^[^\p{Script=Han}]+$/u)
  }
})

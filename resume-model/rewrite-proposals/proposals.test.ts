import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { applyProposal, proposalState } from './apply-proposal'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { formPathOfField } from './proposal-fields'
import { rewritableFields } from './rewritable-fields'
import { ProposalRequest } from '#contract/chat/proposal'
import { parseProposals } from './parse-proposals'

const resume = buildResume((one) => {
  one.basics.phone = '13800138000'
  one.sections[0]!.title = '工作经历'
  one.sections.push({ ...buildSection('s3', [buildItem('s3-1', { text: '看不见的' })]), visible: false })
})
const rewritable = rewritableFields(resume, 'polish')
const say = (...changes: object[]) => JSON.stringify({ changes })
const read = (answer: string) => parseProposals(answer, rewritable, resume)

describe('rewritable fields', () => {
  const names = (...args: Parameters<typeof rewritableFields>) =>
    rewritableFields(...args).map(({ field }) => field)

  test('are the visible texts; a translation also includes names and headings', () => {
    expect(names(resume, 'polish')).toEqual(['s1-1.text', 's2-1.text'])
    expect(names(resume, 'translate')).toEqual([
      'intention.position',
      's1.title',
      's1-1.title',
      's1-1.text',
      's1-2.title',
      's2-1.title',
      's2-1.text',
    ])
  })

  test.each([
    ['a section', 's1', ['s1.title', 's1-1.title', 's1-1.text', 's1-2.title']],
    ['an entry', 's1-1', ['s1-1.title', 's1-1.text']],
    ['a field', 's1-1.text', ['s1-1.text']],
    ['what is hidden', 's3-1', []],
    ['who somebody is', 'basics.phone', []],
    ['what is not there', 'nothing', []],
  ])('are fewer for the target %s', (_, target, fields) => {
    expect(names(resume, 'translate', target)).toEqual(fields)
  })

  test('have a form field', () => {
    expect(
      ['s1.title', 's2-1.text', 'intention.position', 's1.text', 'l1.url', 'x.text'].map((field) =>
        formPathOfField(resume, field),
      ),
    ).toEqual([
      'sections[0].title',
      'sections[1].items[0].text',
      'intention.position',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe("parsing a model's answer", () => {
  test('maps aliases to fields', () => {
    expect(read(say({ field: 'f1', text: ' - 牵头一件事 ' }))).toEqual({
      proposals: [{ field: 's1-1.text', before: '- 做了一件事', after: '- 牵头一件事' }],
      refused: 0,
    })
  })

  test('accepts a code block, and drops texts that did not change', () => {
    expect(read(`\`\`\`json\n${say({ field: 'f1', text: '- 做了一件事\n' })}\n\`\`\``)).toEqual({
      proposals: [],
      refused: 0,
    })
  })

  test.each([
    ['is no JSON', '好的，这是润色后的简历'],
    ['breaks off', say({ field: 'f1', text: '新' }).slice(0, -3)],
    ['says more around it', `好的：${say({ field: 'f1', text: '新' })}`],
    ['has another shape', JSON.stringify({ 's1-1.text': '新' })],
    ['has more in it', JSON.stringify({ changes: [], basics: { name: '黑客' } })],
    ['names a field by its id', say({ field: 's1-1.text', text: '新' })],
    [
      'names a field nobody asked about',
      say({ field: 'f1', text: '新' }, { field: 'basics.name', text: '黑客' }),
    ],
    ['names one twice', say({ field: 'f1', text: '甲' }, { field: 'f1', text: '乙' })],
    ['has no text', say({ field: 'f1', text: null })],
    ['reaches for prototypes', '{"changes":[{"field":"__proto__","text":"x"}]}'],
  ])('rejects an answer that %s', (_, answer) => {
    expect(read(answer)).toBeUndefined()
  })

  test.each([
    '',
    '\u200b',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</u><b>粗</b>',
    '详见 https://evil.example/?q=1',
    '[点这里](evil.example)',
    '[x](javascript:alert(1))',
    '![x](y)',
    '联系 evil@example.com',
    '加微信 139 1234 5678',
    '# 标题',
    '```\n码\n```',
    '长'.repeat(20_001),
    '长'.repeat(330),
  ])('refuses a text like %j and keeps the others', (text) => {
    const answer = read(say({ field: 'f1', text }, { field: 'f2', text: 'TypeScript、Go' }))
    expect(answer).toEqual({
      proposals: [{ field: 's2-1.text', before: 'TypeScript', after: 'TypeScript、Go' }],
      refused: 1,
    })
  })

  test('keeps links and tags that the old text had', () => {
    const text = '写过 List<T> 与 [博客](https://example.com)'
    const linked = buildResume((one) => void (one.sections[0]!.items[0]!.text = text))
    const after = '用 List<T> 写过 [博客](https://example.com)，<u>三篇</u>'
    const proposals = parseProposals(
      say({ field: 'f1', text: after }),
      rewritableFields(linked, 'polish'),
      linked,
    )
    expect(proposals?.proposals).toMatchObject([{ after }])
  })
})

describe('applying a proposal', () => {
  const proposal = { field: 's1-1.text', before: '- 做了一件事', after: '- 牵头一件事' }

  test('works once, wherever its entry has moved', () => {
    const moved = { ...resume, sections: resume.sections.toReversed() }
    const after = applyProposal(moved, proposal)
    expect(after.sections.at(-1)!.items[0]!.text).toBe('- 牵头一件事')
    expect(proposalState(after, proposal)).toBe('taken')
    expect(applyProposal(after, proposal)).toBe(after)
  })

  test('does not overwrite a changed text, or a removed field', () => {
    const changed = buildResume((one) => void (one.sections[0]!.items[0]!.text = '- 我自己改的'))
    const gone = buildResume((one) => void (one.sections = []))
    expect([changed, gone].map((one) => proposalState(one, proposal))).toEqual(['stale', 'gone'])
    expect(applyProposal(changed, proposal)).toBe(changed)
    expect(applyProposal(gone, proposal)).toBe(gone)
  })

  test.each([
    [{ act: 'tailor' }, { job: 'required' }],
    [{ act: 'interview' }, { act: 'choice' }],
    [{ target: '../etc' }, { target: 'wrongType' }],
    [{ job: '字'.repeat(8_001) }, { job: 'tooLong:8000' }],
    [{ resumeId: '' }, { resumeId: 'resumeGone' }],
  ])('rejects the request %j', (wrong, problems) => {
    const question = { askId: 'abcdefgh1234', resumeId: 'r1', act: 'polish', ...wrong }
    const taken = ProposalRequest.safeParse(question)
    expect(taken.success ? {} : toFieldErrors(taken.error)).toEqual(problems)
  })
})

import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { rewritableFields } from '#resume-model/rewrite-proposals/rewritable-fields'
import { PROPOSAL_ACTIONS } from '#contract/chat/proposal-constants'
import { parseProposals } from '#resume-model/rewrite-proposals/parse-proposals'
import { buildProposalMessages } from '../../../chat/generate-rewrites/build-proposal-messages'
import { simulatedAnswer } from './simulated-answer'

describe('proposals of the simulated assistant', () => {
  test.each(PROPOSAL_ACTIONS)('proposes valid changes for %s, marked as a demonstration', (act) => {
    const resume = buildResume(
      (one) => void (one.sections[0]!.items[0]!.text = '- 负责商城运营。\n- 做了活动'),
    )
    const fields = rewritableFields(resume, act)
    const messages = buildProposalMessages({
      turnId: 't1',
      act,
      job: '招聘',
      targetFields: fields,
      language: 'zh',
    })
    const read = parseProposals(simulatedAnswer(messages), fields, resume)
    expect(read).toMatchObject({ refused: 0 })
    expect(read!.proposals.map(({ field }) => field)).toEqual(['s1-1.text', 's2-1.text'])
    for (const { after } of read!.proposals) expect(after).toMatch(/演示|demo/i)
  })

  test('does not treat a material that imitates our JSON as a request', () => {
    expect(simulatedAnswer([{ role: 'user', content: '{"act": broken' }])).toContain('demo answer')
  })
})

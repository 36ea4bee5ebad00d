import { describe, expect, test } from 'vitest'
import { someResume } from '#tests/builders'
import { askableFields } from '#contract/proposal-fields'
import { PROPOSAL_ACTS } from '#contract/proposal-words'
import { readProposals } from '#contract/read-proposals'
import { proposalMessages } from '../../chat/proposal-messages'
import { simulatedAnswer } from './ai-answer'

describe('the simulated assistant', () => {
  test.each(PROPOSAL_ACTS)(
    'proposes what a resume can take when asked to %s, and says it is a demonstration',
    (act) => {
      const resume = someResume(
        (one) => void (one.sections[0]!.items[0]!.text = '- 负责商城运营。\n- 做了活动'),
      )
      const asked = askableFields(resume, act)
      const messages = proposalMessages({ turnId: 't1', act, job: '招聘', asked, language: 'zh' })
      const read = readProposals(simulatedAnswer(messages), asked, resume)
      expect(read).toMatchObject({ refused: 0 })
      expect(read!.proposals.map(({ field }) => field)).toEqual(['s1-1.text', 's2-1.text'])
      for (const { after } of read!.proposals) expect(after).toMatch(/演示|demo/i)
    },
  )

  test('does not take a material that looks like ours for a question', () => {
    expect(simulatedAnswer([{ role: 'user', content: '{"act": broken' }])).toContain('demonstration')
  })
})

import { expect, test } from 'vitest'
import { buildProposalTurn } from '#tests/fixtures/build-proposal-turn'
import { buildResume } from '#tests/fixtures/resume-builders'
import { acceptsFirstProposal } from './accepts-first-proposal'
import { applyProposal, revertProposal } from './apply-proposal'

const { proposals } = buildProposalTurn()
const [first, second] = proposals as [(typeof proposals)[0], (typeof proposals)[0]]
const own = buildResume()
const one = applyProposal(own, first)
const both = applyProposal(one, second)

test.each([
  ['one accepted', own, one, true],
  ['all accepted at once', own, both, true],
  ['another accepted after the first', one, both, false],
  ['one taken back', both, one, false],
  ['the last one taken back', one, revertProposal(one, first), false],
  ['nothing but typing', own, buildResume((resume) => (resume.basics.name = '改名')), false],
])('%s: the content before was the last without proposals: %4$s', (_, before, after, isFirst) => {
  expect(acceptsFirstProposal(before, after, proposals)).toBe(isFirst)
})

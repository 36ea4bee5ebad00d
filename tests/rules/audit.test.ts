import { expect, test } from 'vitest'
import { evaluateAudit } from '../../scripts/evaluate-audit'

const advisory = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'reads too far',
  severity,
})
const report = {
  vulnerabilities: {
    deep: { via: [advisory('GHSA-aaaa', 'high'), advisory('GHSA-bbbb', 'low')] },
    // Only affected through the other package.
    above: { via: ['deep'] },
  },
}

test('a serious advisory is reported once, with its URL', () => {
  expect(evaluateAudit(report, {})).toEqual({
    found: ['deep: reads too far (high) https://github.com/advisories/GHSA-aaaa'],
    stale: [],
  })
})

test('an accepted advisory passes as long as it exists', () => {
  expect(evaluateAudit(report, { 'GHSA-aaaa': 'never handed what a stranger wrote' })).toEqual({
    found: [],
    stale: [],
  })
  expect(evaluateAudit({ vulnerabilities: {} }, { 'GHSA-aaaa': 'never' })).toEqual({
    found: [],
    stale: ['GHSA-aaaa'],
  })
})

test.each([
  [{ message: '405 Method Not Allowed' }, '405 Method Not Allowed'],
  [{ error: { summary: 'getaddrinfo ENOTFOUND' } }, 'getaddrinfo ENOTFOUND'],
  [{}, 'the registry gave no report'],
])('a registry without a report is reported: %o', (answer, skipped) => {
  expect(evaluateAudit(answer, {})).toEqual({ skipped })
})

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
    // It is only reached through the other.
    above: { via: ['deep'] },
  },
}

test('what is grave is named once, with where to read of it', () => {
  expect(evaluateAudit(report, {})).toEqual({
    found: ['deep: reads too far (high) https://github.com/advisories/GHSA-aaaa'],
    stale: [],
  })
})

test('what is let pass with a reason passes, as long as it is there', () => {
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
])('a registry that has no report is told of: %o', (answer, skipped) => {
  expect(evaluateAudit(answer, {})).toEqual({ skipped })
})

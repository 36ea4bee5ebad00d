import { expect, test } from 'vitest'
import { resolveUpgradeReason } from './upgrade-reason'

test.each([
  ['', 'downloads', { resumes: 2, downloads: 0 }, 'downloadsUsedUp'],
  ['', 'downloads', { resumes: 0, downloads: 1 }, 'downloads'],
  ['', 'downloads', { resumes: 0, downloads: -1 }, 'downloads'],
  ['', 'resumes', { resumes: 0, downloads: 0 }, 'resumesFull'],
  ['', 'resumes', { resumes: -1, downloads: 0 }, 'resumes'],
  ['resumes', 'downloads', { resumes: 0, downloads: 1 }, 'resumesFull'],
  ['downloads', 'resumes', { resumes: 0, downloads: 0 }, 'downloadsUsedUp'],
  ['constructor', 'resumes', { resumes: 1, downloads: 0 }, 'resumes'],
  ['downloads', 'resumes', null, 'downloads'],
] as const)('resolves ?upgrade=%s on a page about %s, with %j left, to %s', (asked, usual, left, why) => {
  expect(resolveUpgradeReason(asked, usual, left)).toBe(why)
})

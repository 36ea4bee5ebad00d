import type { ErrorRecord } from '#contract/error-report'

/** What a page reports of an error. */
export function buildErrorRecord(id: string, change: Partial<ErrorRecord> = {}): ErrorRecord {
  return {
    id: `error-of-${id}`,
    fingerprint: 'aaaaaaaa',
    timestamp: 5,
    type: 'javascript',
    level: 'high',
    message: 'x is undefined',
    stack: 'at save (/assets/root.js:1:2)',
    url: '/resume/edit/:id',
    userAgent: 'Firefox',
    route: { path: '/resume/edit/:id', name: 'resume.edit.$resumeId', params: ['resumeId'], query: [] },
    context: {
      performance: { sinceOpenMs: 7 },
      loggedIn: false,
      device: { width: 390, height: 844, ratio: 2, online: true },
    },
    ...change,
  }
}

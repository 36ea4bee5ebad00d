const testNames = [
  'overview',
  'refund',
  'every page',
  'desk',
  'gifts',
  'headers',
  'feedback',
  'plans',
  'articles',
  'article conflict',
  'invoice',
  'partial refund',
  'coupon',
  'longer card',
] as const
const projects = ['desktop', 'phone', 'no-javascript']
const attempts = 2

type Run = { project: { name: string }; retry: number }

/** Returns a phone whose login makes an admin. One per test run, because a phone gets one code a minute. */
export function adminPhone(testName: (typeof testNames)[number], { project, retry }: Run): string {
  const index =
    (testNames.indexOf(testName) * projects.length + projects.indexOf(project.name)) * attempts + retry
  return String(19_900_000_001 + index)
}

export const adminPhones = testNames.flatMap((testName) =>
  projects.flatMap((name) =>
    Array.from({ length: attempts }, (_, retry) => adminPhone(testName, { project: { name }, retry })),
  ),
)

const journeys = [
  'overview',
  'refund',
  'every page',
  'desk',
  'gifts',
  'headers',
  'feedback',
  'plans',
] as const
const projects = ['desktop', 'phone', 'no-javascript']
const tries = 2

type Run = { project: { name: string }; retry: number }

/** Whoever logs in with it is an admin. One for each run of a journey: one phone is sent one code a minute. */
export function adminPhone(journey: (typeof journeys)[number], { project, retry }: Run): string {
  const place = (journeys.indexOf(journey) * projects.length + projects.indexOf(project.name)) * tries + retry
  return String(19_900_000_001 + place)
}

export const adminPhones = journeys.flatMap((journey) =>
  projects.flatMap((name) =>
    Array.from({ length: tries }, (_, retry) => adminPhone(journey, { project: { name }, retry })),
  ),
)

/** The parts of `npm audit --json` that matter here. */
export type AuditReport = {
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; severity: string })[] }>
  message?: string
  error?: { summary?: string }
}
export type AuditResult =
  | { skipped: string }
  /** `found`: advisories to fix; `stale`: accepted ones that no longer apply. */
  | { found: string[]; stale: string[] }

const severeLevels = ['high', 'critical']

/** Evaluates a report. @param accepted advisories by id (GHSA-…), each with the reason */
export function evaluateAudit(report: AuditReport, accepted: Record<string, string>): AuditResult {
  const { vulnerabilities, message, error } = report
  if (!vulnerabilities) return { skipped: message ?? error?.summary ?? 'the registry gave no report' }
  const advisories = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ name, id: idOf(one.url), ...one }])),
  )
  const counted = advisories.filter(({ severity }) => severeLevels.includes(severity))
  return {
    found: counted
      .filter(({ id }) => !accepted[id])
      .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}) ${url}`),
    stale: Object.keys(accepted).filter((id) => !advisories.some((one) => one.id === id)),
  }
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

// Asks the registry what is known against the packages that run in production; ends with 1 at anything grave. Where no registry
// answers, or it keeps no advisories, it says so and lets pass.
import { spawnSync } from 'node:child_process'
import { type AuditReport, evaluateAudit } from './evaluate-audit'

/** Advisories that do not reach this product, by id, with why; each to be looked at again when a new version is there. */
const acceptedAdvisories: Record<string, string> = {}
const limitMs = 40_000
const auditArguments = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000']

const { stdout } = spawnSync('npm', auditArguments, { encoding: 'utf8', timeout: limitMs })
const result = evaluateAudit(parseReport(stdout), acceptedAdvisories)
if ('skipped' in result) console.log(`dependency audit skipped: ${result.skipped}`)
else {
  for (const id of result.stale) console.error(`${id} is let pass and is not there any more`)
  for (const line of result.found) console.error(line)
  if (result.found.length + result.stale.length > 0) process.exitCode = 1
  else console.log('dependency audit: nothing grave is known')
}

function parseReport(text: string | null): AuditReport {
  try {
    return JSON.parse(text ?? '') as AuditReport
  } catch {
    return { message: 'no registry answers' }
  }
}

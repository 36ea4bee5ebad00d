// Asks the registry for advisories against the production packages; exits with 1 for serious ones. Passes
// with a message when no registry answers or it has no advisories.
import { spawnSync } from 'node:child_process'
import { type AuditReport, evaluateAudit } from './evaluate-audit'

/**
 * Accepted advisories that do not affect this product, by id, each with the reason; to be reviewed with every
 * new version.
 */
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

import { ErrorRecord } from '#contract/error-report'
import type { Handlers } from '../answer'
import { insertErrorReports, listErrorGroups } from '../db/error-reports'
import type { Parts } from '../parts'
import { refuseWhenFull } from '../refuse-when-full'
import { errorReportLifeMs } from '../rules/lifetimes'
import { reportingLimits } from '../rules/limits'

const mostKinds = 100

type ErrorCalls = 'reportErrors' | 'listErrorReports'

/** What goes wrong on people's screens: kept for a while, for admins to see. */
export function errorRoutes(parts: Parts): Pick<Handlers, ErrorCalls> {
  const { db, clock } = parts
  return {
    async reportErrors({ errors }, { ip }) {
      await refuseWhenFull(parts, reportingLimits(ip))
      const now = clock()
      const rows = errors.map((record) => ({
        id: record.id,
        fingerprint: record.fingerprint,
        record: JSON.stringify(record),
        reported_at: now,
        expires_at: now + errorReportLifeMs,
      }))
      return { kept: await insertErrorReports(db, rows) }
    },

    async listErrorReports() {
      const groups = await listErrorGroups(db, clock(), mostKinds)
      return groups.map(({ record, ...group }) => ({
        ...group,
        latest: ErrorRecord.parse(JSON.parse(record)),
      }))
    },
  }
}

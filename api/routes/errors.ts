import { Codes } from '#contract/codes'
import { type ErrorGroup, ErrorRecord } from '#contract/error-report'
import type { Handlers } from '../answer'
import {
  type ErrorReportGroup,
  findErrorGroup,
  insertErrorReports,
  listErrorGroups,
} from '../db/error-reports'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { errorReportLifeMs } from '../rules/lifetimes'
import { reportingLimits } from '../rules/limits'

type ErrorCalls = 'reportErrors' | 'listErrorReports' | 'readErrorGroup'

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

    async listErrorReports(asked) {
      const { rows, ...page } = await listErrorGroups(db, asked, clock())
      return { ...page, rows: rows.map(toGroup) }
    },

    async readErrorGroup({ fingerprint }) {
      const group = await findErrorGroup(db, fingerprint, clock())
      if (!group) throw new Refusal(Codes.notFound, 'errorGone')
      return toGroup(group)
    },
  }
}

function toGroup({ record, ...group }: ErrorReportGroup): ErrorGroup {
  return { ...group, latest: ErrorRecord.parse(JSON.parse(record)) }
}

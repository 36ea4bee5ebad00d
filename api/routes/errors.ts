import { ApiCodes } from '#contract/codes'
import { type ErrorGroup, ErrorRecord } from '#contract/error-report'
import type { Handlers } from '../answer'
import {
  type ErrorReportGroup,
  findErrorGroup,
  insertErrorReports,
  listErrorGroups,
} from '../db/error-reports'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import { consumeRateLimits } from '../refuse-when-full'
import { errorReportLifeMs } from '../rules/lifetimes'
import { errorReportLimits } from '../rules/limits'

type ErrorCalls = 'reportErrors' | 'listErrorReports' | 'readErrorGroup'

/** What goes wrong on people's screens: kept for a while, for admins to see. */
export function errorRoutes(deps: Dependencies): Pick<Handlers, ErrorCalls> {
  const { db, clock } = deps
  return {
    async reportErrors({ errors }, { ip }) {
      await consumeRateLimits(deps, errorReportLimits(ip))
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
      return { ...page, rows: rows.map(toErrorGroup) }
    },

    async readErrorGroup({ fingerprint }) {
      const group = await findErrorGroup(db, fingerprint, clock())
      if (!group) throw new ApiError(ApiCodes.notFound, 'errorGone')
      return toErrorGroup(group)
    },
  }
}

function toErrorGroup({ record, ...group }: ErrorReportGroup): ErrorGroup {
  return { ...group, latest: ErrorRecord.parse(JSON.parse(record)) }
}

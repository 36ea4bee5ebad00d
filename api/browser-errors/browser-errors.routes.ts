import { ApiCodes } from '#contract/http/api-codes'
import { type ErrorGroup, ErrorRecord } from '#contract/browser-errors/error-report'
import type { Handlers } from '../http/call-handler'
import {
  type ErrorReportGroup,
  findErrorGroup,
  insertErrorReports,
  listErrorGroups,
} from './error-reports.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { errorReportLifeMs } from '../lifetimes'
import { errorReportLimits } from '../rate-limits/rate-limits'

/** Error reports of browsers: stored for a while, for admins to read. */
export function errorRoutes(deps: Dependencies) {
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

    async listErrorReports(query) {
      const { rows, ...page } = await listErrorGroups(db, query, clock())
      return { ...page, rows: rows.map(toErrorGroup) }
    },

    async readErrorGroup({ fingerprint }) {
      const group = await findErrorGroup(db, fingerprint, clock())
      if (!group) throw new ApiError(ApiCodes.notFound, 'errorGone')
      return toErrorGroup(group)
    },
  } satisfies Partial<Handlers>
}

function toErrorGroup({ record, ...group }: ErrorReportGroup): ErrorGroup {
  return { ...group, latest: ErrorRecord.parse(JSON.parse(record)) }
}

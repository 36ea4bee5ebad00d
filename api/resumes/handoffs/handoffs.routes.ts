import { ApiCodes } from '#contract/http/api-codes'
import type { Handoff } from '#contract/resume/handoff'
import type { Handlers } from '../../http/call-handler'
import { findHandoff, insertHandoff, markHandoffUsed } from './handoffs.queries'
import { parseStoredResume, serializeResume } from '../serialize-resume'
import type { HandoffRow } from '../../db/schema/tables'
import { hashSecret, newSecretToken } from '../../security/ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { guestUploadLimits } from '../../rate-limits/rate-limits'
import { handoffLifeMs, isExpired } from '../../time/lifetimes'
import { requireKnownTemplate } from '../../catalogue/templates.routes'

type HandoffCalls = 'createHandoff' | 'readHandoff' | 'useHandoff'

export function handoffRoutes(deps: Dependencies): Pick<Handlers, HandoffCalls> {
  const { db, clock } = deps

  async function requireHandoff(token: string): Promise<HandoffRow> {
    const row = await findHandoff(db, hashSecret(token))
    if (!row || isExpired(row.expires_at, clock())) throw new ApiError(ApiCodes.notFound, 'handoffGone')
    return row
  }

  return {
    async createHandoff({ resume }, { ip }) {
      requireKnownTemplate(deps, resume)
      await consumeRateLimits(deps, guestUploadLimits('handoff', ip))
      const token = newSecretToken()
      const now = clock()
      const expiresAt = now + handoffLifeMs
      await insertHandoff(db, {
        token_hash: hashSecret(token),
        resume: serializeResume(resume),
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      return { token, expiresAt }
    },

    async readHandoff({ token }) {
      return toHandoff(await requireHandoff(token))
    },

    async useHandoff({ token }) {
      const row = await requireHandoff(token)
      const now = clock()
      if (!(await markHandoffUsed(db, row.token_hash, now)))
        throw new ApiError(ApiCodes.notFound, 'handoffUsed')
      return toHandoff({ ...row, used_at: now })
    },
  }
}

function toHandoff(row: HandoffRow): Handoff {
  return { resume: parseStoredResume(row.resume), expiresAt: row.expires_at, usedAt: row.used_at }
}

import { ApiCodes } from '#contract/http/api-codes'
import { chinaDay } from '#contract/china-time'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Share } from '#contract/sharing/share'
import type { Handlers } from '../http/call-handler'
import { findResume, findResumeSummary, markSent, type OwnedResumeKey } from '../resumes/resumes.queries'
import { parseStoredResume } from '../resumes/serialize-resume'
import { addVersionReason } from '../resumes/versions/resume-versions.queries'
import { clearMaskedCopy, setMaskedCopy } from './masked-copies.queries'
import {
  countVisit,
  deleteShare,
  findShare,
  findShareWithResume,
  listVisits,
  upsertShare,
} from './shares.queries'
import type { ShareRow } from '../db/schema/share-tables'
import { hashPassword, verifyPassword, newShareToken, deriveSharePass, hashesEqual } from '../ids-and-hashes'
import { isCallerUser } from '../http/is-caller-user'
import { buildMaskedCopy } from './mask-shared-resumes'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { firstVisitDay, isExpired } from '../lifetimes'
import { sharePreviewLimits, shareUnlockLimits } from '../rate-limits/rate-limits'
import { hiddenKindsOf, parseKinds, serializeKinds } from './hidden-kinds'
import { maskResume } from './masking/mask-resume'
import { requireExisting, requireLive } from '../resumes/resume.dto'

type ShareCalls =
  'readShare' | 'readShareVisits' | 'previewShare' | 'openShare' | 'revokeShare' | 'viewShare' | 'unlockShare'

const dayMs = 24 * 60 * 60_000

/**
 * Share links. A revoked, expired, binned or made-up link gets one and the same answer, so that it reveals
 * nothing.
 */
export function shareRoutes(deps: Dependencies): Pick<Handlers, ShareCalls> {
  const { db, clock } = deps

  async function requireOpenShare(token: string) {
    const row = await findShareWithResume(db, token)
    const isExpiredShare = row && row.expires_at !== null && isExpired(row.expires_at, clock())
    if (!row || isExpiredShare || row.deleted_at !== null) throw new ApiError(ApiCodes.notFound, 'shareGone')
    return row
  }

  function revoke(key: OwnedResumeKey): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await clearMaskedCopy(trx, key)
      await deleteShare(trx, key)
    })
  }

  return {
    async readShare({ id }, { userId }) {
      requireExisting(await findResumeSummary(db, { id, userId }), clock())
      const row = await findShare(db, { id, userId })
      return row ? toShare(row) : null
    },

    async readShareVisits({ id }, { userId }) {
      requireExisting(await findResumeSummary(db, { id, userId }), clock())
      return listVisits(db, { id, userId }, firstVisitDay(clock()))
    },

    async previewShare({ id, hidden }, { userId }) {
      await consumeRateLimits(deps, sharePreviewLimits(userId))
      const { resume } = requireLive(await findResume(db, { id, userId }), clock())
      return { resume: await maskResume(parseStoredResume(resume), hidden) }
    },

    async openShare({ id, password, days, hidden }, { userId }) {
      const now = clock()
      const key = { id, userId }
      requireLive(await findResumeSummary(db, key), now)
      const hash = password && (await hashPassword(password))
      const hidden_kinds = serializeKinds(hidden)
      for (;;) {
        const { revision, resume } = requireLive(await findResume(db, key), now)
        const masked = await buildMaskedCopy(parseStoredResume(resume), hidden_kinds, revision)
        const share = await db.transaction().execute(async (trx) => {
          // First, because it locks the resume's row and tells whether the copy matches the stored revision.
          if (!(await setMaskedCopy(trx, key, revision, masked))) return undefined
          await addVersionReason(trx, key, revision, 'share', now)
          await markSent(trx, key, 'share', now)
          const existing = await findShare(trx, key)
          return upsertShare(trx, {
            resume_id: id,
            user_id: userId,
            token: existing?.token ?? newShareToken(),
            password_hash: hash === undefined ? (existing?.password_hash ?? null) : hash,
            shows_contacts: hidden.length === 0 ? 1 : 0,
            hidden_kinds,
            views: existing?.views ?? 0,
            created_at: existing?.created_at ?? now,
            expires_at:
              days === undefined ? (existing?.expires_at ?? null) : days === 0 ? null : now + days * dayMs,
          })
        })
        if (share) return toShare(share)
      }
    },

    async revokeShare({ id }, { userId }) {
      requireExisting(await findResumeSummary(db, { id, userId }), clock())
      await revoke({ id, userId })
      return {}
    },

    async viewShare({ token, pass, visit }, caller) {
      const row = await requireOpenShare(token)
      const { password_hash: hash } = row
      if (hash !== null && !(pass && hashesEqual(pass, deriveSharePass(token, hash))))
        return { state: 'locked' }
      if (visit && !(await isCallerUser(deps, caller, row.user_id)))
        await countVisit(db, token, visit, chinaDay(clock()).startsAt)
      const hidden = hiddenKindsOf(row)
      if (hidden === '') return { state: 'open', resume: parseStoredResume(row.resume), masked: false }
      if (row.masked === null || row.masked_kinds !== hidden)
        throw new ApiError(ApiCodes.providerUnavailable, 'shareNotReady', { status: 503 })
      return { state: 'open', resume: parseStoredResume(row.masked), masked: true }
    },

    async unlockShare({ token, password }, { ip }) {
      const { password_hash: hash } = await requireOpenShare(token)
      if (hash === null) return { pass: deriveSharePass(token, '') }
      await consumeRateLimits(deps, shareUnlockLimits(token, ip))
      if (!(await verifyPassword(password, hash)))
        throw invalidFields({ password: fieldError('sharePasswordWrong') })
      return { pass: deriveSharePass(token, hash) }
    },
  }
}

function toShare(row: ShareRow): Share {
  return {
    token: row.token,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at,
    hidden: parseKinds(hiddenKindsOf(row)),
    createdAt: row.created_at,
    views: row.views,
  }
}

import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { Share } from '#contract/share'
import type { Handlers } from '../answer'
import { findResume, findSummary, type OwnResume } from '../db/resumes'
import { readResume } from '../db/resume-text'
import { dropMaskedCopy, setMaskedCopy } from '../db/masked-copies'
import { countView, deleteShare, findShare, findShared, putShare } from '../db/shares'
import type { ShareRow } from '../db/share-tables'
import { hashPassword, isPassword, newShareToken, passOf, sameHash } from '../keys'
import { knownCaller } from '../known-caller'
import type { Caller } from '../caller'
import { maskedColumns } from '../masked-copy'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { isExpired } from '../rules/lifetimes'
import { sharePreviewLimits, unlockingLimits } from '../rules/limits'
import { hiddenKindsOf, readKinds, writeKinds } from '../rules/hidden-kinds'
import { maskResume } from '../rules/masking/mask-resume'
import { requireKept, requireLive } from './own-resume'

type ShareCalls = 'readShare' | 'previewShare' | 'openShare' | 'revokeShare' | 'viewShare' | 'unlockShare'

const dayMs = 24 * 60 * 60_000

/** Public links: what a stranger gets of a link that is revoked, over, in the bin or made up is one and the same answer. */
export function shareRoutes(parts: Parts): Pick<Handlers, ShareCalls> {
  const { db, clock } = parts

  async function openRow(token: string) {
    const row = await findShared(db, token)
    const isOver = row && row.expires_at !== null && isExpired(row.expires_at, clock())
    if (!row || isOver || row.deleted_at !== null) throw new Refusal(Codes.notFound, 'shareGone')
    return row
  }

  /** Its owner is no visitor. */
  async function isOwner(caller: Caller, userId: string): Promise<boolean> {
    if (!caller.token) return false
    return knownCaller(parts, caller).then(
      (known) => known.userId === userId,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  function revoke(own: OwnResume): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await dropMaskedCopy(trx, own)
      await deleteShare(trx, own)
    })
  }

  return {
    async readShare({ id }, { userId }) {
      requireKept(await findSummary(db, { id, userId }), clock())
      const row = await findShare(db, { id, userId })
      return row ? toShare(row) : null
    },

    async previewShare({ id, hidden }, { userId }) {
      await refuseWhenFull(parts, sharePreviewLimits(userId))
      const { resume } = requireLive(await findResume(db, { id, userId }), clock())
      return { resume: await maskResume(readResume(resume), hidden) }
    },

    async openShare({ id, password, days, hidden }, { userId }) {
      const now = clock()
      const own = { id, userId }
      requireLive(await findSummary(db, own), now)
      const hash = password && (await hashPassword(password))
      const hidden_kinds = writeKinds(hidden)
      for (;;) {
        const { revision, resume } = requireLive(await findResume(db, own), now)
        const masked = await maskedColumns(readResume(resume), hidden_kinds, revision)
        const share = await db.transaction().execute(async (trx) => {
          // First: it locks the resume's row, and says whether the copy is of what is kept.
          if (!(await setMaskedCopy(trx, own, revision, masked))) return undefined
          const kept = await findShare(trx, own)
          return putShare(trx, {
            resume_id: id,
            user_id: userId,
            token: kept?.token ?? newShareToken(),
            password_hash: hash === undefined ? (kept?.password_hash ?? null) : hash,
            shows_contacts: hidden.length === 0 ? 1 : 0,
            hidden_kinds,
            views: kept?.views ?? 0,
            created_at: kept?.created_at ?? now,
            expires_at:
              days === undefined ? (kept?.expires_at ?? null) : days === 0 ? null : now + days * dayMs,
          })
        })
        if (share) return toShare(share)
      }
    },

    async revokeShare({ id }, { userId }) {
      requireKept(await findSummary(db, { id, userId }), clock())
      await revoke({ id, userId })
      return {}
    },

    async viewShare({ token, pass, counts }, caller) {
      const row = await openRow(token)
      const { password_hash: hash } = row
      if (hash !== null && !(pass && sameHash(pass, passOf(token, hash)))) return { state: 'locked' }
      if (counts && !(await isOwner(caller, row.user_id))) await countView(db, token)
      const hidden = hiddenKindsOf(row)
      if (hidden === '') return { state: 'open', resume: readResume(row.resume), masked: false }
      if (row.masked === null || row.masked_kinds !== hidden)
        throw new Refusal(Codes.providerUnavailable, 'shareNotReady', { status: 503 })
      return { state: 'open', resume: readResume(row.masked), masked: true }
    },

    async unlockShare({ token, password }, { ip }) {
      const { password_hash: hash } = await openRow(token)
      if (hash === null) return { pass: passOf(token, '') }
      await refuseWhenFull(parts, unlockingLimits(token, ip))
      if (!(await isPassword(password, hash))) throw refuseFields({ password: problem('sharePasswordWrong') })
      return { pass: passOf(token, hash) }
    },
  }
}

function toShare(row: ShareRow): Share {
  return {
    token: row.token,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at,
    hidden: readKinds(hiddenKindsOf(row)),
    createdAt: row.created_at,
    views: row.views,
  }
}

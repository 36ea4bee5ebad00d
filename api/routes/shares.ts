import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { Share } from '#contract/share'
import type { Handlers } from '../answer'
import { findSummary } from '../db/resumes'
import { readResume } from '../db/resume-text'
import { countView, deleteShare, findShare, findShared, putShare } from '../db/shares'
import type { ShareRow } from '../db/share-tables'
import { hashPassword, isPassword, newShareToken, passOf, sameHash } from '../keys'
import { knownCaller } from '../known-caller'
import type { Caller } from '../caller'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { isExpired } from '../rules/lifetimes'
import { unlockingLimits } from '../rules/limits'
import { maskedContacts } from '../rules/masked-contacts'
import { requireKept, requireLive } from './own-resume'

type ShareCalls = 'readShare' | 'openShare' | 'revokeShare' | 'viewShare' | 'unlockShare'

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

  return {
    async readShare({ id }, { userId }) {
      requireKept(await findSummary(db, { id, userId }), clock())
      const row = await findShare(db, { id, userId })
      return row ? toShare(row) : null
    },

    async openShare({ id, password, days, showsContacts }, { userId }) {
      const now = clock()
      requireLive(await findSummary(db, { id, userId }), now)
      const kept = await findShare(db, { id, userId })
      return toShare(
        await putShare(db, {
          resume_id: id,
          user_id: userId,
          token: kept?.token ?? newShareToken(),
          password_hash:
            password === undefined
              ? (kept?.password_hash ?? null)
              : password && (await hashPassword(password)),
          shows_contacts: showsContacts ? 1 : 0,
          views: kept?.views ?? 0,
          created_at: kept?.created_at ?? now,
          expires_at:
            days === undefined ? (kept?.expires_at ?? null) : days === 0 ? null : now + days * dayMs,
        }),
      )
    },

    async revokeShare({ id }, { userId }) {
      requireKept(await findSummary(db, { id, userId }), clock())
      await deleteShare(db, { id, userId })
      return {}
    },

    async viewShare({ token, pass, counts }, caller) {
      const row = await openRow(token)
      const { password_hash: hash, shows_contacts } = row
      if (hash !== null && !(pass && sameHash(pass, passOf(token, hash)))) return { state: 'locked' }
      if (counts && !(await isOwner(caller, row.user_id))) await countView(db, token)
      const resume = readResume(row.resume)
      const masked = shows_contacts === 0
      return { state: 'open', resume: masked ? maskedContacts(resume) : resume, masked }
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
    showsContacts: row.shows_contacts === 1,
    createdAt: row.created_at,
    views: row.views,
  }
}

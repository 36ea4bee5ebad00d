import { Codes } from '#contract/codes'
import type { Handoff } from '#contract/handoff'
import type { Handlers } from '../answer'
import { findHandoff, insertHandoff, markHandoffUsed } from '../db/handoffs'
import { readResume, writeResume } from '../db/resume-text'
import type { HandoffRow } from '../db/tables'
import { hashSecret, newSecret } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { leavingLimits } from '../rules/limits'
import { handoffLifeMs, isExpired } from '../rules/lifetimes'
import { requireKnownTemplate } from './templates'

type HandoffCalls = 'createHandoff' | 'readHandoff' | 'useHandoff'

export function handoffRoutes(parts: Parts): Pick<Handlers, HandoffCalls> {
  const { db, clock } = parts

  async function openHandoff(token: string): Promise<HandoffRow> {
    const row = await findHandoff(db, hashSecret(token))
    if (!row || isExpired(row.expires_at, clock())) throw new Refusal(Codes.notFound, 'handoffGone')
    return row
  }

  return {
    async createHandoff({ resume }, { ip }) {
      requireKnownTemplate(parts, resume)
      await refuseWhenFull(parts, leavingLimits('handoff', ip))
      const token = newSecret()
      const now = clock()
      const expiresAt = now + handoffLifeMs
      await insertHandoff(db, {
        token_hash: hashSecret(token),
        resume: writeResume(resume),
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      return { token, expiresAt }
    },

    async readHandoff({ token }) {
      return toHandoff(await openHandoff(token))
    },

    async useHandoff({ token }) {
      const row = await openHandoff(token)
      const now = clock()
      if (!(await markHandoffUsed(db, row.token_hash, now))) throw new Refusal(Codes.notFound, 'handoffUsed')
      return toHandoff({ ...row, used_at: now })
    },
  }
}

function toHandoff(row: HandoffRow): Handoff {
  return { resume: readResume(row.resume), expiresAt: row.expires_at, usedAt: row.used_at }
}

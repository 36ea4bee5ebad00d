import { Codes } from '#contract/codes'
import type { Draft, DraftKey, DraftState } from '#contract/draft'
import { problem } from '#contract/problems'
import type { Resume } from '#contract/resume'
import { isTemplateOpen } from '../accounts/template-level'
import type { Handlers } from '../answer'
import type { Caller } from '../caller'
import { deleteDraft, findDraft, insertDraft, saveOverRevision } from '../db/drafts'
import { readResume, writeResume } from '../db/resume-text'
import type { DraftRow } from '../db/tables'
import { hashSecret, isSecret, newSecret, newShortId } from '../keys'
import { knownCaller } from '../known-caller'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { judgeSave } from '../rules/judge-save'
import { leavingLimits } from '../rules/limits'
import { draftLifeMs, isExpired } from '../rules/lifetimes'
import { requireKnownTemplate } from './templates'

type DraftCalls = 'createDraft' | 'readDraft' | 'saveDraft' | 'releaseDraft'

export function draftRoutes(parts: Parts): Pick<Handlers, DraftCalls> {
  const { db, clock } = parts

  /** A wrong id, a wrong secret and a draft past its time are told alike. */
  async function openDraft({ id, secret }: DraftKey): Promise<DraftRow> {
    const row = await findDraft(db, id)
    if (!row || !isSecret(secret, row.secret_hash) || isExpired(row.expires_at, clock()))
      throw new Refusal(Codes.notFound, 'draftGone')
    return row
  }

  /** A guest has what the free plan gives; whoever is logged in and writes a draft has their own plan. */
  async function requireOpenTemplate(caller: Caller, resume: Resume, kept?: Resume): Promise<void> {
    const asked = { resume, kept: kept?.style.template, now: clock() }
    if (await isTemplateOpen(parts, db, { ...asked, userId: null })) return
    const userId = caller.token ? (await knownCaller(parts, caller)).userId : null
    if (userId === null || !(await isTemplateOpen(parts, db, { ...asked, userId })))
      throw refuseFields({ 'style.template': problem('templateAbovePlan') })
  }

  return {
    async createDraft({ resume }, caller) {
      requireKnownTemplate(parts, resume)
      await requireOpenTemplate(caller, resume)
      await refuseWhenFull(parts, leavingLimits('draft', caller.ip))
      const key = { id: newShortId(), secret: newSecret() }
      const now = clock()
      await insertDraft(db, {
        id: key.id,
        secret_hash: hashSecret(key.secret),
        resume: writeResume(resume),
        revision: 1,
        created_at: now,
        updated_at: now,
        expires_at: now + draftLifeMs,
      })
      return { ...key, revision: 1, updatedAt: now }
    },

    async readDraft(key) {
      return toDraft(await openDraft(key))
    },

    async saveDraft({ revision: madeFrom, resume, ...key }, caller) {
      requireKnownTemplate(parts, resume)
      const text = writeResume(resume)
      for (;;) {
        const kept = await openDraft(key)
        await requireOpenTemplate(caller, resume, readResume(kept.resume))
        const verdict = judgeSave({ madeFrom, kept: kept.revision, sameContent: kept.resume === text })
        if (verdict === 'already saved') return toState(kept)
        if (verdict === 'newer exists')
          throw new Refusal(Codes.conflict, 'draftNewer', { newer: toDraft(kept) })
        const updated_at = clock()
        const save = { id: key.id, madeFrom, resume: text, updated_at, expires_at: updated_at + draftLifeMs }
        if (await saveOverRevision(db, save)) return { revision: madeFrom + 1, updatedAt: updated_at }
        // Another save came in between: judge again by what is kept now.
      }
    },

    async releaseDraft({ revision, ...key }) {
      const { id } = await openDraft(key)
      if (await deleteDraft(db, id, revision)) return {}
      throw new Refusal(Codes.conflict, 'draftNewer', { newer: toDraft(await openDraft(key)) })
    },
  }
}

function toState(row: DraftRow): DraftState {
  return { revision: row.revision, updatedAt: row.updated_at }
}

function toDraft(row: DraftRow): Draft {
  return { id: row.id, ...toState(row), expiresAt: row.expires_at, resume: readResume(row.resume) }
}

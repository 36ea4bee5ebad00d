import { ApiCodes } from '#contract/http/api-codes'
import type { Draft, DraftCredentials, SavedRevision } from '#contract/resume/draft'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import { isTemplateAllowed } from '../../membership/plans-and-products/can-use-template'
import type { Handlers } from '../../http/call-handler'
import type { Caller } from '../../http/caller'
import { deleteDraft, findDraft, insertDraft, saveDraftOverRevision } from './drafts.queries'
import { parseStoredResume, serializeResume } from '../serialize-resume'
import type { DraftRow } from '../../db/schema/tables'
import { hashSecret, matchesSecretHash, newSecretToken, newShortId } from '../../ids-and-hashes'
import { authenticate } from '../../http/authenticate'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { decideSave } from '../decide-save'
import { guestUploadLimits } from '../../rate-limits/rate-limits'
import { draftLifeMs, isExpired } from '../../lifetimes'
import { requireKnownTemplate } from '../../catalogue/is-known-template'

type DraftCalls = 'createDraft' | 'readDraft' | 'saveDraft' | 'releaseDraft'

export function draftRoutes(deps: Dependencies): Pick<Handlers, DraftCalls> {
  const { db, clock } = deps

  /** The same answer for an unknown id, a wrong secret and an expired draft, so that it reveals nothing. */
  async function requireDraft({ id, secret }: DraftCredentials): Promise<DraftRow> {
    const row = await findDraft(db, id)
    if (!row || !matchesSecretHash(secret, row.secret_hash) || isExpired(row.expires_at, clock()))
      throw new ApiError(ApiCodes.notFound, 'draftGone')
    return row
  }

  /**
   * A guest has the templates of the free plan; a logged-in user who edits a draft has those of their own
   * plan.
   */
  async function requireUsableTemplate(caller: Caller, resume: Resume, stored?: Resume): Promise<void> {
    const templateUse = { resume, currentTemplate: stored?.style.template, now: clock() }
    if (await isTemplateAllowed(deps, db, { ...templateUse, userId: null })) return
    const userId = caller.token ? (await authenticate(deps, caller)).userId : null
    if (userId === null || !(await isTemplateAllowed(deps, db, { ...templateUse, userId })))
      throw invalidFields({ 'style.template': fieldError('templateAbovePlan') })
  }

  return {
    async createDraft({ resume }, caller) {
      requireKnownTemplate(deps, resume)
      await requireUsableTemplate(caller, resume)
      await consumeRateLimits(deps, guestUploadLimits('draft', caller.ip))
      const key = { id: newShortId(), secret: newSecretToken() }
      const now = clock()
      await insertDraft(db, {
        id: key.id,
        secret_hash: hashSecret(key.secret),
        resume: serializeResume(resume),
        revision: 1,
        created_at: now,
        updated_at: now,
        expires_at: now + draftLifeMs,
      })
      return { ...key, revision: 1, updatedAt: now }
    },

    async readDraft(key) {
      return toDraft(await requireDraft(key))
    },

    async saveDraft({ revision: baseRevision, resume, ...key }, caller) {
      requireKnownTemplate(deps, resume)
      const text = serializeResume(resume)
      for (;;) {
        const stored = await requireDraft(key)
        await requireUsableTemplate(caller, resume, parseStoredResume(stored.resume))
        const decision = decideSave({
          baseRevision,
          storedRevision: stored.revision,
          isSameContent: stored.resume === text,
        })
        if (decision === 'already saved') return toSaveState(stored)
        if (decision === 'newer exists')
          throw new ApiError(ApiCodes.conflict, 'draftNewer', { newer: toDraft(stored) })
        const updated_at = clock()
        const save = {
          id: key.id,
          baseRevision,
          resume: text,
          updated_at,
          expires_at: updated_at + draftLifeMs,
        }
        if (await saveDraftOverRevision(db, save))
          return { revision: baseRevision + 1, updatedAt: updated_at }
        // Another save came in between: decide again by the stored revision.
      }
    },

    async releaseDraft({ revision, ...key }) {
      const { id } = await requireDraft(key)
      if (await deleteDraft(db, id, revision)) return {}
      throw new ApiError(ApiCodes.conflict, 'draftNewer', { newer: toDraft(await requireDraft(key)) })
    },
  }
}

function toSaveState(row: DraftRow): SavedRevision {
  return { revision: row.revision, updatedAt: row.updated_at }
}

function toDraft(row: DraftRow): Draft {
  return { id: row.id, ...toSaveState(row), expiresAt: row.expires_at, resume: parseStoredResume(row.resume) }
}

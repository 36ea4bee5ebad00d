import { ApiCodes } from '#contract/http/api-codes'
import { photoIdsOf } from '#contract/resume/photo-ids'
import type { Handlers } from '../../http/call-handler'
import {
  countFetch,
  deleteDownloadLink,
  findDownloadLink,
  insertDownloadLink,
  listDownloadLinkRows,
} from './download-links.queries'
import { retainPhotos } from '../photos/photos.queries'
import { parseStoredResume, serializeResume } from '../serialize-resume'
import { hashSecret, newSecretToken } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { isCallerUser } from '../../http/is-caller-user'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { downloadLinkLimits } from '../../rate-limits/rate-limits'
import { downloadLinkLifeMs, isExpired } from '../../lifetimes'
import { requireKnownTemplate } from '../../catalogue/is-known-template'

type DownloadLinkCalls =
  | 'createDownloadLink'
  | 'readDownloadLink'
  | 'countDownloadLinkFetch'
  | 'endDownloadLink'
  | 'listDownloadLinks'
  | 'endListedDownloadLink'

/** Links to the files of a resume. An expired, ended or made-up one gets one and the same answer. */
export function downloadLinkRoutes(deps: Dependencies): Pick<Handlers, DownloadLinkCalls> {
  const { db, clock } = deps
  const gone = () => new ApiError(ApiCodes.notFound, 'downloadLinkGone')
  async function end(tokenHash: string, userId: string) {
    if (!(await deleteDownloadLink(db, tokenHash, userId))) throw gone()
    return {}
  }

  return {
    async createDownloadLink({ resume, fileName, withData }, { userId }) {
      requireKnownTemplate(deps, resume)
      await consumeRateLimits(deps, downloadLinkLimits(userId))
      const token = newSecretToken()
      const now = clock()
      const expiresAt = now + downloadLinkLifeMs
      await retainPhotos(db, photoIdsOf(resume), expiresAt)
      await insertDownloadLink(db, {
        token_hash: hashSecret(token),
        user_id: userId,
        resume: serializeResume(resume),
        file_name: fileName ?? '',
        with_data: Number(withData),
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
        fetches: 0,
      })
      return { token, expiresAt }
    },

    async readDownloadLink({ token }, caller) {
      const row = await findDownloadLink(db, hashSecret(token))
      if (!row || isExpired(row.expires_at, clock())) throw gone()
      return {
        resume: parseStoredResume(row.resume),
        fileName: row.file_name || undefined,
        withData: row.with_data === 1,
        expiresAt: row.expires_at,
        isOwn: row.user_id !== null && (await isCallerUser(deps, caller, row.user_id)),
      }
    },

    async countDownloadLinkFetch({ token }) {
      await countFetch(db, hashSecret(token))
      return {}
    },

    endDownloadLink: ({ token }, { userId }) => end(hashSecret(token), userId),

    async listDownloadLinks(_, { userId }) {
      const rows = await listDownloadLinkRows(db, userId, clock())
      return rows.map(({ token_hash, file_name, created_at, expires_at, fetches }) => ({
        id: token_hash,
        fileName: file_name,
        createdAt: created_at,
        expiresAt: expires_at,
        fetches,
      }))
    },

    endListedDownloadLink: ({ id }, { userId }) => end(id, userId),
  }
}

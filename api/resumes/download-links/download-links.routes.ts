import { ApiCodes } from '#contract/http/api-codes'
import type { DownloadLink } from '#contract/resume/download-link'
import type { Handlers } from '../../http/call-handler'
import { findDownloadLink, insertDownloadLink, markDownloadLinkUsed } from './download-links.queries'
import { parseStoredResume, serializeResume } from '../serialize-resume'
import type { DownloadLinkRow } from '../../db/schema/tables'
import { hashSecret, newSecretToken } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { guestUploadLimits } from '../../rate-limits/rate-limits'
import { downloadLinkLifeMs, isExpired } from '../../lifetimes'
import { requireKnownTemplate } from '../../catalogue/is-known-template'

type DownloadLinkCalls = 'createDownloadLink' | 'readDownloadLink' | 'redeemDownloadLink'

export function downloadLinkRoutes(deps: Dependencies): Pick<Handlers, DownloadLinkCalls> {
  const { db, clock } = deps

  async function requireDownloadLink(token: string): Promise<DownloadLinkRow> {
    const row = await findDownloadLink(db, hashSecret(token))
    if (!row || isExpired(row.expires_at, clock())) throw new ApiError(ApiCodes.notFound, 'downloadLinkGone')
    return row
  }

  return {
    async createDownloadLink({ resume }, { ip }) {
      requireKnownTemplate(deps, resume)
      await consumeRateLimits(deps, guestUploadLimits('downloadLink', ip))
      const token = newSecretToken()
      const now = clock()
      const expiresAt = now + downloadLinkLifeMs
      await insertDownloadLink(db, {
        token_hash: hashSecret(token),
        resume: serializeResume(resume),
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      return { token, expiresAt }
    },

    async readDownloadLink({ token }) {
      return toDownloadLink(await requireDownloadLink(token))
    },

    async redeemDownloadLink({ token }) {
      const row = await requireDownloadLink(token)
      const now = clock()
      if (!(await markDownloadLinkUsed(db, row.token_hash, now)))
        throw new ApiError(ApiCodes.notFound, 'downloadLinkUsed')
      return toDownloadLink({ ...row, used_at: now })
    },
  }
}

function toDownloadLink(row: DownloadLinkRow): DownloadLink {
  return { resume: parseStoredResume(row.resume), expiresAt: row.expires_at, usedAt: row.used_at }
}

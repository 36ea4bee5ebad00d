import type { ApiClient } from '#app/api-client/api-client'
import { bringsDraft, draftIdOf } from '#app/components/bring-draft'
import { startsDownload } from '#app/components/start-download'
import { i18nFor } from '#app/i18n/i18n.server'
import type { DraftCredentials } from '#contract/resume/draft'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { claimServerDraft } from './claim-draft.server'
import { redirectAfterBringing } from './claim-result'

type BringContext = {
  api: ApiClient
  session: {
    language: 'zh' | 'en'
    drafts: { find(id: string): DraftCredentials | undefined; forget(id: string): void }
    flash: { set(text: string): void }
  }
}

/**
 * After a login that leads back to a draft of the server: stores it in the account, and returns where to go on instead of
 * `next`, the offer to save drafts. Without scripts nothing else would; a download, which only scripts start, is left to them.
 * When the account cannot take it, the offer says so.
 */
export async function bringServerDraft({ api, session }: BringContext, next: string): Promise<string> {
  const { pathname, searchParams } = new URL(next, 'http://internal.invalid')
  const to = pathname === '/resume/keep' ? safeRedirectPath(searchParams.get('to')) : '/'
  const key = bringsDraft(to) && !startsDownload(to) ? session.drafts.find(draftIdOf(to) ?? '') : undefined
  if (!key) return next
  const claimed = await claimServerDraft(api, key).catch(() => undefined)
  if (claimed?.isReleased) session.drafts.forget(key.id)
  const { outcome } = claimed?.result ?? { outcome: 'failed' as const }
  if (outcome === 'gone') return next
  if (!claimed || outcome !== 'kept') return `${next}&outcome=${outcome === 'full' ? 'full' : 'failed'}`
  const { href, isNew } = redirectAfterBringing(to, [claimed.result])
  session.flash.set(i18nFor(session.language).t(`my-resumes:brought.${isNew ? 'new' : 'kept'}`))
  return href
}

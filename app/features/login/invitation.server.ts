import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { i18nFor } from '#app/i18n/i18n.server'
import type { InvitationText } from '#contract/account/invite-terms'
import type { Language } from '#contract/validation/field-error-codes'

/** Who invites a visitor, and what both get; undefined without a known invite code. */
export async function loadInvitation(
  api: ApiClient,
  inviteCode: string,
  language: Language,
): Promise<InvitationText | undefined> {
  if (inviteCode === '') return undefined
  const inviter = await undefinedIfFailed(api.call('readInviter', { inviteCode }))
  if (!inviter) return undefined
  const { t } = i18nFor(language)
  return {
    title: inviter.name ? t('login:invitation.by', { name: inviter.name }) : t('login:invitation.byFriend'),
    reward: t('login:invitation.reward'),
  }
}

import type { ApiClient } from '#app/api-client/api-client'
import type { Language } from '#contract/validation/field-error-codes'
import { loadInvitation } from './invitation.server'
import type { LoginView } from './login-form-state'
import { availablePlatform } from './weixin/weixin-login.server'

type LoginViewParams = Omit<LoginView, 'weixin' | 'invitation'> & { inviteCode: string; language: Language }

/** Loads what the form needs before any input. `inviteCode`: '' for a visitor whom nobody invited. */
export async function loadLoginView(
  api: ApiClient,
  { inWeixin, demo, policies, inviteCode, language }: LoginViewParams,
): Promise<LoginView> {
  const [weixin, invitation] = await Promise.all([
    availablePlatform(api, inWeixin),
    loadInvitation(api, inviteCode, language),
  ])
  return { weixin, inWeixin, demo, policies, invitation }
}

import type { ApiClient } from '#app/api-client/api-client'
import type { Language } from '#contract/validation/field-error-codes'
import { loadInvitation } from './invitation.server'
import type { LoginView } from './login-form-state'
import { availableWeixinWay, type Device } from './weixin/weixin-login.server'

type LoginViewParams = Omit<LoginView, 'weixin' | 'invitation'> & {
  device: Device
  inviteCode: string
  language: Language
}

/** Loads what the form needs before any input. `inviteCode`: '' for a visitor whom nobody invited. */
export async function loadLoginView(
  api: ApiClient,
  { origin, inWeixin, device, demo, policies, inviteCode, language }: LoginViewParams,
): Promise<LoginView> {
  const [weixin, invitation] = await Promise.all([
    availableWeixinWay(api, device),
    loadInvitation(api, inviteCode, language),
  ])
  return { origin, weixin, inWeixin, demo, policies, invitation }
}

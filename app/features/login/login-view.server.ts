import type { ApiClient } from '#app/api-client/api-client'
import type { LoginView } from './login-form-state'
import { availablePlatform } from './weixin/weixin-login.server'

/** Loads what the form needs before any input. */
export async function loadLoginView(
  api: ApiClient,
  { inWeixin, demo, policies }: Omit<LoginView, 'weixin'>,
): Promise<LoginView> {
  return { weixin: await availablePlatform(api, inWeixin), inWeixin, demo, policies }
}

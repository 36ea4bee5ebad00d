import type { ApiClient } from '#app/api-client/upstream'
import type { LoginView } from './login-answer'
import { availablePlatform } from './weixin.server'

/** What the form needs to know before anything was typed. */
export async function loadLoginView(
  api: ApiClient,
  { inWeixin, demo, policies }: Omit<LoginView, 'weixin'>,
): Promise<LoginView> {
  return { weixin: await availablePlatform(api, inWeixin), inWeixin, demo, policies }
}

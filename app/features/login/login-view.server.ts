import type { Upstream } from '#app/api-client/upstream'
import type { LoginView } from './login-answer'
import { usablePlatform } from './weixin.server'

/** What the form needs to know before anything was typed. */
export async function loadLoginView(
  upstream: Upstream,
  { inWeixin, demo, policies }: Omit<LoginView, 'weixin'>,
): Promise<LoginView> {
  return { weixin: await usablePlatform(upstream, inWeixin), inWeixin, demo, policies }
}

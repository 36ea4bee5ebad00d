import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { startWeixinOauth } from '#app/features/login/weixin/weixin-login.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { viaClaimDrafts } from '#app/session/login-redirect.server'
import { bouncePage } from '#app/session/same-site-bounce.server'
import { weixinRedirectUri } from '#app/session/weixin-callback'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

/** OAuth starts only with a POST. */
export function loader() {
  return redirect('/login')
}

/**
 * Starts WeChat OAuth: to log in, or to bind WeChat to the current account. Responds with a page that
 * continues by itself, because our policy lets no form lead to another site, not even by a redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, api } = context
  const form = await request.formData()
  const binds = (await context.getCurrentUser()).state === 'user'
  if (!binds && form.get('purpose') === 'bind')
    return redirect(`/login?${new URLSearchParams({ to: safeRedirectPath(form.get('to')) })}`, 303)
  // The same POST, to the form that requests consent.
  if (!binds && !form.has('agreed') && form.get('intent') !== 'agree')
    return new Response(null, { status: 307, headers: { Location: '/login' } })
  const to = safeRedirectPath(form.get('to'))
  const started = await startWeixinOauth({
    api,
    inWeixin: session.inWeixin,
    purpose: binds ? 'bind' : 'login',
    browser: session.weixin.begin().secretHash,
    returnTo: Number(form.get('deviceDrafts')) > 0 ? viaClaimDrafts(to) : to,
    redirectUriFor: (platform) => weixinRedirectUri(request, settings.publicOrigin, platform),
  })
  if ('trouble' in started)
    return redirect(`/login?${new URLSearchParams({ trouble: started.trouble, to })}`, 303)
  const { t } = i18nFor(session.language)
  return bouncePage(started.address, { lang: session.language, continueLabel: t('login:weixin.going') })
}

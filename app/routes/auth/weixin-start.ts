import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { startWeixinOauth } from '#app/features/login/weixin/weixin-login.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { viaClaimDrafts } from '#app/session/login-redirect.server'
import { bouncePage } from '#app/session/same-site-bounce.server'
import { weixinRedirectUri } from '#app/session/weixin-callback'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

/** A round begins by a press alone. */
export function loader() {
  return redirect('/login')
}

/**
 * The way to WeChat: to log in, or to bind WeChat to the account that is logged in. Answers with a page that goes on by
 * itself, for our policy lets no form lead to another site, not even by a redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, api } = context
  const form = await request.formData()
  const binds = (await context.getCurrentUser()).state === 'user'
  if (!binds && form.get('purpose') === 'bind')
    return redirect(`/login?${new URLSearchParams({ to: safeRedirectPath(form.get('to')) })}`, 303)
  // The same post, to the form that asks for consent.
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

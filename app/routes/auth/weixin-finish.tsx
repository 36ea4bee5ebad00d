import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseWeixinLoginError, toWeixinLoginError } from '#app/features/login/weixin/weixin-login.server'
import type { WeixinLoginError } from '#app/features/login/weixin/weixin-login-error'
import { WeixinErrorPage } from '#app/features/login/weixin/weixin-error-page'
import { policyVersion } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { bringsDraft } from '#app/components/bring-draft'
import { bringServerDraft } from '#app/features/my-resumes/drafts/bring-server-draft.server'
import { claimTargetOf, completeLogin } from '#app/session/login-redirect.server'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

export const handle = { i18n: ['login'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/**
 * The end of WeChat OAuth, requested by our own page: logs in or binds, and redirects to where the user
 * wanted to go.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api } = context
  const query = new URL(request.url).searchParams
  // First, because its new token must not replace the one of this login.
  const loggedIn = (await context.getCurrentUser()).state === 'user'
  const { t } = i18nFor(session.language)
  const stay = (trouble: WeixinLoginError, message = '') => ({
    trouble,
    message,
    loggedIn,
    title: `${t(`login:weixin.trouble.${trouble}.title`)} · ${t('layout:siteName')}`,
  })
  const trouble = parseWeixinLoginError(query.get('trouble'))
  if (trouble) return stay(trouble)
  const browser = session.weixin.secret()
  if (!browser) return stay('otherBrowser')
  try {
    const oauthParams = { state: query.get('round') ?? '', browser, ...session.invite.codes(), policyVersion }
    const { did, token, isNewUser, returnTo } = await api.call('finishWeixin', oauthParams)
    if (did === 'bind' || !token) {
      if (token) session.auth.remember(token)
      session.flash.set(t('login:boundNow.weixin'), 'success', 'login')
      return redirect(safeRedirectPath(returnTo), 303)
    }
    // It begins with the offer if the device had drafts, and then its script brings them (weixin-start.ts).
    const to = safeRedirectPath(returnTo)
    const hasDeviceDrafts = claimTargetOf(to) !== undefined
    const target = { to, hasDeviceDrafts: bringsDraft(to) }
    const next = completeLogin(session, { token, isNewUser }, target)
    return redirect(hasDeviceDrafts ? next : await bringServerDraft(context, next), 303)
  } catch (error) {
    const named = toWeixinLoginError(error)
    return stay(named, named === 'conflict' && error instanceof Error ? error.message : '')
  }
}

export default function FinishWeixin() {
  const { trouble, message, loggedIn } = useLoaderData<typeof loader>()
  return <WeixinErrorPage error={trouble} message={message} isLoggedIn={loggedIn} />
}

import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readTrouble, troubleOf } from '#app/features/login/weixin.server'
import type { WeixinTrouble } from '#app/features/login/weixin-trouble'
import { WeixinTroublePage } from '#app/features/login/weixin-trouble-page'
import { policyVersion } from '#app/features/policies/policies.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { enter } from '#app/session/entering.server'
import { safePath } from '#contract/safe-path'

export { unlisted as meta } from '#app/shell/unlisted'

/** The end of a round to WeChat, asked for by our own page: logs in or binds, and goes where the person wanted to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream } = context
  const query = new URL(request.url).searchParams
  // First, for its new token must not come after the one of this login.
  const loggedIn = (await context.who()).state === 'user'
  const { t } = i18nFor(visit.language)
  const stay = (trouble: WeixinTrouble, said = '') => ({
    trouble,
    said,
    loggedIn,
    title: `${t(`login.weixin.trouble.${trouble}.title`)} · ${t('frame.siteName')}`,
  })
  const trouble = readTrouble(query.get('trouble'))
  if (trouble) return stay(trouble)
  const browser = visit.weixin.secret()
  if (!browser) return stay('otherBrowser')
  try {
    const round = { state: query.get('round') ?? '', browser, ...visit.invite.codes(), policyVersion }
    const { did, token, isNewUser, returnTo } = await upstream.call('finishWeixin', round)
    if (did === 'bind' || !token) {
      if (token) visit.auth.remember(token)
      visit.flash.say(t('login.boundNow.weixin'), 'success', 'login')
      return redirect(safePath(returnTo), 303)
    }
    return redirect(enter(visit, { token, isNewUser }, { to: returnTo, hasDeviceDrafts: false }), 303)
  } catch (error) {
    const named = troubleOf(error)
    return stay(named, named === 'conflict' && error instanceof Error ? error.message : '')
  }
}

export default function FinishWeixin() {
  const { trouble, said, loggedIn } = useLoaderData<typeof loader>()
  return <WeixinTroublePage trouble={trouble} said={said} loggedIn={loggedIn} />
}

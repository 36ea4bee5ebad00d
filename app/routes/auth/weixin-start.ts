import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { beginWeixin } from '#app/features/login/weixin.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { keepFirst } from '#app/session/entering.server'
import { hopPage } from '#app/session/hop.server'
import { weixinReturnAddress } from '#app/session/weixin-return'
import { safePath } from '#contract/safe-path'

/** A round begins by a press alone. */
export function loader() {
  return redirect('/login')
}

/**
 * The way to WeChat: to log in, or to bind WeChat to the account that is logged in. Answers with a page that goes on by
 * itself, for our policy lets no form lead to another site, not even by a redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, upstream } = context
  const form = await request.formData()
  const binds = (await context.who()).state === 'user'
  if (!binds && form.get('purpose') === 'bind')
    return redirect(`/login?${new URLSearchParams({ to: safePath(form.get('to')) })}`, 303)
  // The same post, to the form that asks for consent.
  if (!binds && !form.has('agreed') && form.get('intent') !== 'agree')
    return new Response(null, { status: 307, headers: { Location: '/login' } })
  const to = safePath(form.get('to'))
  const begun = await beginWeixin({
    upstream,
    inWeixin: visit.inWeixin,
    purpose: binds ? 'bind' : 'login',
    browser: visit.weixin.begin().secretHash,
    returnTo: Number(form.get('deviceDrafts')) > 0 ? keepFirst(to) : to,
    backTo: (platform) => weixinReturnAddress(request, settings.publicOrigin, platform),
  })
  if ('trouble' in begun)
    return redirect(`/login?${new URLSearchParams({ trouble: begun.trouble, to })}`, 303)
  const { t } = i18nFor(visit.language)
  return hopPage(begun.address, { lang: visit.language, goOn: t('login.weixin.going') })
}

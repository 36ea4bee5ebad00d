import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleOauthCallback } from '#app/features/login/weixin/weixin-login.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { bouncePage } from '#app/session/same-site-bounce.server'

/**
 * Handles the redirect from WeChat, whatever page the user had left (app/session/weixin-callback.ts). A
 * cross-site request has no Strict cookie: this reads only the Lax one, and continues through a page of ours,
 * whose next request has all of them.
 */
export async function loader({ request, context: { session, api } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? '']
  const trouble = await handleOauthCallback({ api, code, state, browser: session.weixin.secret() })
  const next = new URLSearchParams(trouble ? { trouble } : { round: state })
  const { t } = i18nFor(session.language)
  return bouncePage(`/auth/wechat/finish?${next}`, {
    lang: session.language,
    continueLabel: t('layout:goOn'),
  })
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { failingResponse } from '#app/features/component-demos/failing-responses.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'

/** Failing requests for /demo/error-defense; only where DEMO=1. */
export function loader({ request, params: { kind = '' }, context: { session } }: LoaderFunctionArgs) {
  if (!settings.hasDemoFailures) throw new Response(null, { status: 404 })
  const { t } = i18nFor(session.language)
  return failingResponse(kind, request.signal, t('login:problems.loginFailed'))
}

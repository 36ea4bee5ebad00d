import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWrongly } from '#app/features/demo/answers.server'
import { i18nFor } from '#app/i18n/i18n.server'

/** Requests that go wrong, for /demo/error-defense. */
export function loader({ request, params: { kind = '' }, context: { visit } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  return answerWrongly(kind, request.signal, t('login.problems.loginFailed'))
}

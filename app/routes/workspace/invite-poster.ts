import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderPoster } from '#app/features/invite/poster.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { fileResponse } from '#app/preview/file-response'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns the invitation as an image to show and to save. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api, typesetter } = args.context
  const { t } = i18nFor(session.language)
  const texts = {
    brand: t('layout:siteName'),
    title: t('invite:posterTexts.title'),
    lead: t('invite:posterTexts.lead'),
    from: (name: string) => (name ? t('login:invitation.by', { name }) : t('login:invitation.byFriend')),
    reward: t('login:invitation.reward'),
    scan: t('invite:posterTexts.scan'),
  }
  const made = renderPoster({
    api,
    typesetter,
    publicOrigin: settings.publicOrigin,
    language: session.language,
    texts,
  })
  return withTypesetErrors(made.then((png) => fileResponse(png, 'image/png')))
}

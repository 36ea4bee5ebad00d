import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderPoster } from '#app/features/invite/poster.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { attachmentHeader } from '#app/preview/resume-file-name'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns the invitation as an image to save. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api, typesetter } = args.context
  const { t } = i18nFor(session.language)
  const texts = {
    brand: t('layout:siteName'),
    title: t('invite:posterTexts.title'),
    lead: t('invite:posterTexts.lead'),
    from: (name: string) => t('invite:posterTexts.from', { name, interpolation: { escapeValue: false } }),
    reward: t('invite:posterTexts.reward'),
    scan: t('invite:posterTexts.scan'),
  }
  const made = renderPoster({ api, typesetter, publicOrigin: settings.publicOrigin, texts })
  const headers = {
    'Content-Type': 'image/png',
    'Content-Disposition': attachmentHeader(t('invite:posterFile'), 'png'),
    'Cache-Control': 'private, no-store',
  }
  return withTypesetErrors(made.then((png) => new Response(new Uint8Array(png), { headers })))
}

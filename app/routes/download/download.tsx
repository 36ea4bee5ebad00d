import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { getDownloadQuote } from '#app/features/download/charge-download.server'
import { DeviceDownload } from '#app/features/download/device-download'
import { editUrlOf } from '#app/features/download/edit-url'
import { canEmail, emailResume } from '#app/features/download/email-resume.server'
import { readPostedSource } from '#app/features/download/read-posted-source.server'
import { DownloadPage } from '#app/features/download/download-page'
import { describeOrRedirectToEditor, findDownloadSource } from '#app/features/download/download.server'
import { loadUpgrade } from '#app/features/pricing/load-upgrade.server'
import { UpgradeModal } from '#app/features/pricing/upgrade-modal'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['download', 'pricing'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { session, api, log } = args.context
  const query = new URL(args.request.url).searchParams
  const source = await findDownloadSource(api, session.drafts, query)
  const { sourceQuery, draftId, resume } = source
  // A user's resume is on no device: it is found here or not at all.
  if (!resume && draftId === undefined) throw new Response(null, { status: 404 })
  const [view, charge, isEmailOn, upgrade] = await Promise.all([
    resume && describeOrRedirectToEditor(args.context, resume, source),
    getDownloadQuote(api, source),
    canEmail(api),
    loadUpgrade({ api, log, query, benefits, planQuota: 'downloads' }),
  ])
  return {
    title: pageTitle(session.language, (t) => t('download:title')),
    sourceQuery,
    draftId,
    inWeixin: session.inWeixin,
    canEmail: isEmailOn,
    isBusy: query.has('busy'),
    charge,
    view,
    upgrade,
  }
}

/** Sends the PDF to its owner by e-mail: of the buttons of this page only that one posts to the page itself. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const { api, session } = context
  const form = await request.clone().formData()
  const source = await readPostedSource(api, session.drafts, request)
  const announce = (text: string) => session.flash.set(text)
  const outcome = await emailResume(context, { source, form, language: session.language, announce })
  return outcome instanceof Response ? outcome : data(outcome.result, { status: outcome.status })
}

export default function Download() {
  const { draftId, sourceQuery, view, upgrade, ...state } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      {view ? (
        <DownloadPage
          {...state}
          view={view}
          sourceQuery={sourceQuery}
          editHref={editUrlOf({ sourceQuery, draftId })}
          pageUrl={(page) => `/sheets/pages/${page}?${sourceQuery}&v=${view.pages[page - 1]?.hash}`}
        />
      ) : (
        <DeviceDownload {...state} id={draftId ?? ''} />
      )}
      {upgrade ? <UpgradeModal {...upgrade} closeUrl={withoutUpgrade(search)} /> : null}
    </>
  )
}

/** The page as it was refused: with the name and the format that were chosen. */
function withoutUpgrade(search: URLSearchParams): string {
  const choices = new URLSearchParams(search)
  choices.delete('upgrade')
  return `/resume/download?${choices}`
}

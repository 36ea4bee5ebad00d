import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadWizard, parseStep } from '#app/features/resume-wizard/wizard.server'
import { renderWizardPage } from '#app/features/resume-wizard/wizard-preview.server'
import { renderDraftPage } from '#app/preview/render-pages.server'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { renderStoredPage } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/**
 * Returns one page as an SVG image: of a server draft, or of one of the user's resumes (in another
 * `?template=` and `?colour=`); with `?example`, what is not written yet is shown as in the editor, and with
 * `?scenario=` and `?step=` as in its wizard.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args
  const query = new URL(request.url).searchParams
  const page = Number(params.page)
  const id = query.get('resume')
  const showsExample = query.has('example')
  if (id === null) {
    const key = context.session.drafts.find(query.get('draft') ?? '')
    const scenario = query.get('scenario')
    if (scenario !== null) {
      const wizard = await loadWizard(context.api, scenario, key)
      if (!wizard) return new Response(null, { status: 404 })
      const step = parseStep(query.get('step'), wizard.draft)
      return withTypesetErrors(renderWizardPage(request, context, { wizard, step, page }))
    }
    return withTypesetErrors(renderDraftPage(request, { ...context, key, page, showsExample }))
  }
  await requireUser(args)
  const revision = query.has('revision') ? Number(query.get('revision')) : undefined
  const template = query.get('template')
  const look = template === null ? undefined : { template, colour: `#${query.get('colour') ?? ''}` }
  return renderStoredPage(request, context, { id, revision, page, templateOverride: look, showsExample })
}

import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { wantsJson } from '#app/session/wants-json'
import { parseLanguage } from '#app/session/preferences'

export function loader() {
  return redirect('/')
}

/** Saves the chosen language. Scripts stay on the page and reload it; a form posts the path to return to. */
export async function action({ request, context: { session } }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = parseLanguage(form.get('language'))
  if (!language) throw Response.json({ language: null }, { status: 400 })
  session.savePreference.language(language)
  if (wantsJson(request)) return new Response(null, { status: 204 })
  return redirect(safeRedirectPath(form.get('to')), 303)
}

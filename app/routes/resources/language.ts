import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { wantsJson } from '#app/session/wants-json'
import { parseLanguage } from '#app/session/preferences'

export function loader() {
  return redirect('/')
}

/** A chosen language. Scripts stay where they are and read the page again; a form says where it stood. */
export async function action({ request, context: { session } }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = parseLanguage(form.get('language'))
  if (!language) throw Response.json({ language: null }, { status: 400 })
  session.savePreference.language(language)
  if (wantsJson(request)) return new Response(null, { status: 204 })
  return redirect(safeRedirectPath(form.get('to')), 303)
}

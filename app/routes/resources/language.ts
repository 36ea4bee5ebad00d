import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safePath } from '#contract/safe-path'
import { isAskedByScript } from '#app/session/asked-by-script'
import { toLanguage } from '#app/session/choices'

export function loader() {
  return redirect('/')
}

/** A chosen language. Scripts stay where they are and read the page again; a form says where it stood. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = toLanguage(form.get('language'))
  if (!language) throw Response.json({ language: null }, { status: 400 })
  visit.choose.language(language)
  if (isAskedByScript(request)) return new Response(null, { status: 204 })
  return redirect(safePath(form.get('to')), 303)
}

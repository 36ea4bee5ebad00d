import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { parseTheme } from '#app/session/preferences'

export function loader() {
  return redirect('/')
}

/** A chosen theme. A form says where it stood; remix-themes sends JSON, in which null is the theme of the system. */
export async function action({ request, context: { session } }: ActionFunctionArgs) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = isForm ? await request.formData() : undefined
  const theme = parseTheme(form ? form.get('theme') : themeIn(await request.text()))
  if (!theme) throw Response.json({ theme: null }, { status: 400 })
  session.savePreference.theme(theme)
  // Nobody reads what a script is answered.
  return form ? redirect(safeRedirectPath(form.get('to')), 303) : new Response(null, { status: 204 })
}

function themeIn(json: string): unknown {
  try {
    const { theme } = JSON.parse(json) as { theme?: unknown }
    return theme ?? 'system'
  } catch {
    return undefined
  }
}

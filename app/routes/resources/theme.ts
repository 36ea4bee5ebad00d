import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { parseTheme } from '#app/session/preferences'

export function loader() {
  return redirect('/')
}

/**
 * Saves the chosen theme. A form posts the path to return to; remix-themes sends JSON, in which null is the
 * system theme.
 */
export async function action({ request, context: { session } }: ActionFunctionArgs) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = isForm ? await request.formData() : undefined
  const theme = parseTheme(form ? form.get('theme') : themeIn(await request.text()))
  if (!theme) throw Response.json({ theme: null }, { status: 400 })
  session.savePreference.theme(theme)
  // Scripts ignore the response.
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

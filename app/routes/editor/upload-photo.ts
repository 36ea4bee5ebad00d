import type { ActionFunctionArgs } from '@remix-run/node'
import { keepPhoto, photoFileOf } from '#app/features/editor/photo.server'

/** Takes a photo for the editor's scripts; the plain form posts its photo along instead. */
export async function action({ request, context: { upstream } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => undefined)
  const file = form && photoFileOf(form)
  if (!file) return Response.json({ problem: 'photoNotImage' }, { status: 400 })
  return Response.json(await keepPhoto(upstream, file, String(form.get('shape') ?? '')))
}

import type { ActionFunctionArgs } from '@remix-run/node'
import { savePhoto, photoFileFrom } from '#app/features/editor/photo/process-photo.server'

/** Uploads a photo for the editor's scripts; the plain form posts its photo itself. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => undefined)
  const file = form && photoFileFrom(form)
  if (!file) return Response.json({ problem: 'photoNotImage' }, { status: 400 })
  return Response.json(await savePhoto(api, file, String(form.get('shape') ?? '')))
}

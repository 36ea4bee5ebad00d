import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { Style } from '#contract/resume/style'
import type { Typesetter } from '#typeset/typesetter'
import { dropInvalidFields } from './drop-invalid-fields'
import { readPhotos } from './photo-cache.server'
import { withTemplate, type TemplateOverride } from './render-stored-resume.server'
import { renderOwnThumbnail } from './thumbnail.server'

const Posted = z.object({ resume: z.unknown() })

/** A posted draft in a template, as a thumbnail. Only the device has the draft: nothing of it is stored. */
export async function renderPostedThumbnail(
  request: Request,
  { api, typesetter }: { api: ApiClient; typesetter: Typesetter },
  override: TemplateOverride,
): Promise<Response> {
  const posted = Posted.safeParse(await request.json().catch(() => undefined))
  if (!posted.success) return new Response(null, { status: 400 })
  const { resume: draft } = dropInvalidFields(posted.data.resume)
  if (!draft) return new Response(null, { status: 422 })
  const applied = await withTemplate(api, draft, override)
  if (!applied) return new Response(null, { status: 404 })
  // Its writer may have mixed a colour that the template does not offer.
  const colour = Style.shape.colour.safeParse(override.colour)
  const resume = colour.success ? { ...applied, style: { ...applied.style, colour: colour.data } } : applied
  const photos = await readPhotos(api, resume)
  return renderOwnThumbnail(request, typesetter, { resume, photos }, 'no-store')
}

import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { Resume } from '#contract/resume/resume'
import type { Style } from '#contract/resume/style'
import type { Typesetter } from '#typeset/typesetter'
import { dropInvalidFields } from './drop-invalid-fields'
import { findFewerPages, type FewerPages } from './fewer-pages'
import { readPhotos } from './photo-cache.server'
import { withTypesetErrors } from './typeset-error-response.server'

const FewerPagesRequest = z.object({ resume: z.unknown() })
type Dependencies = { api: ApiClient; typesetter: Typesetter }
export type FewerPagesAnswer = { found?: FewerPages }

/**
 * Responds with the change of style that saves the lonely last page of the posted document. It is asked after a pause in
 * typing, and takes some layouts, each of which waits its turn; none any more once the client has gone.
 */
export async function handleFewerPages(request: Request, dependencies: Dependencies): Promise<Response> {
  const parsed = FewerPagesRequest.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { resume, problems } = dropInvalidFields(parsed.data.resume)
  if (!resume) return Response.json({ problems }, { status: 422 })
  return withTypesetErrors(
    searchFor(dependencies, resume, request.signal).then((found) =>
      Response.json({ found } satisfies FewerPagesAnswer),
    ),
  )
}

async function searchFor({ api, typesetter }: Dependencies, resume: Resume, signal: AbortSignal) {
  const photos = await readPhotos(api, resume)
  const layOut = (style: Style) => typesetter.pages({ ...resume, style }, photos)
  const { pages, lonelyLines } = await layOut(resume.style)
  if (lonelyLines === undefined) return undefined
  return findFewerPages(resume.style, pages.length, async (style) => {
    return signal.aborted ? Infinity : (await layOut(style)).pages.length
  })
}

import { gzipSync } from 'node:zlib'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import { withExample } from './find-example.server'
import { createFitReport } from './one-page-fit-report'
import { toPageAreas } from './page-areas'
import { readPhotos } from './photo-cache.server'
import type { PageArea, PreviewResponse } from './preview-protocol'
import { createUndrawnNote } from './undrawn-note.server'

export type PageLayout = Pick<
  PreviewResponse,
  'layoutId' | 'pages' | 'missingGlyphs' | 'undrawn' | 'fit' | 'lonelyLines'
>

/** The pages of a resume with their sizes, without their drawings. */
export async function layoutPages(
  api: ApiClient,
  typesetter: Typesetter,
  resume: Resume,
): Promise<PageLayout> {
  return (await layOut(api, typesetter, resume)).layout
}

/** The same with the areas on them. */
export async function layoutWithAreas(
  api: ApiClient,
  typesetter: Typesetter,
  resume: Resume,
): Promise<PageLayout & { areas: PageArea[] }> {
  const { layout, anchors } = await layOut(api, typesetter, resume)
  return { ...layout, areas: toPageAreas(anchors) }
}

async function layOut(api: ApiClient, typesetter: Typesetter, resume: Resume) {
  const photos = await readPhotos(api, resume)
  const { anchors, undrawn, fit, layoutId, pages, missingGlyphs, lonelyLines } = await typesetter.pages(
    resume,
    photos,
  )
  const notes = { undrawn: createUndrawnNote(resume, undrawn), fit: createFitReport(resume, fit) }
  return { layout: { layoutId, pages, missingGlyphs, lonelyLines, ...notes }, anchors }
}

type PageRequest = {
  api: ApiClient
  typesetter: Typesetter
  key: DraftCredentials | undefined
  page: number
  /** A draft without a word is shown with its example. */
  showsExample?: boolean
}

/** A draft's page as a compressed SVG image. 404 when there is no such draft or page. */
export async function renderDraftPage(
  request: Request,
  { api, typesetter, key, page, showsExample }: PageRequest,
): Promise<Response> {
  const draft = key && (await api.call('readDraft', key).catch(undefinedIfNotFound))
  if (!draft) return new Response(null, { status: 404 })
  const resume = showsExample ? await withExample(api, draft.resume) : draft.resume
  return renderResumePage(request, { api, typesetter }, resume, page)
}

/** A resume's page as a compressed SVG image. 404 when there is no such page. */
export async function renderResumePage(
  request: Request,
  { api, typesetter }: Pick<PageRequest, 'api' | 'typesetter'>,
  resume: Resume,
  page: number,
): Promise<Response> {
  if (!Number.isInteger(page)) return new Response(null, { status: 404 })
  const photos = await readPhotos(api, resume)
  const svg = await typesetter.svgPage(resume, photos, page)
  return svg === undefined ? new Response(null, { status: 404 }) : gzippedSvgResponse(request, svg)
}

/** For `catch` of a call: undefined when it was not found; rethrows any other error. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof ApiClientError && error.isNotFound) return undefined
  throw error
}

function gzippedSvgResponse(request: Request, svg: string): Response {
  const headers = new Headers({
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'private, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(svg, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(gzipSync(svg, { level: 4 })), { headers })
}

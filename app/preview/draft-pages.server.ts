import { gzipSync } from 'node:zlib'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { DraftKey } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { Typesetter } from '#typeset/typesetter'
import { fitReportOf, type FitReport } from './fit-report'
import { readPhoto } from './photo-shelf.server'
import type { SheetPage, UndrawnNote } from './preview-answer'
import { undrawnNote } from './undrawn-note.server'

export type LaidOut = {
  layoutId: string
  pages: SheetPage[]
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  fit?: FitReport
}

/** The pages of a resume with their sizes, without their drawings. */
export async function layOutPages(
  upstream: Upstream,
  typesetter: Typesetter,
  resume: Resume,
): Promise<LaidOut> {
  const photo = await readPhoto(upstream, resume.basics.photo)
  const { layoutId, pages, missingGlyphs, undrawn, fit } = await typesetter.pages(resume, photo)
  const note = undrawnNote(resume, undrawn)
  return { layoutId, pages, missingGlyphs, undrawn: note, fit: fitReportOf(resume, fit) }
}

type PageQuestion = { upstream: Upstream; typesetter: Typesetter; key: DraftKey | undefined; page: number }

/** A draft's page as an SVG image, packed. 404 when there is no such draft or page. */
export async function draftPage(
  request: Request,
  { upstream, typesetter, key, page }: PageQuestion,
): Promise<Response> {
  const draft = key && (await upstream.call('readDraft', key).catch(goneAsUndefined))
  if (!draft) return new Response(null, { status: 404 })
  return resumePage(request, { upstream, typesetter }, draft.resume, page)
}

/** A resume's page as an SVG image, packed. 404 when there is no such page. */
export async function resumePage(
  request: Request,
  { upstream, typesetter }: Omit<PageQuestion, 'key' | 'page'>,
  resume: Resume,
  page: number,
): Promise<Response> {
  if (!Number.isInteger(page)) return new Response(null, { status: 404 })
  const photo = await readPhoto(upstream, resume.basics.photo)
  const svg = await typesetter.svgPage(resume, photo, page)
  return svg === undefined ? new Response(null, { status: 404 }) : packedSvg(request, svg)
}

/** For a call that may find nothing: undefined then, any other failure stays one. */
export function goneAsUndefined(error: unknown): undefined {
  if (error instanceof UpstreamFailure && error.isNotFound) return undefined
  throw error
}

function packedSvg(request: Request, svg: string): Response {
  const headers = new Headers({
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'private, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(svg, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(gzipSync(svg, { level: 4 })), { headers })
}

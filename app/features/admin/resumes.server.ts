import { orNone } from '#app/api-client/or-none'
import type { Upstream } from '#app/api-client/upstream'
import { orBusy } from '#app/preview/or-busy.server'
import { layOutPages, resumePage } from '#app/preview/draft-pages.server'
import type { SheetPage } from '#app/preview/preview-answer'
import type { DeskTexts } from '#app/i18n/zh/desk'
import { type OpenedResume, ResumeMove, ResumesAsked } from '#contract/admin-resume'
import { ResumeId } from '#contract/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { loadList } from './list.server'
import { refusalOf } from './press.server'

type Parts = { upstream: Upstream; typesetter: Typesetter }

export function loadResumes(upstream: Upstream, query: URLSearchParams) {
  return loadList(ResumesAsked, query, (asked) => upstream.call('listResumesAsAdmin', asked))
}

/** A resume as pages, without the rest of what is in it. */
export type ResumeView = Omit<OpenedResume, 'resume'> & {
  pages: (SheetPage & { src: string })[]
  /** The step before it is moved. */
  step: 'bin' | 'shelf' | undefined
}

/** Opens somebody's resume, which the service writes down; undefined when there is none. */
export async function loadResumeView(parts: Parts, query: URLSearchParams): Promise<ResumeView | undefined> {
  const opened = await open(parts.upstream, query.get('resume') ?? '')
  if (!opened) return undefined
  const { resume, ...rest } = opened
  // Who it is of and what was done to it must be there even when pages cannot be set right now.
  const { pages } = await layOutPages(parts.upstream, parts.typesetter, resume).catch(() => ({ pages: [] }))
  const step = rest.deletedAt === null ? 'bin' : 'shelf'
  return {
    ...rest,
    step: query.get('do') === step ? step : undefined,
    pages: pages.map((page: SheetPage, i: number) => ({
      ...page,
      src: `/admin/resume-page?resume=${rest.id}&page=${i + 1}&v=${page.hash}`,
    })),
  }
}

/** One page of it as an SVG image; the service counts it to the opening it belongs to. */
export async function adminPage(request: Request, parts: Parts): Promise<Response> {
  const query = new URL(request.url).searchParams
  const opened = await open(parts.upstream, query.get('resume') ?? '')
  if (!opened) return new Response(null, { status: 404 })
  return orBusy(resumePage(request, parts, opened.resume, Number(query.get('page'))))
}

async function open(upstream: Upstream, id: string): Promise<OpenedResume | undefined> {
  if (!ResumeId.safeParse({ id }).success) return undefined
  return orNone(upstream.call('openResumeAsAdmin', { id }))
}

/** @returns why it was not moved, in a sentence; undefined when it was. */
export async function moveResume(
  upstream: Upstream,
  form: FormData,
  { act }: DeskTexts,
): Promise<string | undefined> {
  const move = ResumeMove.safeParse(Object.fromEntries(form))
  if (!move.success)
    return move.error.issues.some(({ path }) => path[0] === 'reason') ? act.badReason : act.wrong
  return refusalOf(upstream.call('moveResumeAsAdmin', move.data), { act })
}

import { postJson } from '#app/api-client/post-json'
import type { Resume } from '#contract/resume/resume'

/** A draft of this device in a template, in one of its colours. */
export type DraftTemplate = { resume: Resume; template: string; colour: string | undefined }
/** The widths, in px, that `thumbnail-size.server.ts` draws and that somebody shows. */
type PageWidth = 360 | 1120

/** So many are drawn at once; those that come into view meanwhile wait for their turn. */
const maxConcurrent = 2
const timeoutMs = 20_000
const maxTries = 3

/** The pages of the newest draft that were drawn, by template and colour: who scrolls back sees them at once. */
let pagesOfDraft: { content: string; pages: Map<string, Promise<string>> } | undefined
let drawing = 0
const waiting: (() => void)[] = []

/**
 * The first page of a draft in a template, as an object URL. The service draws what is posted and keeps nothing.
 * @throws where the network is gone, or the service is too busy or refuses the draft
 */
export function drawDraftPage(
  { resume, template, colour }: DraftTemplate,
  width: PageWidth = 1120,
): Promise<string> {
  const pages = pagesOf(resume)
  const key = `${template} ${colour} ${width}`
  const page = pages.get(key) ?? inTurn(() => requestPage({ resume, template, colour }, width))
  pages.set(key, page)
  // Asked for again when it is next in view.
  page.catch(() => pages.delete(key))
  return page
}

function pagesOf(resume: Resume): Map<string, Promise<string>> {
  const content = JSON.stringify(resume)
  if (pagesOfDraft?.content === content) return pagesOfDraft.pages
  for (const page of pagesOfDraft?.pages.values() ?? [])
    page.then((url) => URL.revokeObjectURL(url)).catch(() => undefined)
  pagesOfDraft = { content, pages: new Map() }
  return pagesOfDraft.pages
}

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (drawing >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  drawing++
  try {
    return await task()
  } finally {
    drawing--
    waiting.shift()?.()
  }
}

async function requestPage(
  { resume, template, colour }: DraftTemplate,
  width: PageWidth,
  tries = 1,
): Promise<string> {
  const query = new URLSearchParams({ w: String(width), ...(colour && { colour: colour.slice(1) }) })
  const response = await postJson(
    `/sheets/templates/${template}?${query}`,
    { resume },
    { signal: AbortSignal.timeout(timeoutMs) },
  )
  if (response.ok) return URL.createObjectURL(await response.blob())
  const retryAfterS = Number(response.headers.get('retry-after'))
  if (!retryAfterS || tries === maxTries) throw new Error(`a draft was answered with ${response.status}`)
  await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterS, 5) * 1000))
  return requestPage({ resume, template, colour }, width, tries + 1)
}

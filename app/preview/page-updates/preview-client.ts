import { postJson } from '#app/api-client/post-json'
import type { FieldErrors } from '#contract/http/envelope'
import { replaceLines } from '#contract/preview/replaced-lines'
import type { PreviewMessage } from './preview-messages'
import type {
  DrawnPage,
  PageArea,
  PreviewResponse,
  PreviewRequest,
  PreviewPage,
} from '#app/preview/preview-protocol'

export type Preview = Omit<PreviewResponse, 'glyphs' | 'pages' | 'areas'> & {
  pages: DrawnPage[]
  areas: PageArea[]
}
/** Errors come with a response only: `ready`, or `refused` for a document that is no resume. */
export type PreviewListener = (
  state: PreviewMessage['state'],
  preview: Preview | undefined,
  problems?: FieldErrors,
) => void

const retryAfterMs = 2_000
const timeoutMs = 10_000

/**
 * Keeps the preview in sync with a document: one request at a time, then the newest document, skipping older
 * ones.
 * Responses identify glyphs and pages by content, so each is transferred once.
 */
export function createPreviewClient(
  glyphs: { add(markup: Record<string, string>): void },
  listener: PreviewListener,
) {
  let preview: Preview | undefined
  let pendingResume: unknown
  let isBusy = false
  let isStopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const bodies = new Map<string, string>()

  return {
    update(resume: unknown) {
      pendingResume = resume
      clearTimeout(retry)
      if (!isBusy) void requestPending()
    },
    stop() {
      isStopped = true
      pendingResume = undefined
      clearTimeout(retry)
    },
  }

  async function requestPending() {
    isBusy = true
    while (pendingResume !== undefined) {
      const resume = pendingResume
      pendingResume = undefined
      try {
        const answer = await requestPreview({ resume, base: preview?.layoutId })
        if (isStopped) return
        if ('refused' in answer) {
          listener('refused', preview, answer.refused)
          continue
        }
        applyResponse(answer)
        listener('ready', preview, answer.problems)
      } catch {
        if (isStopped) return
        pendingResume ??= resume
        listener(navigator.onLine ? 'failed' : 'offline', preview)
        retry = setTimeout(() => void requestPending(), retryAfterMs)
        break
      }
    }
    isBusy = false
  }

  function bodyOf({ hash, body, changed }: PreviewPage): string {
    if (body !== undefined || !changed) return body ?? bodies.get(hash) ?? ''
    return replaceLines((bodies.get(changed.base) ?? '').split('\n'), changed.runs).join('\n')
  }

  function applyResponse({ glyphs: fresh, pages, areas = preview?.areas ?? [], ...answer }: PreviewResponse) {
    glyphs.add(fresh)
    const completePages = pages.map(({ changed, ...page }) => ({
      ...page,
      body: bodyOf({ ...page, changed }),
    }))
    bodies.clear()
    for (const page of completePages) bodies.set(page.hash, page.body)
    preview = { ...answer, areas, pages: completePages }
  }
}

/** A rejected document would be rejected again: only a change is worth a request. */
async function requestPreview(request: PreviewRequest): Promise<PreviewResponse | { refused: FieldErrors }> {
  const response = await postJson('/sheets/preview', request, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 422)
    return { refused: ((await response.json()) as { problems: FieldErrors }).problems }
  if (!response.ok) throw new Error(`preview: HTTP ${response.status}`)
  return (await response.json()) as PreviewResponse
}

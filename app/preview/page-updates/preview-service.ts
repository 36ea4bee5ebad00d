import { postJson } from '#app/api-client/post-json'
import type { FieldErrors } from '#contract/http/envelope'
import { replaceLines } from '#contract/preview/replaced-lines'
import type { PageArea, PreviewPage, PreviewRequest, PreviewResponse } from '#app/preview/preview-protocol'
import type { DrawnResume } from './preview'

const timeoutMs = 10_000

type Answer = PreviewResponse | { refused: FieldErrors }

export type PreviewService = ReturnType<typeof createPreviewService>

/**
 * Has the service typeset documents, one after the other. Responses identify glyphs and pages by content, so
 * each is transferred once; `addSymbols` gets the markup of new glyphs and images by id.
 */
export function createPreviewService(addSymbols: (markup: Record<string, string>) => void) {
  let base: string | undefined
  let areas: PageArea[] = []
  let pages = new Map<string, readonly string[]>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Areas come with the first answer in any case. @throws when there is no answer */
    draw(resume: unknown, withAreas: boolean): Promise<DrawnResume> {
      const drawn = last.then(() => request(resume, withAreas))
      last = drawn.catch(() => {})
      return drawn
    },
  }

  async function request(resume: unknown, withAreas: boolean): Promise<DrawnResume> {
    const answer = await requestPreview({ resume, base, ...(base !== undefined && { withAreas }) })
    if ('refused' in answer) return answer
    const { layoutId, glyphs, problems, ...facts } = answer
    addSymbols(glyphs)
    const drawn = answer.pages.map(({ hash, width, height, ...page }) => ({
      hash,
      page: { width, height, elements: elementsOf({ hash, width, height, ...page }) },
    }))
    pages = new Map(drawn.map(({ hash, page }) => [hash, page.elements]))
    const hasAreas = withAreas || base === undefined || facts.areas !== undefined
    base = layoutId
    areas = facts.areas ?? areas
    const preview = { ...facts, pages: drawn.map(({ page }) => page) }
    return { preview: hasAreas ? { ...preview, areas } : preview, problems }
  }

  function elementsOf({ hash, body, changed }: PreviewPage): readonly string[] {
    if (body !== undefined) return body === '' ? [] : body.split('\n')
    return changed ? replaceLines(pages.get(changed.base) ?? [], changed.runs) : (pages.get(hash) ?? [])
  }
}

/** A rejected document would be rejected again: only a change is worth a request. */
async function requestPreview(request: PreviewRequest): Promise<Answer> {
  const response = await postJson('/sheets/preview', request, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 422)
    return { refused: ((await response.json()) as { problems: FieldErrors }).problems }
  if (!response.ok) throw new Error(`preview: HTTP ${response.status}`)
  return (await response.json()) as PreviewResponse
}

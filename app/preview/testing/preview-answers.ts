import { vi } from 'vitest'
import type { FieldErrors } from '#contract/http/envelope'
import type { PreviewRequest, PreviewResponse } from '#app/preview/preview-protocol'

/** A request for a preview that waits for its response. */
export type PendingPreview = {
  question: PreviewRequest
  answer(answer: PreviewResponse): void
  fail(status?: number): void
  refuse(problems: FieldErrors): void
}

/** Has `fetch` note requests for previews, in order. */
export function stubPreviewRequests(): PendingPreview[] {
  const pending: PendingPreview[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) =>
      pending.push({
        question: JSON.parse(init.body as string) as PreviewRequest,
        answer: (answer) => resolve(Response.json(answer)),
        refuse: (problems) => resolve(Response.json({ problems }, { status: 422 })),
        fail: (status) =>
          status ? resolve(new Response('', { status })) : reject(new TypeError('fetch failed')),
      }),
    )
  })
  return pending
}

/** A response with some pages: without a body the client has it. */
export const previewResponse = (
  layoutId: string,
  pages: [hash: string, body?: string][],
  more: Partial<PreviewResponse> = {},
): PreviewResponse => ({
  layoutId,
  pages: pages.map(([hash, body]) => ({ hash, width: 595, height: 842, body })),
  glyphs: {},
  missingGlyphs: [],
  areas: [],
  fileName: '简历',
  problems: {},
  ...more,
})

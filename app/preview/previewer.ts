import type { FieldProblems } from '#contract/envelope'
import type { PreviewAnswer, PreviewQuestion, SheetPage } from './preview-answer'

export type Sheets = Omit<PreviewAnswer, 'glyphs' | 'pages'> & { pages: Required<SheetPage>[] }
export type PreviewState = 'waiting' | 'ready' | 'refused' | 'failed' | 'offline'
/** Problems come with an answer only: `ready`, or `refused` for a document that makes no resume. */
export type PreviewListener = (
  state: PreviewState,
  sheets: Sheets | undefined,
  problems?: FieldProblems,
) => void

const retryAfterMs = 2_000
const timeoutMs = 10_000

/**
 * Keeps pages in step with a document: one question under way, the newest document next, older ones dropped.
 * Answers name glyphs and pages by content, so each travels once.
 */
export function createPreviewer(
  glyphs: { add(markup: Record<string, string>): void },
  listener: PreviewListener,
) {
  let sheets: Sheets | undefined
  let wanted: unknown
  let busy = false
  let stopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const bodies = new Map<string, string>()

  return {
    show(resume: unknown) {
      wanted = resume
      clearTimeout(retry)
      if (!busy) void follow()
    },
    stop() {
      stopped = true
      wanted = undefined
      clearTimeout(retry)
    },
  }

  async function follow() {
    busy = true
    while (wanted !== undefined) {
      const resume = wanted
      wanted = undefined
      try {
        const answer = await ask({ resume, base: sheets?.layoutId })
        if (stopped) return
        if ('refused' in answer) {
          listener('refused', sheets, answer.refused)
          continue
        }
        take(answer)
        listener('ready', sheets, answer.problems)
      } catch {
        if (stopped) return
        wanted ??= resume
        listener(navigator.onLine ? 'failed' : 'offline', sheets)
        retry = setTimeout(() => void follow(), retryAfterMs)
        break
      }
    }
    busy = false
  }

  function take({ glyphs: fresh, pages, ...answer }: PreviewAnswer) {
    glyphs.add(fresh)
    const whole = pages.map((page) => ({ ...page, body: page.body ?? bodies.get(page.hash) ?? '' }))
    bodies.clear()
    for (const page of whole) bodies.set(page.hash, page.body)
    sheets = { ...answer, pages: whole }
  }
}

/** Refused are documents that would be refused again: only another one is worth asking for. */
async function ask(question: PreviewQuestion): Promise<PreviewAnswer | { refused: FieldProblems }> {
  const response = await fetch('/sheets/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 422)
    return { refused: ((await response.json()) as { problems: FieldProblems }).problems }
  if (!response.ok) throw new Error(`preview: HTTP ${response.status}`)
  return (await response.json()) as PreviewAnswer
}

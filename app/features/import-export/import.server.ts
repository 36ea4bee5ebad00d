import { createHash } from 'node:crypto'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { DEFAULT_STYLE } from '#contract/default-style'
import type { DraftKey } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { Reading, ReadingNote } from '#importer/read-document'
import { mostFileBytes, type Reader } from '#importer/reader'
import { ReadingProblem, type ReadingProblemCode } from '#importer/reading-problem'

/** What a form brought: a file, or pasted text. `press` names this showing of the form, so that one press counts once. */
export type Brought = { bytes: Uint8Array; name: string; press: string }

/** @returns what was posted, or why it is no file to read */
export async function broughtIn(form: FormData): Promise<Brought | { problem: ReadingProblemCode }> {
  const file = form.get('file')
  const press = /^[\w-]{8,40}$/.exec(String(form.get('press') ?? ''))?.[0] ?? ''
  if (file instanceof File && file.size > 0) {
    if (file.size > mostFileBytes) return { problem: 'tooLarge' }
    return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, press }
  }
  const text = String(form.get('text') ?? '')
  if (text.trim() === '') return { problem: 'empty' }
  return { bytes: new TextEncoder().encode(text), name: 'pasted.md', press }
}

/** Reads it in a thread of its own; a file that breaks the thread is one that cannot be read. */
export async function readIn(
  reader: Reader,
  { bytes, name }: Brought,
): Promise<Reading | { problem: ReadingProblemCode; cause?: unknown }> {
  try {
    return await reader.read(bytes, name)
  } catch (cause) {
    if (cause instanceof ReadingProblem) return { problem: cause.code }
    return { problem: 'unreadable', cause }
  }
}

/** What did not come along as it was, said on the page after. */
export type ImportNote = ReadingNote | 'template' | 'photo'
export type Kept<T> = { made: T; notes: ImportNote[] } | { refusal: string; over: 'count' }

/** A stored resume of the account. The same press twice is the same resume. */
export function keepInAccount(
  upstream: Upstream,
  { resume }: Reading,
  brought: Brought,
): Promise<Kept<{ id: string }>> {
  const content = createHash('sha256').update(brought.bytes).digest('base64url')
  const origin = brought.press ? `import:${brought.press}:${content}` : undefined
  return keep(resume, (one) => upstream.call('createResume', { resume: one, origin }))
}

/** A server-kept draft of somebody without an account. */
export function keepAsDraft(upstream: Upstream, { resume }: Reading): Promise<Kept<DraftKey>> {
  return keep(resume, (one) => upstream.call('createDraft', { resume: one }))
}

/** A template or photo that is not to be had here is left, and said; the words are never refused for it. */
async function keep<T>(resume: Resume, make: (resume: Resume) => Promise<T>): Promise<Kept<T>> {
  const notes: ImportNote[] = []
  for (let tried = resume; ;) {
    try {
      return { made: await make(tried), notes }
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      if (error.isQuotaUsedUp) return { refusal: error.message, over: 'count' }
      const fields = Object.keys(error.fields)
      if (fields.some((name) => name.startsWith('style')) && !notes.includes('template')) {
        notes.push('template')
        tried = { ...tried, style: { ...tried.style, template: DEFAULT_STYLE.template } }
      } else if (fields.includes('basics.photo') && !notes.includes('photo')) {
        notes.push('photo')
        tried = { ...tried, basics: { ...tried.basics, photo: '' } }
      } else throw error
    }
  }
}

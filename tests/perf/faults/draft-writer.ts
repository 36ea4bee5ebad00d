import type { Resume } from '#contract/resume/resume'
import { type HttpResponse, sendRequest } from '#tests/servers/send-request'
import { withSmallChange, sampleResume } from '../bench/documents/bench-resumes'
import { createDraftVisitor, type DraftVisitor } from '../bench/editor/draft-visitor'

/** A guest who saves a draft repeatedly over HTTP, and records what was acknowledged. */
export class DraftWriter {
  acknowledged = { revision: 1, resume: sampleResume('teacher') }
  /** Sent but not acknowledged: it may have been stored or not. */
  sent: Resume | undefined
  #edits = 0

  private constructor(private readonly visitor: DraftVisitor) {}

  static async createDraft(origin: string): Promise<DraftWriter> {
    const writer = new DraftWriter(await createDraftVisitor(origin, 'sample:teacher'))
    if (!(await writer.save()).ok) throw new Error('a first save was refused')
    return writer
  }

  /** Saves one more change. Returns whether it was acknowledged, and the response. */
  async save(limitMs = 30_000): Promise<{ ok: boolean; answer: HttpResponse }> {
    const { origin, draftId, cookie } = this.visitor
    const resume = withSmallChange(this.acknowledged.resume, ++this.#edits)
    this.sent = resume
    const { revision } = this.acknowledged
    const answer = await sendRequest(`${origin}/drafts`, {
      method: 'POST',
      limitMs,
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'save', id: draftId, revision, resume }),
    })
    const { revision: storedDraft } =
      answer.status === 200 ? (JSON.parse(answer.body.toString()) as { revision?: number }) : {}
    const ok = storedDraft !== undefined
    if (ok) this.acknowledged = { revision: storedDraft, resume }
    return { ok, answer }
  }

  /** Returns whether the stored draft is the acknowledged one, or the last one sent. */
  async isStored(): Promise<boolean> {
    const { origin, draftId, cookie } = this.visitor
    const { status, body } = await sendRequest(`${origin}/drafts/${draftId}/json`, {
      headers: { cookie },
      limitMs: 30_000,
    })
    if (status !== 200) return false
    const storedDraft = JSON.stringify(JSON.parse(body.toString()))
    return [this.acknowledged.resume, this.sent].some((resume) => storedDraft.includes(firstTextOf(resume)))
  }
}

function firstTextOf(resume: Resume | undefined): string {
  return resume ? JSON.stringify(resume.sections[1]!.items[0]!.text).slice(1, 40) : '\0'
}

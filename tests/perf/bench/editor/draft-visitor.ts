import type { Resume } from '#contract/resume/resume'
import { sendRequest, postJson } from '#tests/servers/send-request'

/** A guest with one draft stored on the server: its edit page, and the cookie that opens it. */
export type DraftVisitor = { origin: string; draftId: string; editUrl: string; cookie: string }

/** Creates a draft by the create page; `start` is `blank` or `sample:<id>`. */
export async function createDraftVisitor(origin: string, start: string): Promise<DraftVisitor> {
  const { status, headers } = await sendRequest(`${origin}/resume/create`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ start }).toString(),
  })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  if (status !== 303 || !cookie || !headers.location) throw new Error(`no draft made: HTTP ${status}`)
  const editUrl = new URL(headers.location, origin)
  return { origin, draftId: editUrl.searchParams.get('draft')!, editUrl: editUrl.href, cookie }
}

/** Creates a guest whose draft is the given resume. */
export async function createDraftVisitorWith(origin: string, resume: Resume): Promise<DraftVisitor> {
  const visitor = await createDraftVisitor(origin, 'blank')
  const save = { do: 'save', id: visitor.draftId, revision: 1, resume }
  await postJson(origin, '/drafts', save, visitor.cookie)
  return visitor
}

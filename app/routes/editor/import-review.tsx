import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import {
  importUpload,
  readUpload,
  saveAsDraft,
  saveToAccount,
  type SaveResult,
} from '#app/features/import-export/import.server'
import { ImportPage } from '#app/features/import-export/import-page'
import { formatSavedNotice } from '#app/features/import-export/review/format-saved-notice.server'
import { finishReview, parseReviewForm } from '#app/features/import-export/review/review-form.server'
import { ReviewPage } from '#app/features/import-export/review/review-page'
import { forgetReview } from '#app/features/import-export/review/review-storage'
import type { Review } from '#app/features/import-export/review/review-state'
import type { PageHandle } from '#app/runtime/page-handle'
import { loader } from './import'

export const handle = {
  i18n: ['import-export', 'create', 'fields'],
  page: { access: 'open' },
} satisfies PageHandle

/** All that a form of this length shows again is more than can be read as a resume. */
const maxPastedCharacters = 1_000_000

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'
export { loader }

/** Reads an upload, or takes the form of its review: nothing is saved before `save` is pressed. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  return form.has('review') ? handleReview(args, form) : readUploadedFile(args, form)
}

async function readUploadedFile({ context: { reader, log } }: ActionFunctionArgs, form: FormData) {
  const pasted = String(form.get('text') ?? '').slice(0, maxPastedCharacters)
  const upload = await readUpload(form)
  if ('problem' in upload) return data({ rejection: { ...upload, pasted } }, { status: 422 })
  const reading = await importUpload(reader, upload)
  if ('problem' in reading) {
    if (reading.cause) log.error({ err: reading.cause }, 'a file could not be read')
    const status = reading.problem === 'busy' ? 503 : 422
    return data({ rejection: { problem: reading.problem, pasted } }, { status })
  }
  const { resume, source, original, notes } = reading
  const review: Review = { submissionId: upload.submissionId, resume, source, original, notes, changes: [] }
  return data({ review })
}

async function handleReview({ context }: ActionFunctionArgs, form: FormData) {
  const { session, api, getCurrentUser: who } = context
  const posted = parseReviewForm(form)
  if (!posted) return data({ rejection: { problem: 'unreadable' as const, pasted: '' } }, { status: 422 })
  const { review, act } = posted
  if (act === 'show') return data({ review })
  const finished = finishReview(review, session.language)
  if ('errors' in finished) return data({ review, errors: finished.errors }, { status: 422 })
  const isUser = (await who()).state === 'user'
  const result: SaveResult<{ id: string; secret?: string }> = isUser
    ? await saveToAccount(api, finished.resume, review.submissionId)
    : await saveAsDraft(api, finished.resume)
  if ('refusal' in result) return data({ review, refusal: result.refusal }, { status: 409 })
  const { id, secret } = result.saved
  if (secret) session.drafts.remember({ id, secret })
  session.flash.set(
    formatSavedNotice(finished.resume, result.notes, session.language),
    result.notes.length > 0 ? 'info' : 'success',
  )
  return redirect(isUser ? `/resume/edit/${id}` : `/resume/edit/offline?draft=${id}`, 303)
}

/** Offline, the page stays with what was typed: a failed action would replace it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) {
      if (error.status < 400) forgetReview()
      throw error
    }
    // After this status no loader runs again, which would fail too.
    if (form.has('review')) return Response.json({ isOffline: true }, { status: 503 })
    const rejection = { problem: 'offline', pasted: String(form.get('text') ?? '') }
    return Response.json({ rejection }, { status: 503 })
  }
}

export default function ImportReview() {
  const posted = useActionData<typeof action>()
  const { title: _, ...loaded } = useLoaderData<typeof loader>()
  if (posted && 'rejection' in posted) return <ImportPage {...loaded} rejection={posted.rejection} />
  return <ReviewPage posted={posted} isGuest={loaded.isGuest} />
}

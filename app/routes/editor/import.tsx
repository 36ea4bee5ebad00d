import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  readUpload,
  saveAsDraft,
  saveToAccount,
  importUpload,
  type SaveResult,
} from '#app/features/import-export/import.server'
import { ImportPage } from '#app/features/import-export/import-page'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { i18n: ['import-export', 'create'], page: { access: 'open' } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader({ context: { session, getCurrentUser: who } }: LoaderFunctionArgs) {
  const { state } = await who()
  return {
    title: pageTitle(session.language, (t) => t('import-export:title')),
    isGuest: state === 'guest',
    submissionId: randomUUID(),
  }
}

/**
 * Imports the input into the account of a logged-in user, otherwise into a draft, and redirects to the
 * report.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, api, reader, log, getCurrentUser: who } = context
  const form = await request.formData()
  const pasted = String(form.get('text') ?? '').slice(0, 100_000)
  const upload = await readUpload(form)
  if ('problem' in upload) return data({ ...upload, pasted }, { status: 422 })
  const reading = await importUpload(reader, upload)
  if ('problem' in reading) {
    if (reading.cause) log.error({ err: reading.cause }, 'a file could not be read')
    return data({ problem: reading.problem, pasted }, { status: reading.problem === 'busy' ? 503 : 422 })
  }
  const isUser = (await who()).state === 'user'
  const saveResult: SaveResult<{ id: string; secret?: string }> = isUser
    ? await saveToAccount(api, reading, upload)
    : await saveAsDraft(api, reading)
  if ('refusal' in saveResult) return data({ refusal: saveResult.refusal, pasted }, { status: 409 })
  const { saved } = saveResult
  if (saved.secret) session.drafts.remember({ id: saved.id, secret: saved.secret })
  const notes = [...reading.notes, ...saveResult.notes].join()
  const reportQuery = new URLSearchParams({
    [isUser ? 'resume' : 'draft']: saved.id,
    from: reading.source,
    lines: String(reading.lines),
    ...(notes && { notes }),
  })
  return redirect(`/resume/create/import/done?${reportQuery}`, 303)
}

export default function Import() {
  const rejection = useActionData<typeof action>()
  const { title: _, ...loaded } = useLoaderData<typeof loader>()
  return <ImportPage {...loaded} rejection={rejection} />
}

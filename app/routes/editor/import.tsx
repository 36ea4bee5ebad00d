import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  broughtIn,
  keepAsDraft,
  keepInAccount,
  readIn,
  type Kept,
} from '#app/features/import-export/import.server'
import { ImportPage } from '#app/features/import-export/import-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { roomTexts } from '#app/i18n/room-texts.server'
import { useRoomTexts } from '#app/i18n/use-room-texts'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader({ context: { visit, who } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const { state } = await who()
  return {
    texts: roomTexts(visit.language, 'exchange'),
    title: `${t('exchange.title')} · ${t('frame.siteName')}`,
    isGuest: state === 'guest',
    press: randomUUID(),
  }
}

/** Reads what was brought; a person's goes into the account, everybody else's is a draft. Then the report. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visit, upstream, reader, log, who } = context
  const form = await request.formData()
  const pasted = String(form.get('text') ?? '').slice(0, 100_000)
  const brought = await broughtIn(form)
  if ('problem' in brought) return data({ ...brought, pasted }, { status: 422 })
  const reading = await readIn(reader, brought)
  if ('problem' in reading) {
    if (reading.cause) log.error({ err: reading.cause }, 'a file could not be read')
    return data({ problem: reading.problem, pasted }, { status: reading.problem === 'busy' ? 503 : 422 })
  }
  const isUser = (await who()).state === 'user'
  const kept: Kept<{ id: string; secret?: string }> = isUser
    ? await keepInAccount(upstream, reading, brought)
    : await keepAsDraft(upstream, reading)
  if ('refusal' in kept) return data({ refusal: kept.refusal, pasted }, { status: 409 })
  const { made } = kept
  if (made.secret) visit.drafts.remember({ id: made.id, secret: made.secret })
  const notes = [...reading.notes, ...kept.notes].join()
  const said = new URLSearchParams({
    [isUser ? 'resume' : 'draft']: made.id,
    from: reading.source,
    lines: String(reading.lines),
    ...(notes && { notes }),
  })
  return redirect(`/resume/create/import/done?${said}`, 303)
}

export default function Import() {
  const refused = useActionData<typeof action>()
  const { title: _, texts, ...loaded } = useLoaderData<typeof loader>()
  useRoomTexts(texts)
  return (
    <>
      <QuietBar />
      <ImportPage {...loaded} refused={refused} />
    </>
  )
}

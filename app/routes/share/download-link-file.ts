import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { fileOf, orGone, readFileKind } from '#app/features/download/download.server'

/** A page image behind a one-time link; looking does not use the link up. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const kind = readFileKind(params.file ?? '')
  const handoff =
    kind && !kind.pdf
      ? await orGone(context.upstream.call('readHandoff', { token: params.token ?? '' }))
      : undefined
  return handoff && kind ? fileOf(context, handoff.resume, kind, true) : new Response(null, { status: 404 })
}

/** The PDF behind a one-time link: a press, so that no link preview can use it up. */
export async function action({ params, context }: ActionFunctionArgs) {
  const handoff = await orGone(context.upstream.call('useHandoff', { token: params.token ?? '' }))
  return handoff ? fileOf(context, handoff.resume, { pdf: true }) : redirect(`/handoff/${params.token}`, 303)
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { renderFile, undefinedIfNotFound, parseFileKind } from '#app/features/download/download.server'

/** A page image behind a one-time link; looking does not use the link up. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const kind = parseFileKind(params.file ?? '')
  const handoff =
    kind && !kind.pdf
      ? await undefinedIfNotFound(context.api.call('readHandoff', { token: params.token ?? '' }))
      : undefined
  return handoff && kind
    ? renderFile(context, handoff.resume, kind, true)
    : new Response(null, { status: 404 })
}

/** The PDF behind a one-time link: a press, so that no link preview can use it up. */
export async function action({ params, context }: ActionFunctionArgs) {
  const handoff = await undefinedIfNotFound(context.api.call('useHandoff', { token: params.token ?? '' }))
  return handoff
    ? renderFile(context, handoff.resume, { pdf: true })
    : redirect(`/handoff/${params.token}`, 303)
}

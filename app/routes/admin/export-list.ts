import type { ActionFunctionArgs } from '@remix-run/node'
import { exportList } from '#app/features/admin/export/export-list.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns an admin list as a CSV file. A POST, because each export is recorded. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const file = await exportList(api, args.params.list ?? '', form, session.language)
  return file ?? new Response(null, { status: 404 })
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportDataResponse } from '#app/features/profile/export-data.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns all data stored about a user, as one zip. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return exportDataResponse(args.context, args.context.session.language)
}

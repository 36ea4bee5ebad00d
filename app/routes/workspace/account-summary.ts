import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadUserCentre } from '#app/features/profile/user-centre.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns the data of the user centre over a page, for scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  return Response.json(await loadUserCentre(args.context.api, benefits, args.context.session.language))
}

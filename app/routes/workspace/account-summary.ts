import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadUserCentre } from '#app/features/profile/user-centre.server'
import { requireUser } from '#app/session/require-user.server'

/** What the user centre over a page shows, for scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  return Response.json(await loadUserCentre(args.context.api, benefits))
}

import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/require-user.server'

export function loader() {
  return redirect('/tpls')
}

/** Adds to a member's favourite templates, or takes away. Scripts get all of them; a form goes to the page with them. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  await requireUser(args)
  const form = await request.formData()
  const idsOf = (name: string) => form.getAll(name).filter((id) => typeof id === 'string')
  const ids = await context.api.call('changeFavouriteTemplates', {
    add: idsOf('add'),
    remove: idsOf('remove'),
  })
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(ids)
  return redirect('/resume/tpls?favourites=mine', 303)
}

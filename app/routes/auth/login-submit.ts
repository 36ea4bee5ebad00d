import type { ActionFunctionArgs } from '@remix-run/node'
import { press, statusOf } from './submit-login.server'

/** A press of the login's form, for scripts: where to go now, or the form as it comes back. */
export async function action(args: ActionFunctionArgs) {
  const pressed = await press(args)
  return Response.json(pressed, { status: statusOf(pressed) })
}

import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { logOut } from '#app/session/auth-failure.server'

/** A GET does not log out: many programs follow links. */
export function loader() {
  return redirect('/')
}

export function action({ context: { session, api } }: ActionFunctionArgs) {
  logOut(session, api)
  session.flash.set(i18nFor(session.language).t('error-messages:loggedOut'), 'success', 'login')
  return redirect('/', 303)
}

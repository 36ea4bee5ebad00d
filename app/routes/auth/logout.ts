import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { logOut } from '#app/session/leaving.server'

/** Looking is no logging out: links are followed by many. */
export function loader() {
  return redirect('/')
}

export function action({ context: { visit, upstream } }: ActionFunctionArgs) {
  logOut(visit, upstream)
  visit.flash.say(i18nFor(visit.language).t('feedback.loggedOut'), 'success', 'login')
  return redirect('/', 303)
}

import { randomUUID } from 'node:crypto'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { type AdminUserDetails, UserId } from '#contract/admin/admin-user'
import type { Language } from '#contract/validation/field-error-codes'
import { submitCall, submitForm } from '#app/features/admin/action-result.server'
import { type UserAction, userActions } from './user-actions'

export type UserView = {
  user: AdminUserDetails
  /** The action being confirmed. */
  confirmingAction: UserAction | undefined
  /** The request id: a form submitted twice takes effect once. */
  wish: string
}

/** Loads an account and the action being confirmed; undefined for an unknown account. */
export async function loadUser(
  api: ApiClient,
  id: string,
  searchParams: URLSearchParams,
): Promise<UserView | undefined> {
  if (!UserId.safeParse({ id }).success) return undefined
  const user = await undefinedIfNotFound(api.call('readUserAsAdmin', { id }))
  const confirmingAction = userActions.find((one) => one === searchParams.get('do'))
  return user && { user, confirmingAction, wish: randomUUID() }
}

const callByIntent = { grant: 'grantDays', points: 'grantPoints', change: 'changeUserAsAdmin' } as const

/**
 * Runs the submitted action of the user page. @returns the full phone, or the form with what is wrong;
 * undefined when a change was made @throws a 400 Response for an unknown action
 */
export async function runUserAction(
  api: ApiClient,
  id: string,
  form: FormData,
  language: Language,
): Promise<{ phone: string | null } | FormResponse | undefined> {
  form.set('id', id)
  const intent = String(form.get('intent'))
  if (intent === 'reveal') {
    let phone: string | null = null
    const reveal = async () => void ({ phone } = await api.call('revealPhone', { id }))
    return (await submitForm(form, UserId, reveal, { language })) ?? { phone }
  }
  if (!Object.hasOwn(callByIntent, intent)) throw new Response(null, { status: 400 })
  return submitCall(api, callByIntent[intent as keyof typeof callByIntent], form, { language })
}

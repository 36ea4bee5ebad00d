import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Translate } from '#app/i18n/i18n-options'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import {
  type AdminUserDetails,
  DaysGrantInput,
  PointsGrantInput,
  UserChangeInput,
  UserId,
} from '#contract/admin/admin-user'
import { refusalMessage } from '#app/features/admin/action-result.server'
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

const UserActionForm = z.discriminatedUnion('intent', [
  UserId.extend({ intent: z.literal('reveal') }),
  DaysGrantInput.extend({ intent: z.literal('grant') }),
  PointsGrantInput.extend({ intent: z.literal('points') }),
  UserChangeInput.extend({ intent: z.literal('change') }),
])

export type UserActionResult = { done: true } | { phone: string | null } | { problem: string }

/** Runs the submitted action of the user page. */
export async function runUserAction(
  api: ApiClient,
  id: string,
  form: FormData,
  t: Translate,
): Promise<UserActionResult> {
  const press = UserActionForm.safeParse({ ...Object.fromEntries(form), id })
  if (!press.success) {
    const fieldMessages = {
      days: t('admin:act.badDays'),
      points: t('admin:act.badPoints'),
      reason: t('admin:act.badReason'),
    }
    const invalidFields = press.error.issues.map(({ path }) => path[0])
    const [field] = (['days', 'points', 'reason'] as const).filter((name) => invalidFields.includes(name))
    return { problem: field ? fieldMessages[field] : t('admin:act.wrong') }
  }
  try {
    const { intent, ...wish } = press.data
    if (intent === 'reveal') return await api.call('revealPhone', { id })
    if (intent === 'grant') await api.call('grantDays', wish as DaysGrantInput)
    else if (intent === 'points') await api.call('grantPoints', wish as PointsGrantInput)
    else await api.call('changeUserAsAdmin', wish as UserChangeInput)
    return { done: true }
  } catch (error) {
    return { problem: refusalMessage(error, t) }
  }
}

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { DeskTexts } from '#app/i18n/zh/desk'
import { orNone } from '#app/api-client/or-none'
import type { Upstream } from '#app/api-client/upstream'
import {
  type AdminUserDetails,
  DaysGrant,
  PointsGrant,
  UserChange,
  UserId,
  UsersAsked,
} from '#contract/admin-user'
import { loadList } from './list.server'
import { sayRefusal } from './press.server'
import { type UserStep, userSteps } from './user-steps'

export function loadUsers(upstream: Upstream, query: URLSearchParams) {
  return loadList(UsersAsked, query, (asked) => upstream.call('listUsersAsAdmin', asked))
}

export type UserView = {
  user: AdminUserDetails
  /** The step before something is done. */
  step: UserStep | undefined
  /** Names the wish of a form, so that pressed twice it is one. */
  wish: string
}

/** One account, and what an admin is about to do to it; undefined when there is none. */
export async function loadUser(
  upstream: Upstream,
  id: string,
  query: URLSearchParams,
): Promise<UserView | undefined> {
  if (!UserId.safeParse({ id }).success) return undefined
  const user = await orNone(upstream.call('readUserAsAdmin', { id }))
  const step = userSteps.find((one) => one === query.get('do'))
  return user && { user, step, wish: randomUUID() }
}

const Press = z.discriminatedUnion('intent', [
  UserId.extend({ intent: z.literal('reveal') }),
  DaysGrant.extend({ intent: z.literal('grant') }),
  PointsGrant.extend({ intent: z.literal('points') }),
  UserChange.extend({ intent: z.literal('change') }),
])

export type Pressed = { done: true } | { phone: string | null } | { problem: string }

/** Does what a button of somebody's page asks for. */
export async function pressUser(
  upstream: Upstream,
  id: string,
  form: FormData,
  { act }: DeskTexts,
): Promise<Pressed> {
  const press = Press.safeParse({ ...Object.fromEntries(form), id })
  if (!press.success) {
    const said = { days: act.badDays, points: act.badPoints, reason: act.badReason }
    const wrong = press.error.issues.map(({ path }) => path[0])
    const [field] = (['days', 'points', 'reason'] as const).filter((name) => wrong.includes(name))
    return { problem: field ? said[field] : act.wrong }
  }
  try {
    const { intent, ...wish } = press.data
    if (intent === 'reveal') return await upstream.call('revealPhone', { id })
    if (intent === 'grant') await upstream.call('grantDays', wish as DaysGrant)
    else if (intent === 'points') await upstream.call('grantPoints', wish as PointsGrant)
    else await upstream.call('changeUserAsAdmin', wish as UserChange)
    return { done: true }
  } catch (error) {
    return { problem: sayRefusal(error, { act }) }
  }
}

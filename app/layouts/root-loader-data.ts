import type { InvitationText } from '#contract/account/invite-terms'
import { useRouteLoaderData } from '@remix-run/react'
import type { PlanId, RemainingQuota } from '#contract/billing/benefits'
import type { Language } from '#contract/validation/field-error-codes'

/** A user's remaining quota; `points`: cat food of every kind. -1 for unlimited. */
export type UserQuota = RemainingQuota & { points: number }

/**
 * The user as the layout shows it. `unknown`: a login that cannot be confirmed. `remainingQuota`: null when
 * unavailable.
 */
export type ClientUser =
  | { state: 'guest' }
  | { state: 'unknown' }
  | {
      state: 'user'
      nickname: string
      inPlan: boolean
      plan: PlanId
      planName: string
      isAdmin: boolean
      remainingQuota: UserQuota | null
    }

/** Who runs the service, and its filing numbers, in the footer; undefined if there is none. */
export type Filings = { operator: string | undefined; icp: string | undefined; psb: string | undefined }

export type RootLoaderData = {
  /** The public origin of the service, without a trailing slash. */
  origin: string
  language: Language
  siteName: string
  user: ClientUser
  policies: { agreement: string; privacy: string }
  filings: Filings
  /** For a guest. */
  login?: { invitation?: InvitationText }
  /** The path of the picture that the invitation is passed on with. */
  inviteCard?: string
}

/** The same among the matches of Remix's `meta`. */
export const rootLoaderDataOf = (matches: readonly { id: string; data: unknown }[]) =>
  matches.find(({ id }) => id === 'root')?.data as RootLoaderData | undefined

/** Returns the data of root's loader; undefined if it failed. */
export function useRootLoaderData(): RootLoaderData | undefined {
  return useRouteLoaderData('root')
}

import { useRouteLoaderData } from '@remix-run/react'
import type { PlanId, RemainingQuota } from '#contract/billing/benefits'
import type { Language } from '#contract/validation/field-error-codes'

/** What a person's plan leaves them; `points`: cat food of every kind. -1 for any number. */
export type UserQuota = RemainingQuota & { points: number }

/** Who is here, as far as the frame shows it. `unknown`: a login that nobody can confirm now. `left`: null when it could not be had. */
export type ClientUser =
  | { state: 'guest' }
  | { state: 'unknown' }
  | {
      state: 'user'
      nickname: string
      inPlan: boolean
      plan: PlanId
      planName: string
      remainingQuota: UserQuota | null
    }

/** Numbers of the service's filing with the authorities, as the footer shows them; undefined where there is none. */
export type Filings = { icp: string | undefined; psb: string | undefined }

export type RootLoaderData = {
  /** Of the service, as people reach it: no slash at its end. */
  origin: string
  language: Language
  siteName: string
  user: ClientUser
  policies: { agreement: string; privacy: string }
  filings: Filings
}

/** What root's loader hands to the frame; undefined where it failed. */
export function useRootLoaderData(): RootLoaderData | undefined {
  return useRouteLoaderData('root')
}

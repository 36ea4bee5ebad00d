import { useRouteLoaderData } from '@remix-run/react'

/** Who is here, as far as the frame shows it. `unknown`: a login that nobody can confirm now. */
export type WhoIsHere =
  | { state: 'guest' }
  | { state: 'unknown' }
  | { state: 'user'; nickname: string; inPlan: boolean; planName: string }

export type ShellData = { who: WhoIsHere; policies: { agreement: string; privacy: string } }

/** What root's loader hands to the frame; undefined where it failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData('root')
}

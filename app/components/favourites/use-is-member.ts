import { useRouteLoaderData } from '@remix-run/react'

/** Whether somebody is logged in, for a part whose page does not say so. */
export function useIsMember(): boolean {
  const root = useRouteLoaderData('root') as { user?: { state?: string } } | undefined
  return root?.user?.state === 'user'
}

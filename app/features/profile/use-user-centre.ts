import { useCallback, useEffect, useRef, useState } from 'react'
import { reportCaughtError } from '#app/components/errors/caught-error-events'
import type { UserCentreView } from './user-centre.server'

const responseTimeoutMs = 15_000

/** What the user centre shows, asked for as it opens. A fetcher of Remix would take the page down where there is no network. */
export function useUserCentre() {
  const [view, setView] = useState<UserCentreView>()
  const [failed, setFailed] = useState(false)
  const isMounted = useRef(true)
  const load = useCallback(async () => {
    setFailed(false)
    const loaded = await fetchUserCentre().catch(() => undefined)
    if (!isMounted.current) return
    if (loaded) setView(loaded)
    else setFailed(true)
  }, [])
  useEffect(() => {
    isMounted.current = true
    void load()
    return () => void (isMounted.current = false)
  }, [load])
  return { view, failed, reload: () => void load() }
}

async function fetchUserCentre(): Promise<UserCentreView> {
  const headers = { Accept: 'application/json' }
  const response = await fetch('/user/centre', { headers, signal: AbortSignal.timeout(responseTimeoutMs) })
  if (!response.ok) {
    await reportRefusal(response)
    throw response
  }
  return (await response.json()) as UserCentreView
}

/** Tells of a refusal of the service in its own words; of any other answer it says nothing. */
async function reportRefusal(response: Response): Promise<void> {
  const body = (await response.json().catch(() => undefined)) as Partial<Refusal> | undefined
  if (typeof body?.code !== 'number' || typeof body.data?.errorMsg !== 'string') return
  reportCaughtError({ error: response, rejection: { code: body.code, message: body.data.errorMsg } })
}
type Refusal = { code: number; data: { errorMsg?: string } }

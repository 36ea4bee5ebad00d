import { useCallback, useEffect, useRef, useState } from 'react'
import { reportCaughtError } from '#app/components/error-boundary/caught-error-events'
import type { UserCentreView } from './user-centre.server'

const responseTimeoutMs = 15_000

/**
 * Loads the user centre as it opens. A Remix fetcher would replace the page with an error page when offline.
 */
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

/** Reports a refusal with the service's message; ignores other responses. */
async function reportRefusal(response: Response): Promise<void> {
  const body = (await response.json().catch(() => undefined)) as Partial<Refusal> | undefined
  if (typeof body?.code !== 'number' || typeof body.data?.errorMsg !== 'string') return
  reportCaughtError({ error: response, rejection: { code: body.code, message: body.data.errorMsg } })
}
type Refusal = { code: number; data: { errorMsg?: string } }

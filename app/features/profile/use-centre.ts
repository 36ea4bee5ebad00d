import { useCallback, useEffect, useRef, useState } from 'react'
import { tellProblem } from '#app/components/told-problems'
import type { CentreView } from './centre.server'

const answerWithinMs = 15_000

/** What the user centre shows, asked for as it opens. A fetcher of Remix would take the page down where there is no network. */
export function useCentre() {
  const [view, setView] = useState<CentreView>()
  const [failed, setFailed] = useState(false)
  const isHere = useRef(true)
  const ask = useCallback(async () => {
    setFailed(false)
    const came = await readCentre().catch(() => undefined)
    if (!isHere.current) return
    if (came) setView(came)
    else setFailed(true)
  }, [])
  useEffect(() => {
    isHere.current = true
    void ask()
    return () => void (isHere.current = false)
  }, [ask])
  return { view, failed, askAgain: () => void ask() }
}

async function readCentre(): Promise<CentreView> {
  const headers = { Accept: 'application/json' }
  const answer = await fetch('/user/centre', { headers, signal: AbortSignal.timeout(answerWithinMs) })
  if (!answer.ok) {
    await tellRefusal(answer)
    throw answer
  }
  return (await answer.json()) as CentreView
}

/** Tells of a refusal of the service in its own words; of any other answer it says nothing. */
async function tellRefusal(answer: Response): Promise<void> {
  const body = (await answer.json().catch(() => undefined)) as Partial<Refusal> | undefined
  if (typeof body?.code !== 'number' || typeof body.data?.errorMsg !== 'string') return
  tellProblem({ error: answer, refused: { code: body.code, said: body.data.errorMsg } })
}
type Refusal = { code: number; data: { errorMsg?: string } }

import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const pollIntervalMs = 3_000

/**
 * Navigates on once an order is paid, and revalidates once it is over. Uses an event stream, or polling where
 * streams fail.
 */
export function usePaymentStatus(tradeNo: string): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const address = `/pricing/watch/${tradeNo}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let handleEvent = false
    const showResult = (state: string) => {
      if (handleEvent || state === 'created' || state === 'paid') return
      handleEvent = true
      if (state !== 'granted') return revalidate()
      navigate(`/pricing?paid=${tradeNo}`, { replace: true, preventScrollReset: true })
    }
    const poll = async () => {
      const answer = await fetch(`${address}?once`, { headers: { accept: 'application/json' } }).catch(
        () => null,
      )
      if (answer?.ok) showResult(((await answer.json()) as { state: string }).state)
      if (!handleEvent) timer = setTimeout(() => void poll(), pollIntervalMs)
    }
    const stream = new EventSource(address)
    stream.onmessage = ({ data }) => showResult(String(data))
    stream.onerror = () => {
      stream.close()
      if (!handleEvent && timer === undefined) timer = setTimeout(() => void poll(), pollIntervalMs)
    }
    return () => {
      handleEvent = true
      stream.close()
      clearTimeout(timer)
    }
  }, [tradeNo, navigate, revalidate])
}

import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const askAgainAfterMs = 3_000

/** Goes on by itself once an order is paid, and looks anew once it is over: told by an event stream, asked for where streams do not pass. */
export function usePaymentWatch(tradeNo: string): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const address = `/pricing/watch/${tradeNo}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const goOn = (state: string) => {
      if (over || state === 'created' || state === 'paid') return
      over = true
      if (state !== 'granted') return revalidate()
      navigate(`/pricing?paid=${tradeNo}`, { replace: true, preventScrollReset: true })
    }
    const ask = async () => {
      const answer = await fetch(`${address}?once`, { headers: { accept: 'application/json' } }).catch(
        () => null,
      )
      if (answer?.ok) goOn(((await answer.json()) as { state: string }).state)
      if (!over) timer = setTimeout(() => void ask(), askAgainAfterMs)
    }
    const stream = new EventSource(address)
    stream.onmessage = ({ data }) => goOn(String(data))
    stream.onerror = () => {
      stream.close()
      if (!over && timer === undefined) timer = setTimeout(() => void ask(), askAgainAfterMs)
    }
    return () => {
      over = true
      stream.close()
      clearTimeout(timer)
    }
  }, [tradeNo, navigate, revalidate])
}

import { useEffect, useState, type RefObject } from 'react'

/** The number of the page that is in the middle of what is seen, from 1. */
export function useCurrentPage(host: RefObject<HTMLElement>, count: number): number {
  const [page, setPage] = useState(1)
  useEffect(() => {
    const pane = host.current?.parentElement
    if (!pane) return
    const read = () => {
      const { top, height } = pane.getBoundingClientRect()
      const tops = [...pane.querySelectorAll('.sheet')].map((sheet) => sheet.getBoundingClientRect().top)
      setPage(Math.max(1, tops.filter((one) => one <= top + height / 2).length))
    }
    read()
    pane.addEventListener('scroll', read, { passive: true })
    return () => pane.removeEventListener('scroll', read)
  }, [host, count])
  return Math.min(page, Math.max(1, count))
}

import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { startsDownload, withoutDownloadStart } from '#app/components/start-download'

/**
 * Submits a form once if the page's address asks for it and `canStart`. The address loses the request first, so that
 * a reload does not download again. Returns the form's ref, and whether it was submitted.
 */
export function useDownloadStart(canStart: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [search, setSearch] = useSearchParams()
  const [isRequested] = useState(() => startsDownload(`/resume/download?${search}`))
  const [isStarted, setIsStarted] = useState(false)
  const isInAddress = startsDownload(`/resume/download?${search}`)
  useEffect(() => {
    if (!isRequested || isStarted || !canStart) return
    if (isInAddress) return setSearch(withoutDownloadStart, { replace: true, preventScrollReset: true })
    setIsStarted(true)
    form.current?.requestSubmit()
  }, [isRequested, isStarted, canStart, isInAddress, setSearch])
  return { form, isStarted }
}

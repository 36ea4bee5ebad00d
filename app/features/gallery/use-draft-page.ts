import { useEffect, useState, type RefObject } from 'react'
import { drawDraftPage, type DraftTemplate } from '#app/preview/draft-page'

export type DraftPage = { state: 'waiting' | 'failed'; url?: undefined } | { state: 'drawn'; url: string }

/** The page of a draft in a template, asked for when the element comes near the window. */
export function useDraftPage(element: RefObject<HTMLElement>, draft: DraftTemplate | undefined): DraftPage {
  const [page, setPage] = useState<DraftPage>({ state: 'waiting' })
  const { resume, template, colour } = draft ?? {}
  useEffect(() => {
    setPage({ state: 'waiting' })
    if (!resume || !template || !element.current) return
    let isCurrent = true
    const show = (drawn: DraftPage) => {
      if (isCurrent) setPage(drawn)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        drawDraftPage({ resume, template, colour }).then(
          (url) => show({ state: 'drawn', url }),
          () => show({ state: 'failed' }),
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [element, resume, template, colour])
  return page
}

import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { createPageZoom, type PageZoom } from './page-zoom'
import { enablePinch } from './pinch-zoom'
import { greatestZoom, leastZoom, nextZoom } from './zoom-steps'

/** Zooms the pages on a phone: by its buttons, and by two fingers on the pages. */
export function ZoomBar({ host }: { host: RefObject<HTMLElement> }) {
  const { t } = useTranslation('editor-tools')
  const [zoom, setZoom] = useState(leastZoom)
  const pages = useRef<PageZoom>()
  useEffect(() => {
    const pane = host.current?.parentElement
    if (!host.current || !pane) return
    pages.current = createPageZoom(pane, setZoom)
    return enablePinch(pane, host.current, pages.current)
  }, [host])
  const zoomTo = (next: number) => pages.current?.set(next)
  const percent = t('zoom.now', { percent: Math.round(zoom * 100) })
  return (
    <div
      role="group"
      aria-label={t('zoom.label')}
      className="zoom-bar fixed right-3 z-10 flex rounded-full border border-border bg-popover/95 shadow-md backdrop-blur lg:hidden print:hidden"
    >
      <Button
        variant="ghost"
        className="size-11 rounded-full p-0"
        aria-label={t('zoom.out')}
        aria-disabled={zoom <= leastZoom}
        onClick={() => zoomTo(nextZoom(zoom, 'out'))}
      >
        <Minus aria-hidden />
      </Button>
      <Button
        variant="ghost"
        className="h-11 rounded-full px-2 text-foreground"
        aria-disabled={zoom <= leastZoom}
        onClick={() => zoomTo(leastZoom)}
      >
        {t('zoom.fit')}
      </Button>
      <Button
        variant="ghost"
        className="size-11 rounded-full p-0"
        aria-label={t('zoom.in')}
        aria-disabled={zoom >= greatestZoom}
        onClick={() => zoomTo(nextZoom(zoom, 'in'))}
      >
        <Plus aria-hidden />
      </Button>
      <span role="status" className="sr-only">
        {zoom > leastZoom ? percent : ''}
      </span>
    </div>
  )
}

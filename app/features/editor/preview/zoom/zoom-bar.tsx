import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { PageArea } from '#app/preview/preview-protocol'
import { useEditor } from '#app/features/editor/state/editor-context'
import { createPageZoom, type PageZoom } from './page-zoom'
import { enablePinch } from './pinch-zoom'
import { ownPageCount } from './own-page-count'
import { useCurrentPage } from './use-current-page'
import { fitZoom, nextZoom, phoneSteps, wideSteps } from './zoom-steps'

export type ZoomBarProps = {
  host: RefObject<HTMLElement>
  /** How many pages there are. */
  count: number
  areas: readonly PageArea[]
  /** The areas that only the example fills. */
  exampleIds: readonly string[]
  /** Called once nothing else is to be done. */
  onShown(): void
}

const isWide = () => matchMedia('(width >= 64rem)').matches

/** Which page is in view, and its zoom: by buttons, and on a phone by two fingers on the pages. */
export function ZoomBar({ host, count, areas, exampleIds, onShown }: ZoomBarProps) {
  const { t } = useTranslation('editor-tools')
  const [zoom, setZoom] = useState(fitZoom)
  const [steps, setSteps] = useState<readonly number[]>(() => (isWide() ? wideSteps : phoneSteps))
  const pages = useRef<PageZoom>()
  const page = useCurrentPage(host, count)
  const sectionIds = useEditor(({ resume }) => resume.sections.map(({ id }) => id).join())
  const ownCount =
    exampleIds.length > 0 ? ownPageCount(areas, [...exampleIds, ...sectionIds.split(',')]) : count
  useEffect(() => {
    const pane = host.current?.parentElement
    if (!host.current || !pane) return
    pages.current = createPageZoom(pane, steps, setZoom)
    return enablePinch(pane, host.current, pages.current)
  }, [host, steps])
  useEffect(() => {
    const width = matchMedia('(width >= 64rem)')
    const onChange = () => {
      pages.current?.set(fitZoom)
      setSteps(isWide() ? wideSteps : phoneSteps)
    }
    width.addEventListener('change', onChange)
    return () => width.removeEventListener('change', onChange)
  }, [])
  const prepare = useRef(onShown)
  useEffect(() => {
    // Safari has no idle callback. With a mouse the pages are prepared when it comes to them.
    if (isWide()) return
    const timer = setTimeout(() => prepare.current(), 300)
    return () => clearTimeout(timer)
  }, [])
  const zoomTo = (next: number) => pages.current?.set(next)
  const [least, greatest] = [steps[0]!, steps.at(-1)!]
  const percent = Math.round(zoom * 100)
  const fit = { 'aria-disabled': zoom === fitZoom, onClick: () => zoomTo(fitZoom) }
  const wordClass = 'h-11 rounded-full px-2 text-foreground lg:h-8 lg:text-sm'
  const roundClass = 'size-11 rounded-full p-0 lg:size-8'
  return (
    <div
      role="group"
      aria-label={t('zoom.label')}
      className="zoom-bar fixed right-3 z-10 flex items-center rounded-full border border-border bg-popover/95 text-sm shadow-md backdrop-blur lg:right-6 lg:bottom-4 lg:px-1 lg:py-0.5 print:hidden"
    >
      <p
        className={`pr-1 pl-3 whitespace-nowrap text-muted-foreground tabular-nums ${count > 1 ? '' : 'max-lg:hidden'}`}
      >
        {page > ownCount ? t('zoom.examplePage') : t('zoom.page', { page, count: ownCount })}
      </p>
      <Button
        variant="ghost"
        className={roundClass}
        aria-label={t('zoom.out')}
        aria-disabled={zoom <= least}
        onClick={() => zoomTo(nextZoom(zoom, 'out', steps))}
      >
        <Minus aria-hidden />
      </Button>
      <span aria-hidden className="w-11 text-center tabular-nums max-lg:hidden">
        {percent}%
      </span>
      <Button variant="ghost" className={`${wordClass} lg:hidden`} {...fit}>
        {t('zoom.fit')}
      </Button>
      <Button
        variant="ghost"
        className={roundClass}
        aria-label={t('zoom.in')}
        aria-disabled={zoom >= greatest}
        onClick={() => zoomTo(nextZoom(zoom, 'in', steps))}
      >
        <Plus aria-hidden />
      </Button>
      <span className="contents max-lg:hidden">
        <Button variant="ghost" className={wordClass} {...fit}>
          {t('zoom.fit')}
        </Button>
        <Button variant="ghost" className={wordClass} onClick={() => pages.current?.showWhole()}>
          {t('zoom.whole')}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {zoom === fitZoom ? '' : t('zoom.now', { percent })}
      </span>
    </div>
  )
}

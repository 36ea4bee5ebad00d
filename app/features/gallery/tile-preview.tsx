import { ZoomIn } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { withQuery } from '#app/components/thumbnails/thumbnail-sources'
import { cn } from '#app/components/ui/cn'
import type { DraftTemplate } from '#app/preview/draft-page'
import { QuickLook } from './quick-look'
import { tileSizes } from './tile-image'
import { useDraftPage } from './use-draft-page'

type TilePreviewProps = {
  /** The page's thumbnail, and the address of the template's page. */
  imageUrl: string
  pageUrl: string
  title: string
  /** A draft of this device to be shown instead, in a template. */
  draft: DraftTemplate | undefined
  /** Visible when the page opens. */
  eager?: boolean
}

/** The whole page, and a button that enlarges it; where a pointer hovers, the button comes with the pointer or the focus. */
export function TilePreview({ imageUrl, pageUrl, title, draft, eager }: TilePreviewProps) {
  const { t } = useTranslation('gallery')
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useDraftPage(frame, draft)
  const isWaiting = draft !== undefined && drawn.state === 'waiting'
  return (
    <div
      ref={frame}
      aria-busy={isWaiting || undefined}
      className="relative aspect-[210/297] overflow-hidden rounded-lg border border-border bg-white transition-shadow group-hover/tile:shadow-page"
    >
      {drawn.url ? (
        <img src={drawn.url} alt="" className="page-picture size-full" />
      ) : (
        <PageThumbnail
          src={imageUrl}
          sizes={tileSizes}
          eager={eager}
          // A page on US Letter ends above the card's.
          className={cn('size-full object-contain object-top transition-opacity', isWaiting && 'opacity-30')}
        />
      )}
      {drawn.state === 'failed' ? (
        <p className="absolute inset-x-0 top-0 bg-warning-soft px-3 py-1.5 text-xs text-warning">
          {t('draftNotDrawn')}
        </p>
      ) : null}
      <QuickLook
        title={title}
        pageUrl={pageUrl}
        imageUrl={drawn.url ?? withQuery(imageUrl, 'w=1120')}
        smallUrl={drawn.url ?? imageUrl}
        className="absolute right-2 bottom-2 z-10 flex size-9 items-center justify-center rounded-full border border-border bg-popover text-foreground opacity-0 shadow-md transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 hover:text-primary pointer-coarse:opacity-100"
      >
        <ZoomIn aria-hidden className="size-4" />
      </QuickLook>
    </div>
  )
}

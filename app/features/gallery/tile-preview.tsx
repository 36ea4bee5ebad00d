import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withQuery } from '#app/components/thumbnails/thumbnail-sources'
import { cn } from '#app/components/ui/cn'
import type { DraftTemplate } from '#app/preview/draft-page'
import { QuickLook } from './quick-look'
import { tileSources, type WideFrom } from './tile-image'
import { useDraftPage } from './use-draft-page'

type TilePreviewProps = {
  /** The page's thumbnail, and the address of the template's page. */
  imageUrl: string
  pageUrl: string
  title: string
  /** A draft of this device to be shown instead, in a template. */
  draft: DraftTemplate | undefined
  wideFrom: WideFrom
  /** Visible when the page opens. */
  eager?: boolean
}

const ratios: Record<WideFrom, string> = {
  sm: 'aspect-[5/4] sm:aspect-[2/1]',
  xl: 'aspect-[5/4] xl:aspect-[2/1]',
  never: 'aspect-[5/4]',
}

/**
 * The head of a page in letters that can be read, the whole page small in the corner, which enlarges it, and under a pointer the
 * whole page running past.
 */
export function TilePreview({ imageUrl, pageUrl, title, draft, wideFrom, eager }: TilePreviewProps) {
  const { t } = useTranslation('gallery')
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useDraftPage(frame, draft)
  const smallUrl = drawn.url ?? withQuery(imageUrl, 'w=180')
  const isWaiting = draft !== undefined && drawn.state === 'waiting'
  return (
    <div
      ref={frame}
      aria-busy={isWaiting || undefined}
      className={cn('relative overflow-hidden rounded-lg border border-border bg-white', ratios[wideFrom])}
    >
      {drawn.url ? (
        <img src={drawn.url} alt="" className={cn('tile-drawn-head', `tile-drawn-head-${wideFrom}`)} />
      ) : (
        <HeadPicture
          imageUrl={imageUrl}
          wideFrom={wideFrom}
          eager={eager}
          className={cn(isWaiting && 'opacity-30')}
        />
      )}
      <img src={drawn.url ?? imageUrl} alt="" loading="lazy" className="tile-whole-page" />
      {drawn.state === 'failed' ? (
        <p className="absolute inset-x-0 top-0 bg-warning-soft px-3 py-1.5 text-xs text-warning">
          {t('draftNotDrawn')}
        </p>
      ) : null}
      <QuickLook
        title={title}
        pageUrl={pageUrl}
        imageUrl={drawn.url ?? withQuery(imageUrl, 'w=1120')}
        smallUrl={smallUrl}
        className={cn(
          'tile-mini-page absolute right-2.5 bottom-2.5 z-10 w-[22%] max-w-24 overflow-hidden rounded-sm bg-white',
          isWaiting && 'opacity-30',
        )}
      >
        <img src={smallUrl} alt="" width={180} height={255} loading="lazy" className="h-auto w-full" />
      </QuickLook>
    </div>
  )
}

type HeadPictureProps = Pick<TilePreviewProps, 'imageUrl' | 'wideFrom' | 'eager'> & { className: string }

function HeadPicture({ imageUrl, wideFrom, eager = false, className }: HeadPictureProps) {
  const { wide, narrow } = tileSources(imageUrl, wideFrom)
  return (
    <picture>
      <source media={wide.media} srcSet={wide.srcSet} sizes={wide.sizes} />
      <img
        src={narrow.src}
        srcSet={narrow.srcSet}
        sizes={narrow.sizes}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        // React 18 knows this attribute only by its HTML name.
        {...(eager ? { fetchpriority: 'high' } : {})}
        className={cn('absolute inset-0 size-full object-cover object-top transition-opacity', className)}
      />
    </picture>
  )
}

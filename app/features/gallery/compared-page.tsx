import { useRef } from 'react'
import { withQuery } from '#app/components/thumbnails/thumbnail-sources'
import type { DraftTemplate } from '#app/preview/draft-page'
import { useDraftPage } from './use-draft-page'

type ComparedPageProps = { imageUrl: string; alt: string; draft: DraftTemplate | undefined }

/** One of two pages that stand side by side, with the draft of this device if it is wanted. */
export function ComparedPage({ imageUrl, alt, draft }: ComparedPageProps) {
  const image = useRef<HTMLImageElement>(null)
  const drawn = useDraftPage(image, draft)
  return (
    <img
      ref={image}
      src={drawn.url ?? withQuery(imageUrl, 'w=1120')}
      alt={alt}
      width={1120}
      height={1584}
      className="sheet w-full"
    />
  )
}

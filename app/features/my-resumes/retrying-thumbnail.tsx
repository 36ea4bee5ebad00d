import { useEffect, useRef, useState } from 'react'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'

const maxTries = 4
const retryDelayMs = 2_500

/** Shows a first page. While the typesetter is too busy to render it, shows a blank page and retries. */
export function RetryingThumbnail({ src, eager }: { src: string; eager: boolean }) {
  const image = useRef<HTMLImageElement>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // The image may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [tries])
  useEffect(() => {
    if (!failed || tries >= maxTries) return
    const timer = setTimeout(() => {
      setFailed(false)
      setTries(tries + 1)
    }, retryDelayMs)
    return () => clearTimeout(timer)
  }, [failed, tries])
  const pageClassName =
    'aspect-[210/240] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/card:-translate-y-1'
  if (failed) return <span className={`block ${pageClassName}`} />
  return (
    <PageThumbnail
      ref={image}
      key={tries}
      src={tries === 0 ? src : `${src}&try=${tries}`}
      eager={eager}
      onError={() => setFailed(true)}
      className={pageClassName}
    />
  )
}

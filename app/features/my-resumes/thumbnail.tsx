import { useEffect, useRef, useState } from 'react'
import { PagePicture } from '#app/components/page-picture'

const mostTries = 4
const againMs = 2_500

/** The picture of a first page. The typesetter may be too busy to make it: then it is a blank page, and asked for again. */
export function Thumbnail({ src, first }: { src: string; first: boolean }) {
  const image = useRef<HTMLImageElement>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // It may have failed before scripts came.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [tries])
  useEffect(() => {
    if (!failed || tries >= mostTries) return
    const timer = setTimeout(() => {
      setFailed(false)
      setTries(tries + 1)
    }, againMs)
    return () => clearTimeout(timer)
  }, [failed, tries])
  const page =
    'aspect-[210/240] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/card:-translate-y-1'
  if (failed) return <span className={`block ${page}`} />
  return (
    <PagePicture
      ref={image}
      key={tries}
      src={tries === 0 ? src : `${src}&try=${tries}`}
      first={first}
      onError={() => setFailed(true)}
      className={page}
    />
  )
}

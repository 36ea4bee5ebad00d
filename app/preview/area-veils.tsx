import { cn } from '#app/components/ui/cn'
import type { PageArea, PreviewPage } from './preview-protocol'

type AreaVeilsProps = {
  areas: readonly PageArea[]
  /** The areas that are veiled. */
  ids: readonly string[]
  /** Counted from 1. */
  number: number
  page: Pick<PreviewPage, 'width' | 'height'>
  /** Tinted: they hold sample phrases, which are part of the resume. Otherwise pale: an example. */
  isPhrase?: boolean
}

/** How far a veil reaches beyond its area, pt: letters hang below their line. Over dark it would be seen beside it. */
const edgeOnWhite = 3

/** Lets texts of a page that are not the user's own look so; in print nothing is left of an example. */
export function AreaVeils({ areas, ids, number, page, isPhrase = false }: AreaVeilsProps) {
  // What is one's own is never veiled.
  const ownTops = areas.flatMap(([id, on, , y]) => (on === number && !ids.includes(id) ? [y] : []))
  return areas
    .filter(([id, on]) => on === number && ids.includes(id))
    .map(([id, , x, y, width, height, onDark]) => {
      const edge = onDark || isPhrase ? 0 : edgeOnWhite
      const bottom = Math.min(y + height + edge, ...ownTops.filter((top) => top > y + height / 2))
      return (
        <div
          key={`${id} ${x} ${y}`}
          aria-hidden
          className={cn(isPhrase ? 'phrase-veil' : 'example-veil', onDark && 'on-dark')}
          style={{
            left: `${((x - edge) / page.width) * 100}%`,
            top: `${((y - edge) / page.height) * 100}%`,
            width: `${((width + 2 * edge) / page.width) * 100}%`,
            height: `${((bottom - y + edge) / page.height) * 100}%`,
          }}
        />
      )
    })
}

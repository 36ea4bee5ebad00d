import { cn } from '#app/components/ui/cn'
import type { PageArea, PreviewPage } from './preview-protocol'
import { veilBox } from './veil-box'

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

/** Lets texts of a page that are not the user's own look so; in print nothing is left of an example. */
export function AreaVeils({ areas, ids, number, page, isPhrase = false }: AreaVeilsProps) {
  const onPage = areas.filter(([, on]) => on === number)
  return onPage
    .filter(([id]) => ids.includes(id))
    .map((area) => {
      const [id, , left, top, wide, tall, onDark] = area
      const { x, y, width, height } = isPhrase
        ? { x: left, y: top, width: wide, height: tall }
        : veilBox(area, onPage, ids)
      return (
        <div
          key={`${id} ${left} ${top}`}
          aria-hidden
          className={cn(isPhrase ? 'phrase-veil' : 'example-veil', onDark && 'on-dark')}
          style={{
            left: `${(x / page.width) * 100}%`,
            top: `${(y / page.height) * 100}%`,
            width: `${(width / page.width) * 100}%`,
            height: `${(height / page.height) * 100}%`,
          }}
        />
      )
    })
}

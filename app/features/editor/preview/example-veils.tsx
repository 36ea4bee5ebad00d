import type { PageArea, PreviewPage } from '#app/preview/preview-protocol'

type ExampleVeilsProps = {
  areas: readonly PageArea[]
  exampleIds: readonly string[]
  /** Counted from 1. */
  number: number
  page: Pick<PreviewPage, 'width' | 'height'>
}

/** How far a veil reaches beyond its area, pt: letters hang below their line. Over dark it would be seen beside it. */
const edgeOnWhite = 3

/** Lets the example texts of a page look pale; in print nothing is left of them. */
export function ExampleVeils({ areas, exampleIds, number, page }: ExampleVeilsProps) {
  return areas
    .filter(([id, on]) => on === number && exampleIds.includes(id))
    .map(([id, , x, y, width, height, onDark]) => {
      const edge = onDark ? 0 : edgeOnWhite
      return (
        <div
          key={`${id} ${y}`}
          aria-hidden
          className={onDark ? 'example-veil on-dark' : 'example-veil'}
          style={{
            left: `${((x - edge) / page.width) * 100}%`,
            top: `${((y - edge) / page.height) * 100}%`,
            width: `${((width + 2 * edge) / page.width) * 100}%`,
            height: `${((height + 2 * edge) / page.height) * 100}%`,
          }}
        />
      )
    })
}

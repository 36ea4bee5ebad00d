import type { PageArea } from '#app/preview/preview-protocol'
import type { SectionColumn } from '#contract/resume/section-kinds'

/** Where the narrow column of a template is, and how wide its pages are, pt. */
export type PageColumns = { side: 'left' | 'right'; pageWidth: number }

/** The column at an x of a page, pt: the narrow one is in the outer third, whatever the margins are. */
export function columnAt(x: number, { side, pageWidth }: PageColumns): SectionColumn {
  const isOutside = side === 'left' ? x < pageWidth / 3 : x > (pageWidth * 2) / 3
  return isOutside ? 'side' : 'main'
}

/** The column that an area stands in; one over the whole width is of the wide one. */
export const columnOfArea = ([, , x, , width]: PageArea, columns: PageColumns): SectionColumn =>
  columnAt(x + width / 2, columns)

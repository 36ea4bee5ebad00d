import type { PageArea } from './preview-protocol'

/** How far a veil reaches beyond its area, pt: letters hang below their line. Over dark it would be seen beside it. */
const edgeOnWhite = 3
/** The parts of a head; in some templates only their values are areas, with a label of at most so many pt before each. */
const labelled = ['contacts', 'facts', 'intention']
const labelRoom = 80

/** The part of a head whose label is at a point of a page, pt from its corner; undefined where none is. */
export function areaOfLabelAt(
  areas: readonly PageArea[],
  point: { page: number; x: number; y: number },
): PageArea | undefined {
  const gapTo = ([, , left]: PageArea) => left - point.x
  return areas
    .filter(([id, page, , top, , height]) => {
      const isInRow =
        page === point.page && point.y >= top - edgeOnWhite && point.y <= top + height + edgeOnWhite
      return isInRow && labelled.includes(id)
    })
    .filter((area) => gapTo(area) >= 0 && gapTo(area) <= labelRoom)
    .sort((a, b) => gapTo(a) - gapTo(b))[0]
}

type Box = { x: number; y: number; width: number; height: number }

/** Where the veil over an area of a page lies: with its label, and never over another area, which may be one's own words. */
export function veilBox(area: PageArea, onPage: readonly PageArea[], veiledIds: readonly string[]): Box {
  const [id, , x, y, width, height, onDark] = area
  const edge = onDark ? 0 : edgeOnWhite
  const others = onPage.filter((one) => one !== area)
  const beside = others.filter(([, , left, top, , tall]) => left < x && top < y + height && top + tall > y)
  const pageStart = Math.min(...onPage.map(([, , left]) => left))
  const start = labelled.includes(id)
    ? Math.max(pageStart, x - labelRoom, ...beside.map(([, , left, , wide]) => Math.min(left + wide, x)))
    : x
  const ownTops = others.flatMap(([other, , , top]) =>
    !veiledIds.includes(other) && top > y + height / 2 ? [top] : [],
  )
  const bottom = Math.min(y + height + edge, ...ownTops)
  return { x: start - edge, y: y - edge, width: x + width - start + 2 * edge, height: bottom - y + edge }
}

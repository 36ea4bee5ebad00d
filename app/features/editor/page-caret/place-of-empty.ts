import { pointOnPage } from '#app/features/editor/preview/page-geometry'
import { areaAt, printedAreaOf } from '#app/features/editor/preview/preview-form-sync'
import type { PageArea } from '#app/preview/preview-protocol'
import { findCaret } from './caret-marks'
import { linesInRow, placeOfGap, readPrintedText, type PlaceOnPage, type PrintedText } from './place-on-page'

/**
 * Where the letters of an empty field will be, about: at the end of its part of the head or of the first line of its entry,
 * rich text at the end of the entry. Undefined where the caret is in that part already, and where nothing of it is printed.
 */
export async function placeOfEmpty(
  host: HTMLElement,
  field: HTMLElement,
  areas: readonly PageArea[],
): Promise<PlaceOnPage | undefined> {
  const area = printedAreaOf(field, areas)
  if (!area || isCaretIn(host, area)) return undefined
  const printed = await readPrintedText([...host.querySelectorAll('svg.sheet')], [area])
  const isOfFirstLine = field instanceof HTMLInputElement && field.closest('details[id]')?.id === area[0]
  return placeOfGap(printed, {
    index: isOfFirstLine ? endOfFirstRow(printed) : printed.glyphs.length,
    isAfterPrevious: true,
  })
}

function isCaretIn(host: HTMLElement, area: PageArea): boolean {
  const caret = findCaret(host)
  const page = caret?.parentElement?.querySelector('.sheet')
  if (!caret || !page) return false
  const { left, top, height } = caret.getBoundingClientRect()
  return areaAt([area], pointOnPage(host, page, left, top + height / 2)) !== undefined
}

/** How many letters the first row has. */
function endOfFirstRow(printed: PrintedText): number {
  const [first] = printed.glyphs
  const baseline = first?.line.path.getScreenCTM()?.f
  if (!first || baseline === undefined) return 0
  const row = linesInRow(printed, first.page, baseline)
  return printed.glyphs.findLastIndex(({ line }) => row.includes(line)) + 1
}

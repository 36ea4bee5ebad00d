import type { PageArea } from '#app/preview/preview-protocol'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { focusLetter } from '#app/features/editor/page-caret/focus-letter'
import type { LettersAround } from '#app/features/editor/page-caret/find-letter'
import { areasOfField, pxPerPtOf } from './page-geometry'
import { focusInFold } from '#app/features/editor/pane-switching/open-folds-around'
import { revealSection } from '#app/features/editor/shortcuts/use-shortcuts'

/** Height of a section's or an entry's title line, pt; its text is below. */
const titleHeightPt = 26
const highlightMs = 1_400

/** Returns the smallest area at a point of a page that leads somewhere, pt from its corner. */
export function areaAt(
  areas: readonly PageArea[],
  { page, x, y }: PagePoint,
  leadsToField: (id: string) => boolean = () => true,
): PageArea | undefined {
  const found = areas
    .filter(
      ([, on, left, top, width, height]) =>
        on === page && x >= left && x <= left + width && y >= top && y <= top + height,
    )
    .sort((a, b) => a[4] * a[5] - b[4] * b[5])
  return found.find(([id]) => leadsToField(id)) ?? found[0]
}

/** Fields of the header's parts, whose ids are neither a section's nor an entry's. */
const headerFieldIds: Record<string, string> = {
  contacts: 'f-basics.phone',
  intention: 'f-intention.position',
  photo: 'basics',
}

/** A point on a page: the page number from 1, and pt from its corner. */
export type PagePoint = { page: number; x: number; y: number }

/** Focuses the form field at a point of the page, with the caret at the letter that was pressed. */
export function focusFieldAt(
  store: EditorStore,
  areas: readonly PageArea[],
  point: PagePoint,
  pressedLetters: Promise<LettersAround | undefined>,
) {
  // Of an example only the first entry is there to be written: the others lead to their section.
  const leadsToField = (id: string) => id in headerFieldIds || document.getElementById(id) !== null
  const area = areaAt(areas, point, leadsToField)
  if (!area) return
  const content = document.querySelector<HTMLInputElement>('#pane-content')
  if (content && !content.checked) content.click()
  const [id, , , top] = area
  const placeId = document.getElementById(id) ? id : 'basics'
  const field = document.getElementById(headerFieldIds[id] ?? '')
  const isHeaderField = field instanceof HTMLInputElement
  if (!isHeaderField) revealSection(store, placeId)
  // Once the entry is open and in view.
  requestAnimationFrame(() =>
    requestAnimationFrame(
      () =>
        void pressedLetters.then((letters) => {
          const place = document.getElementById(placeId)
          if (letters && place && focusLetter(place, letters)) return
          if (isHeaderField) focusInFold(field)
          // The click was on the text, not the title.
          else if (point.y - top >= titleHeightPt) place?.querySelector<HTMLElement>(textSelector)?.focus()
        }),
    ),
  )
}

const textSelector = 'details textarea, [contenteditable=true], textarea'

/** Highlights the focused field's area on the page. */
export function highlightOnPage(areas: readonly PageArea[], host: HTMLElement, focused: Element) {
  const area = areasOfField(focused, areas)[0]
  if (!area) return
  const [id, page, x, y, width, height] = area
  const pageElement = host.querySelectorAll('.sheet')[page - 1]
  if (!pageElement) return
  const box = pageElement.getBoundingClientRect()
  const from = host.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(pageElement)
  host.querySelector('[data-shown]')?.remove()
  const highlight = document.createElement('div')
  highlight.dataset.shown = id
  highlight.className =
    'pointer-events-none absolute z-10 rounded bg-primary/12 ring-2 ring-primary/50 print:hidden'
  const place = {
    left: box.left - from.left + x * pxPerPt - 4,
    top: box.top - from.top + y * pxPerPt - 2,
    width: width * pxPerPt + 8,
    height: Math.max(height * pxPerPt - 6, 12),
  }
  for (const [side, value] of Object.entries(place)) highlight.style.setProperty(side, `${value}px`)
  host.append(highlight)
  const fade = highlight.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], highlightMs)
  fade.onfinish = () => highlight.remove()
  const scroller = host.parentElement!
  const top = place.top + from.top - scroller.getBoundingClientRect().top
  if (top < 0 || top + Math.min(place.height, 120) > scroller.clientHeight)
    scroller.scrollBy({ top: top - scroller.clientHeight / 4, behavior: 'smooth' })
}

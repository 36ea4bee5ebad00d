import type { PageArea } from '#app/preview/preview-answer'
import type { EditorStore } from './store'
import { goTo } from './use-shortcuts'

/** Of a section's or an entry's title line, pt: below it is its text. */
const titleHeight = 26
const shownMs = 1_400

/** What lies at a place of a page, pt from its corner: the smallest area round it. */
export function areaAt(areas: readonly PageArea[], page: number, x: number, y: number): PageArea | undefined {
  return areas
    .filter(
      ([, on, left, top, width, height]) =>
        on === page && x >= left && x <= left + width && y >= top && y <= top + height,
    )
    .sort((a, b) => a[4] * a[5] - b[4] * b[5])[0]
}

/** Fields of the parts of the head, whose ids are no section's and no entry's. */
const headFields: Record<string, string> = {
  contacts: 'f-basics.phone',
  intention: 'f-intention.position',
  photo: 'basics',
}

/** A place on a page: its number from 1, and pt from its corner. */
export type PagePlace = { page: number; x: number; y: number }

/** From the page to the form: the field of what was pressed on. */
export function goToField(store: EditorStore, areas: readonly PageArea[], { page, x, y }: PagePlace) {
  const area = areaAt(areas, page, x, y)
  if (!area) return
  const content = document.querySelector<HTMLInputElement>('#pane-content')
  if (content && !content.checked) content.click()
  const [id, , , top] = area
  const field = document.getElementById(headFields[id] ?? '')
  if (field instanceof HTMLInputElement) return requestAnimationFrame(() => field.focus())
  goTo(store, document.getElementById(id) ? id : 'basics')
  if (y - top < titleHeight) return
  // After the entry is open and in view: the words were pressed on, not the head.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document
        .getElementById(id)
        ?.querySelector<HTMLElement>('details textarea, [contenteditable=true], textarea')
        ?.focus(),
    ),
  )
}

/** From the form to the page: shows where what has the focus lies. */
export function showOnPage(areas: readonly PageArea[], host: HTMLElement, focused: Element) {
  const id = [focused.closest('details[id]')?.id, focused.closest('section[id]')?.id].find((one) =>
    areas.some(([of]) => of === one),
  )
  const [, page, x, y, width, height] = areas.find(([of]) => of === id) ?? []
  const sheet = host.querySelectorAll('.sheet')[page === undefined ? -1 : page - 1]
  if (!sheet || x === undefined || y === undefined || width === undefined || height === undefined) return
  const box = sheet.getBoundingClientRect()
  const from = host.getBoundingClientRect()
  const px = box.width / (Number(sheet.getAttribute('viewBox')?.split(' ')[2]) || 595.28)
  host.querySelector('[data-shown]')?.remove()
  const mark = document.createElement('div')
  mark.dataset.shown = id
  mark.className =
    'pointer-events-none absolute z-10 rounded bg-primary/12 ring-2 ring-primary/50 print:hidden'
  const place = {
    left: box.left - from.left + x * px - 4,
    top: box.top - from.top + y * px - 2,
    width: width * px + 8,
    height: Math.max(height * px - 6, 12),
  }
  for (const [side, value] of Object.entries(place)) mark.style.setProperty(side, `${value}px`)
  host.append(mark)
  const fade = mark.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], shownMs)
  fade.onfinish = () => mark.remove()
  const scroller = host.parentElement!
  const top = place.top + from.top - scroller.getBoundingClientRect().top
  if (top < 0 || top + Math.min(place.height, 120) > scroller.clientHeight)
    scroller.scrollBy({ top: top - scroller.clientHeight / 4, behavior: 'smooth' })
}

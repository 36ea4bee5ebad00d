/** A row of the list, and what it has at most, px. */
const rowPx = 44
const mostPx = 256
const gapPx = 8

export type ListPlace = { isAbove: boolean; maxHeight: number }

/**
 * Returns where the list of a field opens. In a sheet of a phone, of which a keyboard leaves little, the field is first brought
 * to its top: the list would cover the field above it.
 */
export function placeList(field: HTMLElement): ListPlace {
  const sheet = field.closest<HTMLElement>('details.entry')
  const isSheet = sheet !== null && getComputedStyle(sheet).position === 'fixed'
  const start = isSheet ? sheet.querySelector('summary')!.getBoundingClientRect().bottom : 0
  if (isSheet && roomBelow(field) < 4 * rowPx) {
    const label = (field as HTMLInputElement).labels?.[0] ?? field
    sheet.scrollBy({ top: label.getBoundingClientRect().top - start - gapPx, behavior: 'instant' })
  }
  const below = roomBelow(field)
  const above = field.getBoundingClientRect().top - start
  const isAbove = below < (isSheet ? 2 : 4) * rowPx && above > below
  return { isAbove, maxHeight: Math.max(rowPx, Math.min(mostPx, isAbove ? above - gapPx : below)) }
}

const roomBelow = (field: HTMLElement) => {
  const { visualViewport } = window
  const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  return end - field.getBoundingClientRect().bottom - gapPx
}

/** The form whose part lies as a sheet over the pages; undefined while none does. */
export const findSheetForm = () =>
  document.querySelector<HTMLFormElement>('form[data-page-sheet]') ?? undefined

/** The part that lies as a sheet over the pages. */
export const findSheetPart = () => document.querySelector<HTMLElement>('[data-in-page-sheet]') ?? undefined

/** An entry is its own fold, a section has one. */
export function foldOf(part: Element): HTMLDetailsElement | undefined {
  const fold = part.matches('details') ? part : part.querySelector(':scope > details.section-fold')
  return fold instanceof HTMLDetailsElement ? fold : undefined
}

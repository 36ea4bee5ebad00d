/** Opens every fold that an element is in, so that it can take the focus. */
export function openFoldsAround(element: Element): void {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true
}

export function focusInFold(element: HTMLElement): void {
  openFoldsAround(element)
  element.focus()
}

const gapPx = 4
let placed: HTMLElement[] = []

/** Moves the tools of a rich text to the edge of the page, beside the line that is written. */
export function placeTools(host: Element, field: HTMLElement, caret: DOMRect) {
  const tools = [
    ...(field.closest('.rich-text-field')?.querySelectorAll<HTMLElement>('.rich-text-tools') ?? []),
  ]
  if (placed.some((one) => !tools.includes(one))) returnTools()
  const sheet = host.querySelector('.sheet')?.getBoundingClientRect()
  if (!sheet || tools.length === 0) return
  for (const one of tools) one.dataset.onPage = ''
  placed = tools
  const height = tools.reduce((sum, one) => sum + one.offsetHeight, 0)
  const width = Math.max(...tools.map((one) => one.offsetWidth))
  const left = Math.min(sheet.right - width / 2, document.documentElement.clientWidth - width - gapPx)
  const foot = Math.min(innerHeight, zoomBarTop(left + width))
  let top = Math.max(sheet.top, Math.min(caret.top - height / 2, foot - height - gapPx))
  for (const one of tools) {
    one.style.left = `${left}px`
    one.style.top = `${top}px`
    top += one.offsetHeight
  }
}

/** Where the bar of the pages begins, for tools that would lie over it. */
function zoomBarTop(right: number): number {
  const bar = document.querySelector('.zoom-bar')?.getBoundingClientRect()
  return bar && bar.height > 0 && right > bar.left ? bar.top : Infinity
}

export function returnTools() {
  for (const one of placed) {
    delete one.dataset.onPage
    one.style.left = one.style.top = ''
  }
  placed = []
}

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The elements before the first Tab: key presses may add others. */
    there?: Element[]
    /** The elements that Tab has reached, in order. */
    reachedElements?: Element[]
  }
}

const maxStops = 600

/**
 * Returns the elements that the keyboard does not reach, and those without a visible focus: one line each.
 * Radio buttons of a group are one stop; hidden content is not checked.
 */
export async function findKeyboardUnreachable(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.there = [...document.querySelectorAll('*')]
    window.reachedElements = []
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.scrollTo(0, 0)
  })
  const withoutFocusStyle = new Set<string>()
  for (let tabStop = 0; tabStop < maxStops; tabStop++) {
    await page.keyboard.press('Tab')
    const { isDone, hidden } = await page.evaluate(inspectTabStop)
    if (hidden) withoutFocusStyle.add(`${hidden} does not show that it has the focus`)
    if (isDone) break
  }
  const unreached = await page.evaluate(findUnreached)
  return [...withoutFocusStyle, ...unreached.map((one) => `${one} is not reached by Tab`)]
}

/**
 * Runs in the page. Returns whether Tab is back at the first element, and a focused element without a visible
 * focus.
 */
function inspectTabStop(): { isDone: boolean; hidden?: string } {
  const reachedElements = window.reachedElements!
  const at = document.activeElement
  if (at && reachedElements.length > 1 && at === reachedElements[0]) return { isDone: true }
  // After the last element the browser has the focus; parts of a field show their focus themselves.
  if (!at || at === document.body || !at.matches(':focus')) return { isDone: false }
  if (at !== reachedElements.at(-1)) reachedElements.push(at)
  // The focus may be shown by the label that is drawn for the element, or by its container.
  const drawn = [
    at,
    at.nextElementSibling,
    at.parentElement,
    at.closest('label'),
    at.closest('form, article, li'),
  ]
  const shows = drawn
    .filter((one) => one !== null)
    .map((one) => getComputedStyle(one))
    .some((one) => one.outlineStyle !== 'none' || one.boxShadow.includes('0px 0px 0px'))
  return { isDone: false, hidden: shows ? undefined : `${at.tagName} ${at.outerHTML.slice(0, 120)}` }
}

/**
 * Runs in the page, where tsx's function names are undefined. Returns visible interactive elements that Tab
 * did not reach.
 */
function findUnreached(): string[] {
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]'
  const separateElements =
    ':disabled, [tabindex="-1"], [type=hidden], [inert] *, [aria-hidden=true], [aria-hidden=true] *, [contenteditable] *'
  const reachedElements = new Set(window.reachedElements)
  const groups = new Set(
    [...reachedElements].map((one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name),
  )
  return window
    .there!.filter(
      (one) => one.matches(operable) && !reachedElements.has(one) && !one.matches(separateElements),
    )
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)))
    .map((one) => one.outerHTML.slice(0, 120))
}

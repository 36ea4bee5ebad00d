import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What there was before the first Tab: what a press brings along stands beside it. */
    there?: Element[]
    /** What Tab has come to, in order. */
    reachedElements?: Element[]
  }
}

const maxStops = 600

/**
 * What of a page a keyboard does not come to, and what does not show that it is there: a line each. Radio buttons of a
 * group are one stop; what a person first has to open counts once it is open.
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

/** Runs in the page: whether Tab has been all the way round, and what has the focus without showing it. */
function inspectTabStop(): { isDone: boolean; hidden?: string } {
  const reachedElements = window.reachedElements!
  const at = document.activeElement
  if (at && reachedElements.length > 1 && at === reachedElements[0]) return { isDone: true }
  // Past the end there is the browser; and a part of a field shows itself.
  if (!at || at === document.body || !at.matches(':focus')) return { isDone: false }
  if (at !== reachedElements.at(-1)) reachedElements.push(at)
  // What shows it may be the label that is drawn in its place, or whatever it stands in.
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

/** Runs in the page, where tsx's names of functions are not known: what can be operated, is shown, and was never come to. */
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

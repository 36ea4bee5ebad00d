import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The pending key or click, and when its preview was seen. */
    pendingKey: { downAt: number; seen: Promise<PreviewTimes> }
  }
}

/**
 * From a key or click, in ms: until the drawing of a page changed, and until the next frame was painted. `letter`: until a
 * frame was painted with the typed letter, which is drawn before its page is set where there is room for it.
 */
export type PreviewTimes = { letter: number; drawn: number; painted: number }

/** Common characters, so that most keys need a glyph that the page has not drawn yet. */
export const typedText =
  '春风又绿江南岸明月何时照我还会当凌绝顶一览众山小海内存知己天涯若比邻欲穷千里目更上一层楼野火烧不尽谁言寸草心报得三晖'

/** Opens the first entry and puts the caret at the end of its text, once the rich text editor is loaded. */
export async function focusText(page: Page): Promise<void> {
  const field = page.locator('[name="sections[1].items[0].text"]')
  const entry = page.locator('details.entry', { has: field })
  for (const fold of [page.locator('.section-fold', { has: field }), entry])
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
      await fold.locator('> summary').click()
  // The rich text editor loads when its entry is opened.
  await entry.locator('[contenteditable=true]').focus()
  await page.keyboard.press('Control+End')
}

/** Puts the caret at the end of the name. */
export async function focusName(page: Page): Promise<void> {
  const basics = page.locator('#basics > details')
  if (!(await basics.evaluate((details: HTMLDetailsElement) => details.open)))
    await basics.locator('> summary').click()
  await page.locator('input[name="basics.name"]').focus()
  await page.keyboard.press('End')
}

/** Presses a key. Playwright's keyboard has none for a Chinese character; the protocol accepts any text. */
export async function pressKey(devtools: CDPSession, key: string): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
}

/** Presses one key and waits for the preview to show it. */
export async function typeKey(page: Page, devtools: CDPSession, key: string): Promise<PreviewTimes> {
  await page.evaluate(watchPreview, 'keydown' as const)
  await pressKey(devtools, key)
  return page.evaluate(() => window.pendingKey.seen)
}

/**
 * Runs in the page: measures from the next key or move of the mouse to the next change of a page; the glyph cache does
 * not count.
 */
export function watchPreview(event: 'keydown' | 'pointerover') {
  const pendingInput = { downAt: NaN, seen: Promise.resolve({ letter: NaN, drawn: NaN, painted: NaN }) }
  window.pendingKey = pendingInput
  addEventListener(event, ({ timeStamp }) => (pendingInput.downAt = timeStamp), { once: true, capture: true })
  pendingInput.seen = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the preview did not follow within 10 s')), 10_000)
    let [letter, isLetterSeen] = [NaN, false]
    // A task that is posted in a frame runs when the frame has been painted.
    const [letterFrame, pageFrame] = [new MessageChannel(), new MessageChannel()]
    letterFrame.port1.onmessage = () => (letter = performance.now() - pendingInput.downAt)
    new MutationObserver((changes, observer) => {
      const inAdvance = changes.filter(
        ({ target }) => target instanceof Element && target.closest('.page-typed[data-typed]'),
      )
      if (inAdvance.length > 0 && !isLetterSeen) {
        isLetterSeen = true
        requestAnimationFrame(() => letterFrame.port2.postMessage(null))
      }
      // What is drawn in advance may hide or move what the page has.
      const ofPage = changes.filter(
        (change) => change.attributeName !== 'style' && !inAdvance.includes(change),
      )
      const isDrawn = ofPage.some(({ target, addedNodes }) =>
        [target, ...addedNodes].some(
          (node) => node instanceof Element && node.closest('aside svg[role=img]'),
        ),
      )
      if (!isDrawn) return
      observer.disconnect()
      clearTimeout(late)
      const drawn = performance.now() - pendingInput.downAt
      pageFrame.port1.onmessage = () => {
        const painted = performance.now() - pendingInput.downAt
        resolve({ letter: Number.isNaN(letter) ? painted : letter, drawn, painted })
      }
      requestAnimationFrame(() => pageFrame.port2.postMessage(null))
    }).observe(document.querySelector('aside')!, { childList: true, attributes: true, subtree: true })
  })
}

import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The pending key or click: when it was pressed, and the promise of its preview. */
    pendingKey: { downAt: number; shown: Promise<number> }
  }
}

/** Common characters, so that most keys need a glyph that the page has not drawn yet. */
export const typedText =
  '春风又绿江南岸明月何时照我还会当凌绝顶一览众山小海内存知己天涯若比邻欲穷千里目更上一层楼野火烧不尽谁言寸草心报得三晖'

/** Opens the first entry and puts the caret at the end of its text, once the rich text editor is loaded. */
export async function focusText(page: Page): Promise<void> {
  const text = page.locator('textarea[name="sections[1].items[0].text"]')
  const entry = page
    .locator('section[id] details')
    .filter({ has: page.locator('[name="sections[1].items[0].text"]') })
  if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open)))
    await entry.locator('summary').first().click()
  await text.focus()
  await entry.locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+End')
}

/**
 * Presses one key and waits for the preview to show it. Returns the time from the key to the changed pages,
 * in ms.
 */
export async function typeKey(page: Page, devtools: CDPSession, key: string): Promise<number> {
  await page.evaluate(watchPreview, 'keydown' as const)
  // Playwright's keyboard has no key for a Chinese character; the protocol accepts any text.
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  return page.evaluate(() => window.pendingKey.shown)
}

/**
 * Runs in the page: measures from the next key or click to the next change of a page; the glyph cache does
 * not count.
 */
export function watchPreview(event: 'keydown' | 'click') {
  const pendingInput = { downAt: NaN, shown: Promise.resolve(0) }
  window.pendingKey = pendingInput
  addEventListener(event, ({ timeStamp }) => (pendingInput.downAt = timeStamp), { once: true, capture: true })
  pendingInput.shown = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the preview did not follow within 10 s')), 10_000)
    new MutationObserver((changes, observer) => {
      const drawn = changes.some(({ target, addedNodes }) =>
        [target, ...addedNodes].some(
          (node) => node instanceof Element && node.closest('aside svg[role=img]'),
        ),
      )
      if (!drawn) return
      observer.disconnect()
      clearTimeout(late)
      resolve(performance.now() - pendingInput.downAt)
    }).observe(document.querySelector('aside')!, { childList: true, attributes: true, subtree: true })
  })
}

import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { findPrinted } from './printed-text'

export const caret = (page: Page) => page.locator('.page-caret')
export const caretPlace = async (page: Page) => {
  const box = (await caret(page).boundingBox())!
  return { x: box.x, y: box.y + box.height / 2 }
}
/** Presses on the page before or behind a printed text. */
export async function press(page: Page, text: string, side: 'left' | 'right') {
  const place = await findPrinted(page, text)
  await page.mouse.click(place[side], place.middle)
  await expect.poll(async () => Math.abs((await caretPlace(page)).x - place[side])).toBeLessThan(4)
  return place
}

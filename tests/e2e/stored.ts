import type { Page } from '@playwright/test'
import { expect } from './page'

/** Starts a resume of the account that is logged in, opens it in the editor, and gives its id. */
export async function startStored(page: Page, start = 'blank'): Promise<string> {
  await page.goto('/resume/create')
  await page.locator(`button[value="${start}"]`).first().click()
  await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)/)
  return /\/resume\/edit\/([\w-]+)/.exec(page.url())![1]!
}

/** What the editor's bar says of saving. */
export function saveNote(page: Page) {
  return page.locator('header [role=status]')
}

/** With scripts it saves by itself; without, by its button. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '保存', exact: true })
  if (await button.isVisible()) {
    await button.click()
    await expect(page).toHaveURL(/saved/)
  } else await expect(saveNote(page)).toHaveText('已保存')
}

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Starts a resume of the account that is logged in, opens it in the editor, and gives its id. */
export async function createStoredResume(page: Page, start = 'blank'): Promise<string> {
  await page.goto('/resume/create')
  await page.locator(`button[value="${start}"]`).first().click()
  await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)/)
  return /\/resume\/edit\/([\w-]+)/.exec(page.url())![1]!
}

/** What the editor's bar says of saving. */
export function saveStatus(page: Page) {
  return page.locator('header [role=status]')
}

/** With scripts it saves by itself, once they are here; without, by its button. */
export async function save(page: Page): Promise<void> {
  if (await waitForScripts(page)) return expect(saveStatus(page)).toHaveText('已保存')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/saved/)
}

/** Waits for them, unless this browser runs none. */
export async function waitForScripts(page: Page): Promise<boolean> {
  if (test.info().project.name === 'no-javascript') return false
  await page.locator('html.scripted').waitFor()
  return true
}

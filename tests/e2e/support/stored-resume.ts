import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Creates a resume of the logged-in account, opens it in the editor, and returns its id. */
export async function createStoredResume(page: Page, start = 'blank'): Promise<string> {
  await page.goto('/resume/create')
  await page.locator(`button[value="${start}"]`).first().click()
  await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)/)
  return /\/resume\/edit\/([\w-]+)/.exec(page.url())![1]!
}

/** Returns the save status in the editor's header. */
export function saveStatus(page: Page) {
  return page.locator('header [role=status]')
}

/** Saves: with scripts by waiting for autosave, without them by the button. */
export async function save(page: Page): Promise<void> {
  if (await waitForScripts(page)) return expect(saveStatus(page)).toHaveText('已保存')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/saved/)
}

/** Waits for hydration. @returns false in a browser without scripts. */
export async function waitForScripts(page: Page): Promise<boolean> {
  if (test.info().project.name === 'no-javascript') return false
  await page.locator('html.scripted').waitFor()
  return true
}

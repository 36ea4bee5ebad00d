import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a section of the editor if it is closed. @returns it */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = page.getByRole('region', { name: title, exact: true })
  await openFold(section.locator('> details.section-fold'))
  return section
}

/** Opens an entry of an open section if it is closed; the first one by default. @returns it */
export async function openEntry(section: Locator, index = 0): Promise<Locator> {
  const entry = section.locator('details.entry').nth(index)
  await openFold(entry)
  return entry
}

/** A section opens its only entry by itself, a moment later: a press that comes then closes the entry again. */
async function openFold(fold: Locator): Promise<void> {
  const isOpen = () => fold.evaluate((details: HTMLDetailsElement) => details.open)
  await expect(async () => {
    if (!(await isOpen())) await fold.locator('> summary').click()
    expect(await isOpen()).toBe(true)
  }).toPass()
}

/** The button of the menu of a section, or of an entry given by its `details`. */
export function menuButton(row: Locator): Locator {
  return row.locator(
    'xpath=self::section/details[1]/summary | self::details/preceding-sibling::details[1]/summary',
  )
}

/** Chooses an action from the menu of a section or an entry. */
export async function choose(row: Locator, action: string): Promise<void> {
  await row.hover()
  await menuButton(row).click()
  await openMenu(row.page()).getByRole('button', { name: action, exact: true }).click()
}

/** The menu that is open in the list. */
export const openMenu = (page: Page): Locator => page.locator('.row-menu[open]')

/** Adds a section of a kind by its name. */
export async function addSection(page: Page, kind: string): Promise<void> {
  await openFold(page.locator('details:has(> #add-section)'))
  await page.getByRole('button', { name: kind, exact: true }).click()
}

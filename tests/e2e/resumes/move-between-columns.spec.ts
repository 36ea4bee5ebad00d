import type { Locator, Page } from '@playwright/test'
import { choose, menuButton, openMenu } from '../support/editor-rows'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, save, waitForScripts } from '../support/stored-resume'

const skills = (page: Page) => page.getByRole('region', { name: '专业技能', exact: true })
async function openMenuOf(section: Locator) {
  await section.hover()
  await menuButton(section).click()
}
const right = (page: Page) => openMenu(page).getByRole('button', { name: '放在右栏', exact: true })

test(
  'a section is put into the other column by its menu, and left to the template again',
  { tag: '@wide' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:product-manager@sidebar-left')
    await waitForScripts(page)
    await choose(skills(page), '放在右栏')
    await save(page)
    await page.reload()
    await waitForScripts(page)
    await openMenuOf(skills(page))
    await expect(right(page)).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeViolations(page)
    await right(page).click()
    await save(page)
    await openMenuOf(skills(page))
    await expect(right(page)).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'a section is drawn into the other column on the page, as one step that undo takes back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:product-manager@sidebar-left')
    await waitForScripts(page)
    await page.locator('aside .sheet').first().hover()
    const heading = await findPrinted(page, '项目经历')
    const sheet = (await page.locator('aside .sheet').first().boundingBox())!
    expect(heading.left).toBeGreaterThan(sheet.x + sheet.width / 3)
    const skillsHeading = await findPrinted(page, '专业技能')

    await page.mouse.move(heading.left + 20, heading.middle)
    const grip = (await page.locator('.page-grip').boundingBox())!
    await page.mouse.move(grip.x + 8, grip.y + 10)
    await page.mouse.down()
    await page.mouse.move(skillsHeading.left + 30, skillsHeading.middle, { steps: 8 })
    const line = (await page.locator('.page-drop-line').boundingBox())!
    expect(line.x + line.width).toBeLessThan(sheet.x + sheet.width / 3)
    await page.mouse.up()

    const inSide = sheet.x + sheet.width / 3
    await expect.poll(async () => (await findPrinted(page, '项目经历')).left).toBeLessThan(inSide)
    expect((await findPrinted(page, '项目经历')).middle).toBeLessThan(
      (await findPrinted(page, '专业技能')).middle,
    )
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await findPrinted(page, '项目经历')).left).toBeGreaterThan(inSide)
  },
)

test(
  'what is too long for the narrow column stays in the wide one, and a note says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:product-manager@sidebar-left')
    await waitForScripts(page)
    await choose(page.getByRole('region', { name: '工作经历', exact: true }), '放在左栏')
    await expect(page.getByText('“工作经历”内容过长，左栏放不下，已移至右栏')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('“工作经历”太长')).toHaveCount(0)
  },
)

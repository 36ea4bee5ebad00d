import { readFile } from 'node:fs/promises'
import { extractPdfText, stripSpaces } from '#tests/e2e/support/pdf-text'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import sample from '../../../content/samples/product-manager.json' with { type: 'json' }

const start = '/tpls/band'

test(
  'a resume from a template shows its sample as an example, which makes way and is in no file',
  { tag: ['@smoke', '@desktop'] },
  async ({ page, context }) => {
    await page.goto(start)
    await page.getByRole('button', { name: '使用这款模板' }).first().click()
    await expect(page.getByLabel('姓名')).toBeFocused()
    const pages = page.getByRole('complementary', { name: '页面预览' })
    await expect(pages.getByText('浅色文字为示例')).toBeVisible()
    const veils = pages.locator('.example-veil')
    await expect(veils.first()).toBeAttached()
    const before = await veils.count()
    expect(before).toBeGreaterThan(sample.resume.sections.length)

    await page.keyboard.type('林小满')
    await expect(veils).toHaveCount(before - 1)
    // The style panel starts with the first key (lazy-style-panel.tsx), and text typed at once presses none.
    await page.keyboard.press('Shift')
    await expect(page.locator('#style-panel')).not.toHaveAttribute('inert')
    await expectNoAxeViolations(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('林小满')
    for (const { kind } of sample.resume.sections)
      await expect(page.locator(`main input[name$=".kind"][value="${kind}"]`).first()).toBeAttached()

    await expect(page.getByText('已存本机')).toBeVisible()
    await pages.getByRole('button', { name: '隐藏示例' }).click()
    await expect(veils).toHaveCount(0)
    const wanted = await page.locator('[data-place="download"]').getAttribute('href')
    await logIn(context)
    await page.goto(`/resume/keep?to=${encodeURIComponent(wanted!)}`)
    await page.getByRole('button', { name: '存入“我的简历”' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const text = stripSpaces(await extractPdfText(await readFile(await (await downloading).path())))
    expect(text).toContain('林小满')
    expect(text).not.toContain(sample.resume.basics.name)
    expect(text).not.toContain(sample.resume.basics.phone)
  },
)

test('the example is there without JavaScript', { tag: '@no-javascript' }, async ({ page }) => {
  await page.goto(start)
  await page.getByRole('button', { name: '使用这款模板' }).first().click()
  await expect(page.getByText('浅色文字为示例')).toBeVisible()
  const image = page.getByRole('img', { name: /^第 1 页/ })
  await expect(image).toHaveAttribute('src', /&example&/)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(500)
  await expect(page.getByRole('button', { name: '隐藏示例' })).toBeHidden()
})

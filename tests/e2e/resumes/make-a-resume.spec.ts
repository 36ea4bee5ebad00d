import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractPdfText, stripSpaces } from '#tests/e2e/support/pdf-text'
import sample from '../../../content/samples/backend-engineer.json' with { type: 'json' }
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { saveStatus } from '../support/stored-resume'

const bullets = sample.resume.sections
  .flatMap((section) => section.items.map((item) => ('text' in item ? item.text : '')))
  .flatMap((text) => text.split('\n'))
  .map((line) => stripSpaces(line.replace(/^- /, '').replace(/\*\*|\[|\]\([^)]*\)/g, '')))
  .filter(Boolean)

test(
  'a new user picks a sample, changes the name, sees the preview change and downloads the PDF',
  { tag: '@smoke' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: '开始写简历' }).first().click()
    await startFrom(page, '后端')
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)

    await page.getByLabel('姓名').fill('诸葛孔明')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('诸葛孔明')
    if (isMobile) await page.locator('label[for=pane-preview]').click()
    const preview = page.getByRole('complementary', { name: '页面预览' })
    await expect(preview.locator('svg[role=img]')).toHaveCount(1)
    await expect(saveStatus(page)).toHaveText('已存本机')

    await logInForDownload(page)
    const text = await downloadedText(page)
    expect(text.indexOf('诸葛孔明')).toBe(0)
    expectInOrder(text, [sample.resume.basics.phone, ...bullets])
  },
)

test(
  'a new user creates and downloads a resume without JavaScript',
  { tag: '@no-javascript' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: '开始写简历' }).first().click()
    await startFrom(page, '后端')

    await page.getByLabel('姓名').fill('诸葛孔明')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('已保存。')).toBeVisible()
    const image = page.getByRole('img', { name: /^第 1 页/ })
    await expect(image).toHaveAttribute('src', /\/sheets\/pages\/1/)
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(500)

    await logInForDownload(page)
    const text = await downloadedText(page)
    expect(text.indexOf('诸葛孔明')).toBe(0)
    expectInOrder(text, [sample.resume.basics.phone, ...bullets])
  },
)

test(
  'every page from the home page to the download is accessible',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await page.goto('/')
    await expectNoAxeViolations(page)
    await page.goto('/resume/create')
    await expectNoAxeViolations(page)
    await startFrom(page, '后端')
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expectNoAxeViolations(page)
    await page.locator('label[for=pane-style]').click()
    await expectNoAxeViolations(page)
    const download = page.url().replace('/resume/edit/offline', '/resume/download')
    await logIn(context)
    await page.goto(download)
    await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

async function startFrom(page: Page, title: string) {
  await page
    .getByRole('button', { name: new RegExp(`${title}.*`) })
    .first()
    .click()
}

/** Logs in for a download: the draft is saved on the way, and the user returns to the download. */
async function logInForDownload(page: Page) {
  const wanted = await page.locator('[data-place="download"]').getAttribute('href')
  await logIn(page.context())
  await page.goto(`/resume/keep?to=${encodeURIComponent(wanted!)}`)
  await page.getByRole('button', { name: '存入“我的简历”' }).click()
  await expect(page).toHaveURL(/\/resume\/download\?resume=/)
}

async function downloadedText(page: Page): Promise<string> {
  await expect(page.getByLabel('文件名')).toHaveValue(/^诸葛孔明-.+$/)
  await page.getByLabel('文件名').fill('诸葛孔明/投递 2026')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('诸葛孔明 投递 2026.pdf')
  return extractPdfText(await readFile(await download.path()))
}

function expectInOrder(text: string, parts: string[]) {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(at, `“${part}” after position ${from} of “${text.slice(0, 600)}”`).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}

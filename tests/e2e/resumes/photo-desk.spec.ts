import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Download, Page } from '@playwright/test'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { openNewDraft } from '../support/stored-resume'

const blue = [0x43, 0x8e, 0xdb]

test(
  'a photo gets another background on the device, is downloaded in a size and goes into the resume',
  { tag: ['@deep-phone'] },
  async ({ page, javaScriptEnabled, expectProblem }) => {
    expectProblem(/^422 POST .*\/resume\/edit\/offline/)
    await openNewDraft(page)
    await waitForHydration(page, javaScriptEnabled)
    await choosePortrait(page, 'lawyer')

    await page.getByRole('tab', { name: '裁剪' }).press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: '首次使用需下载' })).toBeVisible()
    await page.getByRole('button', { name: '蓝', exact: true }).click()
    await expect(page.getByRole('button', { name: '蓝', exact: true, pressed: true })).toBeVisible({
      timeout: 30_000,
    })

    await page.getByRole('tab', { name: '下载证件照' }).click()
    await page.getByLabel('大小上限').fill('20')
    const photo = await download(page, '下载照片')
    expect(photo.length).toBeLessThanOrEqual(20_000)
    expect(await sharp(photo).metadata()).toMatchObject({ width: 295, height: 413, density: 300 })
    for (const left of [3, 291]) expect(await distanceFromBlue(photo, left)).toBeLessThan(24)

    await page.getByLabel('大小上限').fill('5')
    await page.getByRole('button', { name: '下载照片' }).click()
    await expect(page.getByText(/^压缩后仍有 \d+ KB，超出大小限制/)).toBeVisible()
    const sheet = await download(page, '下载六寸排版照（8 张）')
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 1795, height: 1205, density: 300 })

    await page.getByRole('button', { name: '使用这张照片' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const shown = page.getByRole('img', { name: '你的照片' })
    const stored = await page.request.get((await shown.getAttribute('src'))!)
    expect(await distanceFromBlue(await stored.body(), 5)).toBeLessThan(24)
  },
)

async function choosePortrait(page: Page, id: string) {
  const buffer = await sharp(`content/portraits/${id}.svg`, { density: 216 }).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: `${id}.png`, mimeType: 'image/png', buffer })
  // It has the frame's shape: it is placed at once.
  await page.getByRole('button', { name: '裁剪或换底色' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function download(page: Page, name: string): Promise<Buffer> {
  const started: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await started).path())
}

/** The distance of a pixel near the upper edge; JPEG moves colours a little. */
async function distanceFromBlue(image: Buffer, left: number): Promise<number> {
  const { data } = await sharp(image)
    .extract({ left, top: 3, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Math.hypot(...blue.map((channel, i) => channel - data[i]!))
}

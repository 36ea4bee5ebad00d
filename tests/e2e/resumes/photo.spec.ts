import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test.beforeEach(async ({ page, javaScriptEnabled, expectProblem }) => {
  expectProblem(/^422 POST .*\/resume\/edit\/offline/)
  await openNewDraft(page)
  await waitForHydration(page, javaScriptEnabled)
})

test(
  'a photo is chosen, cropped and shown',
  { tag: ['@everywhere', '@deep-phone', '@smoke'] },
  async ({ page, javaScriptEnabled }) => {
    const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#8899aa' } })
      .jpeg()
      .toBuffer()
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: '圆形' }).click()
      await page.getByRole('application').press('ArrowUp')
      await page.getByRole('button', { name: '使用这张照片' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.getByRole('img', { name: '你的照片' })).toBeVisible()
  },
)

test('a photo is chosen from the closed row of the basics', { tag: '@phone' }, async ({ page }) => {
  await waitForScripts(page)
  await page.locator('#basics > details > summary').tap()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '添加照片' }).tap()
  const photo = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('button', { name: '更换照片' })).toBeVisible()
  await expect(page.getByLabel('姓名')).toBeHidden()
  // One of another shape is cropped, which the closed row does not hide.
  await page.locator('input[type=file]').setInputFiles({
    name: 'wide.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).resize(900, 300, { fit: 'fill' }).jpeg().toBuffer(),
  })
  await expect(page.getByRole('button', { name: '使用这张照片' })).toBeVisible()
})

test(
  'a 30 MB file and a file that is no photo are rejected at the field, and the typed name is preserved',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.getByLabel('姓名').fill('照片太大')
    await choose(page, {
      name: 'huge.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(30 * 1024 * 1024, 7),
    })
    await expect(page.getByText('照片不能超过 5 MB')).toBeVisible()
    await choose(page, {
      name: 'not-a-photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await expect(page.getByText('仅支持 JPG、PNG 或 WebP 格式的照片')).toBeVisible()
    await expect(page.getByLabel('姓名')).toHaveValue('照片太大')
  },
)

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').setInputFiles(file)
  if (!(await waitForScripts(page))) await page.getByRole('button', { name: '保存', exact: true }).click()
}

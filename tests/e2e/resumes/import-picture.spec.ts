import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { importFile } from '../support/import-file'
import { logIn } from '../support/log-in'
import { scannedPdf } from '../support/scanned-pdf'
import { createResume } from '../support/stored-resume'

/** A page of the product as a picture, as people take one of their resume. */
async function downloadPicture(page: Page): Promise<Buffer> {
  const id = await createResume(page, 'sample:campus-graduate')
  await page.goto(`/resume/download?resume=${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('radio', { name: '第 1 页图片' }).check()
  await page.getByRole('button', { name: '下载第 1 页图片' }).click()
  return readFile(await (await downloading).path())
}

async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/resume/create/import')
  await importFile(page, { name: 'photo.png', mimeType: 'image/png', buffer })
}

test('the text of a picture is recognised on the device, and reviewed beside it', async ({
  page,
  context,
  isMobile,
  expectProblem,
}) => {
  test.setTimeout(120_000)
  await logIn(context)
  const picture = await downloadPicture(page)
  const posted: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.postDataBuffer()?.length ?? 0)
  })
  await choosePicture(page, picture)
  const start = page.getByRole('button', { name: '识别图片中的文字' })
  await expect(page.getByText(/文件不会上传。首次使用需下载约 3\sMB/)).toBeVisible()
  await expectNoAxeViolations(page)

  // It can be left, also while the engine is on its way, and begun anew.
  expectProblem(/ERR_ABORTED GET .*\/assets\//)
  await start.click()
  await page.getByRole('button', { name: '取消' }).click()
  await start.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/文字由图片识别而来/)).toBeVisible()
  const read = page.getByRole('article', { name: '识别结果' })
  await expect(read.getByRole('textbox', { name: '手机' })).toHaveValue('13800001234')
  await expect(read.getByRole('region', { name: '教育背景' }).getByRole('textbox').first()).toHaveValue(
    '江城理工大学',
  )
  if (isMobile) await page.getByRole('radio', { name: '原文' }).check()
  await expect(page.getByRole('img', { name: 'photo.png' })).toBeVisible()
  // What was sent is smaller than any picture.
  expect(Math.max(...posted)).toBeLessThan(40_000)
})

test('a scanned PDF is offered to be recognised once it has been read in vain', async ({
  page,
  context,
  expectProblem,
}) => {
  test.setTimeout(120_000)
  await logIn(context)
  const buffer = await scannedPdf([await downloadPicture(page)])
  await page.goto('/resume/create/import')
  expectProblem(/422/)
  await importFile(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('alert')).toContainText('这个 PDF 中没有文字')
  await page.getByRole('button', { name: '识别图片中的文字' }).click()
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: '教育背景' })).toBeVisible()
})

test('a recognition without a network says so, and goes on once there is one', async ({
  page,
  context,
  expectProblem,
}) => {
  test.setTimeout(120_000)
  await logIn(context)
  await choosePicture(page, await downloadPicture(page))
  const model = '**/assets/chi_sim*'
  await page.route(model, (route) => route.abort())
  expectProblem(/ERR_FAILED GET .*chi_sim/)
  await page.getByRole('button', { name: '识别图片中的文字' }).click()
  await expect(page.getByRole('alert')).toContainText('识别失败，可能是网络中断')
  await page.unroute(model)
  await page.getByRole('button', { name: '重新识别' }).click()
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible({ timeout: 60_000 })
})

test(
  'a picture without scripts, or one that cannot be opened, is answered with what can be done',
  {
    tag: '@everywhere',
  },
  async ({ page, javaScriptEnabled, expectProblem }) => {
    await page.goto('/resume/create/import')
    const broken = {
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'),
    }
    if (!javaScriptEnabled) expectProblem(/422/)
    await importFile(page, broken)
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: '识别图片中的文字' }).click()
      await expect(page.getByRole('alert')).toContainText('当前浏览器无法打开这个文件')
      await expect(page.getByRole('button', { name: '重新识别' })).toBeVisible()
    } else {
      await expect(page.getByRole('alert')).toContainText('需要在浏览器中启用 JavaScript')
    }
  },
)

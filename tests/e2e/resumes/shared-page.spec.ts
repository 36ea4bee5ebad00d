import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { extractPdfText } from '../support/pdf-text'
import { postForm } from '../support/post-form'
import { createResume } from '../support/stored-resume'

/** A headless browser's own user agent counts as a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** @returns the address of a resume's new link, without its origin */
async function openLink(context: BrowserContext, id: string, hidden: string[]): Promise<string> {
  const path = `/resume/share/${id}`
  await postForm(context, path, { intent: 'open', kinds: 'chosen', days: '30', hidden: hidden.join() })
  return /\/s\/\w{12}/.exec(await (await context.request.get(path)).text())![0]
}

test(
  'a recruiter sees the sheet, downloads the PDF and finds the contact; on a phone the text comes first',
  { tag: ['@everywhere', '@deep-no-javascript'] },
  async ({ page, context, browser, javaScriptEnabled }) => {
    test.slow()
    await logIn(context)
    const link = await openLink(context, await createResume(page, 'sample:backend-engineer'), ['phone'])
    const guest = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled, userAgent })
    const theirs = await guest.newPage()
    await theirs.setViewportSize({ width: 1280, height: 800 })
    await theirs.goto(link)
    const sheet = theirs.getByRole('img', { name: '第 1 页' })
    await expect(sheet).toHaveJSProperty('complete', true)
    expect((await sheet.boundingBox())!.width).toBeGreaterThan(780)
    await expect(theirs.getByRole('article')).toBeHidden()
    await expect(theirs.getByRole('link', { name: /^邮件: .+@example\.com$/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(theirs.getByRole('link', { name: /^电话/ })).toHaveCount(0)
    if (javaScriptEnabled) await expect(theirs.getByRole('button', { name: '打印' })).toBeVisible()
    else await expect(theirs.getByRole('button', { name: '打印' })).toBeHidden()

    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('link', { name: '下载 PDF' }).click(),
    ])
    const pdf = await readFile(await download.path())
    const text = await extractPdfText(pdf)
    expect(text).toContain('梁志成')
    expect(text).not.toContain('13800005678')
    expect(pdf.includes('/EmbeddedFile')).toBe(false)

    await theirs.setViewportSize({ width: 390, height: 844 })
    await expect(theirs.getByRole('article')).toBeVisible()
    await expect(sheet).toBeHidden()
    await theirs.getByRole('link', { name: /查看打印版面/ }).click()
    await expect(sheet).toBeVisible()
    await guest.close()

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(link)
      await expectNoAxeViolations(page)
    }
  },
)

test(
  'an owner reads when and roughly from where a link was opened, and saves its QR code',
  { tag: ['@everywhere', '@deep-no-javascript'] },
  async ({ page, context, browser }) => {
    test.slow()
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    const link = await openLink(context, id, [])
    await page.goto(`/resume/share/${id}`)
    await expect(page.getByText('最近 30 天还没有人打开过这个链接')).toBeVisible()

    const guest = await browser.newContext({ locale: 'zh-CN' })
    const visits: Record<string, string>[] = [
      {},
      { referer: 'https://www.baidu.com/' },
      { 'user-agent': `${userAgent} MicroMessenger/8` },
    ]
    for (const headers of visits)
      await guest.request.get(link, { headers: { 'user-agent': userAgent, ...headers } })
    await guest.request.get(link, { headers: { 'user-agent': 'Baiduspider/2.0' } })
    await guest.request.get(`${link}/pdf`, { headers: { 'user-agent': userAgent } })
    await guest.close()
    // Owners do not count themselves.
    await page.goto(link)
    await page.goto(`/resume/share/${id}`)
    await expect(page.getByText('近 7 天浏览 3 次，比前 7 天多 3 次。')).toBeVisible()
    const views = page.getByRole('region', { name: '浏览情况' })
    await expect(views.getByRole('listitem')).toHaveText([
      '直接打开1',
      '微信1',
      '搜索引擎1',
      '其他网站0',
      '电脑3',
      '手机0',
    ])
    await expect(views.getByRole('row')).toHaveCount(2)
    await expectNoAxeViolations(page)

    const [code] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '保存 PNG' }).click(),
    ])
    expect(code.suggestedFilename()).toBe('resume-qr.png')
  },
)

import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openNewDraft } from '../support/stored-resume'
import { weixinUserAgent } from '../support/user-agents'

test(
  'in WeChat the pages are pictures to press long, and a link opens the files outside',
  { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
  async ({ browser, watch, javaScriptEnabled, expectProblem }) => {
    const inside = await browser.newContext({
      userAgent: weixinUserAgent,
      permissions: ['clipboard-write'],
      javaScriptEnabled,
      locale: 'zh-CN',
    })
    watch(inside)
    const page = await inside.newPage()
    await openNewDraft(page, 'sample:backend-engineer')
    await logIn(inside)
    // The open page would still take its visitor for a guest.
    await page.reload()
    await page.getByRole(javaScriptEnabled ? 'link' : 'button', { name: '下载', exact: true }).click()
    // Viewing creates no link and charges nothing.
    await expect(page).toHaveURL(/\/resume\/download\?draft=/)
    await expect(page.getByRole('img', { name: '第 1 页' })).toBeVisible()
    await expect(page.getByRole('main').getByText('本月还可下载 1 次')).toBeVisible()
    const looked = page.url()
    await page.getByRole('button', { name: '保存到手机' }).click()
    await expect(page).toHaveURL(/\/handoff\//)
    await expect(page.getByText('长按下方的简历图片')).toBeVisible()
    // WeChat's browser saves no files.
    await expect(page.getByRole('link', { name: /下载 PDF|Word/ })).toHaveCount(0)
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: '复制链接' }).click()
      await expect(page.getByText('链接已复制。')).toBeVisible()
    }
    const image = page.getByRole('img', { name: '第 1 页' })
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)
    const link = page.url()
    await page.goto(looked)
    await expect(page.getByRole('main').getByText('本月下载次数 已用完')).toBeVisible()
    // The same content creates another link, and is not charged again.
    await page.getByRole('button', { name: '保存到手机' }).click()
    await expect(page).toHaveURL(/\/handoff\//)
    await inside.close()

    const outside = await browser.newContext({ javaScriptEnabled, locale: 'zh-CN' })
    watch(outside)
    const other = await outside.newPage()
    await other.goto(link)
    const downloading = other.waitForEvent('download')
    await other.getByRole('link', { name: '下载 PDF' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    expectProblem(/^404 GET .*\/handoff\//)
    const unknown = await other.goto('/handoff/nobody-knows-this')
    expect(unknown?.status()).toBe(404)
    await outside.close()
  },
)

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'an admin writes a notice with a picture, publishes, edits, withdraws and deletes it, and readers follow at once',
  { tag: '@wide' },
  async ({ page, browser, watch, expectProblem }, info) => {
    test.slow()
    expectProblem(/^422 POST .*\/admin\/articles\//)
    expectProblem(/^404 GET .*\/blogs\/detail\//)
    const title = `国庆客服安排 ${info.project.name} ${info.retry}`
    const slug = `holiday-${info.project.name}-${info.retry}`
    const isScripted = info.project.use.javaScriptEnabled !== false
    const readers = await browser.newContext({ locale: 'zh-CN', baseURL: info.project.use.baseURL })
    watch(readers)
    const reader = await readers.newPage()
    const readerStatus = async () => (await reader.goto(`/blogs/detail/${slug}`))?.status()

    await logIn(page.context(), adminPhone('articles', info))
    await page.goto('/admin/articles')
    await expect(page.getByRole('row').filter({ hasText: '系统自带' }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: '写文章' }).click()
    await expect(page.getByText('输入内容后，可在此预览')).toBeVisible()

    const text = page.getByRole('textbox', { name: '正文' })
    await page.getByLabel('标题', { exact: true }).fill(title)
    await page.getByLabel('栏目').selectOption('公告')
    await page.getByLabel('网址').fill(slug)
    await text.fill('## 值班时间\n\n十月一日到七日，回复会慢一些。<b>请谅解</b>\n')
    if (isScripted) {
      const preview = page.getByRole('region', { name: '预览' })
      await expect(preview.getByRole('heading', { name: '值班时间' })).toBeVisible()
      await expect(preview).toContainText('<b>请谅解</b>')
    }
    await press(page, '发布')
    await expect(page.getByLabel('摘要')).toHaveAccessibleDescription(/至少 10 个字/)
    await expect(text).toHaveValue(/值班时间/)
    expect(await readerStatus()).toBe(404)
    await expectNoAxeViolations(page)

    await page.getByLabel('摘要').fill('十月一日到七日的客服时间和联系方式')
    await page.getByLabel('标签').fill('服务，假期')
    const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#1f4e79' } })
      .png()
      .toBuffer()
    const file = { name: 'calendar.png', mimeType: 'image/png', buffer: png }
    await page.getByLabel('图片文件').setInputFiles(file)
    await press(page, '插入正文')
    await expect(page.getByLabel('图片说明')).toHaveAccessibleDescription('请填写此项')
    await page.getByLabel('图片文件').setInputFiles(file)
    await page.getByLabel('图片说明').fill('值班日历')
    await press(page, '插入正文')
    await expect(text).toHaveValue(/!\[值班日历\]\(\/photos\/[\w-]+\)/)
    await press(page, '发布')
    await expect(page.getByText('已发布，读者可见').last()).toBeVisible()
    await expectNoAxeViolations(page)

    expect(await readerStatus()).toBe(200)
    const picture = reader.getByRole('img', { name: '值班日历' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
    await expectNoAxeViolations(reader)
    await reader.goto('/blogs/list/notice')
    await expect(reader.getByRole('heading', { name: title })).toBeVisible()
    for (const path of ['/blogs/rss.xml', '/sitemap.xml'])
      expect(await (await reader.request.get(path)).text()).toContain(`/blogs/detail/${slug}`)

    const renamed = `${title} 更新`
    await page.getByLabel('标题', { exact: true }).fill(renamed)
    await press(page, '保存草稿')
    await expect(page.getByText('有未发布的修改')).toBeVisible()
    await reader.goto(`/blogs/detail/${slug}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByLabel('日期', { exact: true }).fill('2020-01-01')
    await page.getByLabel('时间（北京时间）').fill('9:00')
    await press(page, '定时发布')
    await expect(page.getByLabel('日期', { exact: true })).toHaveAccessibleDescription(/未来一年内的时间/)
    await press(page, '发布修改')
    await expect(page.getByText('有未发布的修改')).toHaveCount(0)
    await expect(page.getByText('已发布，读者可见').last()).toBeVisible()
    await reader.goto(`/blogs/detail/${slug}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(renamed)

    // What is typed is saved before another text takes its place.
    await page.getByLabel('标题', { exact: true }).fill(`${title} 未存`)
    await page
      .getByRole('button', { name: /^恢复这一版：/ })
      .last()
      .click()
    await expect(page.getByText('已恢复为草稿')).toBeVisible()
    await expect(page.getByLabel('标题', { exact: true })).toHaveValue(title)
    await expect(page.getByRole('region', { name: '历史版本' })).toContainText(`${title} 未存`)
    await page.getByLabel('标题', { exact: true }).fill(`${title} 下线前`)
    await page.getByRole('button', { name: '下线…' }).click()
    await expect(page.getByLabel('标题', { exact: true })).toHaveValue(`${title} 下线前`)
    await press(page, '确认下线')
    await expect(page.getByText('已下线', { exact: true }).first()).toBeVisible()
    expect(await readerStatus()).toBe(404)
    await page.getByRole('link', { name: '删除…' }).click()
    await press(page, '确认删除')
    await expect(page).toHaveURL(/\/admin\/articles$/)
    await page.goto(`/admin/audit?filter=article`)
    await expect(page.getByRole('row').nth(1)).toContainText('删除文章')
    await expect(page.getByRole('row').nth(1)).toContainText('已删除')
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveCount(0)
    await readers.close()
  },
)

test(
  'the second of two admins who edit an article of the release is told, and loses nothing',
  { tag: '@wide' },
  async ({ page, context, expectProblem }, info) => {
    expectProblem(/^422 POST .*\/admin\/articles\//)
    // A preview that a newer one, or the save, has overtaken.
    expectProblem(/^net::ERR_ABORTED POST .*\/admin\/article-html$/)
    const path = '/admin/articles/student-union-without-titles'
    await logIn(context, adminPhone('article conflict', info))
    await page.goto(path)
    const original = await page.getByLabel('标题', { exact: true }).inputValue()
    const other = await context.newPage()
    await other.goto(path)
    const [theirs, mine] = ['对方', '我'].map((who) => `${who}改的 ${info.project.name} ${info.retry}`)
    await other.getByLabel('标题', { exact: true }).fill(theirs!)
    await press(other, '保存草稿')
    await expect(other.getByText('草稿已保存')).toBeVisible()
    await page.getByLabel('标题', { exact: true }).fill(mine!)
    await press(page, '保存草稿')
    await expect(page.getByRole('alert')).toContainText('刚刚被其他人保存过')
    await expect(page.getByLabel('标题', { exact: true })).toHaveValue(mine!)
    await press(page, '保存我的版本')
    await expect(page.getByText('草稿已保存')).toBeVisible()
    const history = page.getByRole('region', { name: '历史版本' })
    for (const text of [theirs!, mine!, original]) await expect(history).toContainText(text)
    await page.getByRole('link', { name: '恢复原文…' }).click()
    await press(page, '确认恢复')
    await expect(page).toHaveURL(/\/admin\/articles$/)
  },
)

import { readFile } from 'node:fs/promises'
import type { Resume } from '#contract/resume/resume'
import { expectNoAxeViolations } from '../support/axe'
import { importFile } from '../support/import-file'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { postForm } from '../support/post-form'
import { createResume } from '../support/stored-resume'

test(
  'a resume exported as Word is imported completely',
  { tag: ['@deep-phone', '@smoke'] },
  async ({ page, context, expectProblem }) => {
    test.slow()
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto(`/resume/download?resume=${id}`)
    await page.getByRole('button', { name: '姓名-岗位-学校' }).click()
    const fileName = await page.getByLabel('文件名').inputValue()
    expect(fileName.split('-')).toHaveLength(3)
    const downloading = page.waitForEvent('download')
    await page.getByRole('radio', { name: 'Word 文档' }).check()
    await page.getByRole('button', { name: '下载 Word 文档' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${fileName}.docx`)
    await expectNoAxeViolations(page)

    await page.goto('/resume/create/import')
    await expectNoAxeViolations(page)
    expectProblem(/422/)
    await importFile(page, {
      name: 'x.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    })
    await expect(page.getByRole('alert')).toContainText('无法读取这个 Word 文件')
    await expect(page.getByLabel('简历文件')).toHaveAccessibleDescription(/无法读取这个 Word 文件/)
    await importFile(page, {
      name: 'x.docx',
      mimeType: 'application/octet-stream',
      buffer: await readFile(await download.path()),
    })
    await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible()
    await expect(page.getByRole('region', { name: '工作经历' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '未归类的文字' })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '保存为新简历' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/[\w-]+$/)
    await expect(page.getByText(/导入完成/)).toBeVisible()
  },
)

test(
  'a PDF with its data is imported as it was, and carries none where the switch is off',
  { tag: '@everywhere' },
  async ({ page, context }) => {
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto(`/resume/download?resume=${id}`)
    const withData = page.getByRole('checkbox', {
      name: '在 PDF 中保留可编辑数据，方便以后导入（只含 PDF 上可见的内容）',
    })
    await expect(withData).toBeChecked()
    const downloadPdf = async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: '下载 PDF' }).click()
      return readFile(await (await downloading).path())
    }
    const buffer = await downloadPdf()
    expect(buffer.includes('/EmbeddedFile')).toBe(true)
    await withData.uncheck()
    expect((await downloadPdf()).includes('/EmbeddedFile')).toBe(false)

    await page.goto('/resume/create/import')
    await importFile(page, { name: 'x.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: '保存为新简历' }).click()
    await page.waitForURL(/\/resume\/edit\/[\w-]+$/)
    const copy = page.url().split('/').pop()!
    const [own, imported] = await Promise.all(
      [id, copy].map(async (one) => {
        const path = `/resume/download/file/json?resume=${one}`
        const { basics, intention, style } = (await (await postForm(context, path, {})).json()) as Resume
        return { basics: { ...basics, photo: '', links: [], custom: [] }, intention, style }
      }),
    )
    expect(imported).toEqual(own)
  },
)

test(
  'a resume is shared with a password, viewed by a guest without scripts, and revoked',
  { tag: '@deep-phone' },
  async ({ page, context, browser }) => {
    test.slow()
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto('/resume/my')
    await page.locator('summary[aria-label^="更多操作"]').first().click()
    await page.getByRole('link', { name: '分享链接' }).click()
    await expect(page).toHaveURL(new RegExp(`/resume/share/${id}$`))
    // Before creating a link the owner previews it, and chooses which data to hide.
    const preview = page.getByRole('region', { name: '访客看到的效果' })
    await expect(preview.getByRole('img', { name: '第 1 页' })).toHaveAttribute('src', /hidden=phone\.email/)
    await page.getByText('已隐藏手机号、邮箱等 13 类信息，姓名、学校和公司照常显示').click()
    await page.getByRole('checkbox', { name: '邮箱' }).uncheck()
    await expect(preview.getByRole('img', { name: '第 1 页' })).toHaveAttribute('src', /hidden=phone\.wechat/)
    await page.getByLabel('访问密码').fill('请看 2026')
    await page.getByRole('button', { name: '开启分享' }).click()
    await expect(page.getByRole('heading', { name: '分享已开启' })).toBeVisible()
    await expectNoAxeViolations(page)
    const link = (await page.getByText(/\/s\/\w{12}$/).textContent()) ?? ''

    // Only people's views are counted, and a headless browser's default user agent counts as a bot.
    const userAgent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    // A laptop's: on a phone the text comes first (shared-page.spec.ts).
    const viewport = { width: 1280, height: 800 }
    const guest = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN', userAgent, viewport })
    const theirs = await guest.newPage()
    const answer = await theirs.goto(link)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await theirs.getByLabel('密码').fill('不知道')
    await theirs.getByRole('button', { name: '打开' }).click()
    await expect(theirs.getByText('密码不正确')).toBeVisible()
    await theirs.getByLabel('密码').fill('请看 2026')
    await theirs.getByRole('button', { name: '打开' }).click()
    await expect(theirs.getByRole('img', { name: '第 1 页' })).toHaveJSProperty('complete', true)
    await theirs.getByRole('link', { name: '查看文字版' }).click()
    await expect(
      theirs.getByRole('article').getByRole('heading', { level: 3, name: '工作经历' }),
    ).toBeVisible()
    await expect(theirs.getByRole('article')).toContainText(/1\d{2}\*{4}\d{4}/)
    await expect(theirs.getByRole('article')).toContainText('@example.com')

    await page.reload()
    await expect(page.getByText('累计浏览 1 次')).toBeVisible()
    await page.getByRole('button', { name: '撤销链接' }).click()
    await expect(page.getByRole('button', { name: '开启分享' })).toBeVisible()
    expect((await theirs.goto(link))?.status()).toBe(404)
    await expect(theirs.getByRole('heading', { name: '链接无法打开' })).toBeVisible()
    await guest.close()
  },
)

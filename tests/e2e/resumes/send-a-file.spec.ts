import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { postForm } from '../support/post-form'
import { waitForHydration } from '../support/login-form'
import { createResume } from '../support/stored-resume'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a copied link gives the PDF and the Word file without a login, until its owner ends it',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, browser, watch, javaScriptEnabled, expectProblem }) => {
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto(`/resume/download?resume=${id}`)
    // Before, a press leads to the link's page, as without scripts.
    await waitForHydration(page, javaScriptEnabled)
    await page.getByLabel('文件名').fill('林晓-上海')
    await expect(page.getByText('任何人拿到链接后，7 天内都可下载')).toContainText(
      '创建链接会用掉 1 次下载次数',
    )
    await page.getByRole('button', { name: '复制链接' }).click()
    if (javaScriptEnabled) {
      await expect(page.getByText('链接已复制。')).toBeVisible()
      await expectNoAxeViolations(page)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      await page.getByRole('link', { name: '管理下载链接（可随时让链接失效）' }).click()
      await expect(page).toHaveURL(copied)
    }
    await expect(page).toHaveURL(/\/handoff\/[\w-]{20,}$/)
    await expectNoAxeViolations(page)
    const link = page.url()
    await expect(page.locator('code')).toContainText('/handoff/')

    const elsewhere = await browser.newContext({ javaScriptEnabled, locale: 'zh-CN' })
    watch(elsewhere)
    const other = await elsewhere.newPage()
    for (const [name, file] of [
      ['下载 PDF', '林晓-上海.pdf'],
      ['Word 文档', '林晓-上海.docx'],
      ['下载 PDF', '林晓-上海.pdf'],
    ] as const) {
      await other.goto(link)
      const downloading = other.waitForEvent('download')
      await other.getByRole('link', { name }).click()
      expect((await downloading).suggestedFilename()).toBe(file)
    }
    await expect(other.getByRole('button', { name: '让链接立即失效' })).toHaveCount(0)
    await expectNoAxeViolations(other)

    // It was counted as a download, by the one rule.
    await page.goto(`/resume/download?resume=${id}`)
    await expect(page.getByText('其他简历： 本月下载次数 已用完')).toBeVisible()
    await expect(page.getByText('已计过下载次数，创建链接和对方下载都不再计次')).toBeVisible()
    await page.goto(link)
    expectProblem(/^404 GET .*\/handoff\//)
    await page.getByRole('button', { name: '让链接立即失效' }).click()
    await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
    expect((await other.goto(link))?.status()).toBe(404)
    expect((await other.request.get(`${link}/pdf`)).status()).toBe(404)
    await elsewhere.close()
  },
)

test(
  'the owner sees every live link with how often it was used, and ends one',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, request }) => {
    await logIn(context)
    await page.goto('/user/links')
    await expect(page.getByText('暂无有效的下载链接')).toBeVisible()
    await expectNoAxeViolations(page)
    const id = await createResume(page, 'sample:backend-engineer')
    const path = `/handoff?${new URLSearchParams({ resume: id })}`
    const made = [
      await postForm(context, path, { fileName: '林晓-上海' }),
      await postForm(context, path, { fileName: '林晓-北京' }),
    ]
    const [first] = made.map((response) => response.headers().location) as [string, string]
    expect((await request.get(`${first}/pdf`)).status()).toBe(200)
    expect((await request.get(`${first}/1.png`)).status()).toBe(200)

    await page.goto('/user')
    await page.getByRole('main').getByRole('link', { name: '查看' }).click()
    const linkOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect(linkOf('林晓-上海')).toContainText('已下载 1 次')
    await expect(linkOf('林晓-北京')).toContainText('尚未下载')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '让“林晓-上海”的链接失效' }).click()
    await expect(page.getByText('链接已失效。')).toBeVisible()
    await expect(linkOf('林晓-上海')).toHaveCount(0)
    await expect(linkOf('林晓-北京')).toBeVisible()
    expect((await request.get(`${first}/pdf`)).status()).toBe(404)
  },
)

test(
  'the PDF goes to the share sheet where that takes files, and leads to the plans when no download is left',
  { tag: '@deep-desktop' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      const shared: string[] = []
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/pdf',
        share: ({ files }: ShareData) => {
          const [{ name, type, size }] = files as [File]
          shared.push(`${name} ${type} ${size > 10_000}`)
          return Promise.resolve()
        },
        shared,
      })
    })
    await logIn(context)
    const first = await createResume(page, 'sample:backend-engineer')
    const second = await createResume(page, 'sample:product-manager')
    await page.goto(`/resume/download?resume=${first}`)
    await page.getByLabel('文件名').fill('林晓-上海')
    await page.getByRole('button', { name: '发送 PDF' }).click()
    const shared = () => page.evaluate(() => (navigator as unknown as { shared: string[] }).shared)
    await expect.poll(shared).toEqual(['林晓-上海.pdf application/pdf true'])
    await expect(page.getByText('其他简历： 本月下载次数 已用完')).toBeVisible()
    await page.goto(`/resume/download?resume=${second}`)
    await page.getByRole('button', { name: '发送 PDF' }).click()
    await expect(page.getByRole('dialog', { name: '升级会员' })).toBeVisible()
    expect(await shared()).toEqual([])
  },
)

test('a browser without a share sheet shows no button for it', async ({ page, context }) => {
  await context.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
  await logIn(context)
  const id = await createResume(page, 'sample:backend-engineer')
  await page.goto(`/resume/download?resume=${id}`)
  await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible()
  await expect(page.getByRole('button', { name: '发送 PDF' })).toHaveCount(0)
})

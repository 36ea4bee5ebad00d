import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { saveStatus, openNewResume } from '../support/stored-resume'

/** What one reads: phones have a shorter text, which is there as well. */
const seen = { useInnerText: true }

test.beforeEach(async ({ context, expectProblem }) => {
  expectProblem(/^net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED) /)
  await logIn(context)
})

test(
  'text typed offline is stored on the device, and sent automatically when the network returns',
  { tag: '@deep-phone' },
  async ({ page, context }) => {
    const id = await openNewResume(page)
    await page.getByLabel('姓名', { exact: true }).fill('在线')
    await expect(saveStatus(page)).toHaveText('已保存')
    await context.setOffline(true)
    await page.getByLabel('姓名', { exact: true }).fill('离线写的')
    await expect(saveStatus(page)).toHaveText(/^网络已断开，修改暂存在本机(?:，联网后自动保存)?$/, seen)
    await context.setOffline(false)
    await expect(saveStatus(page)).toHaveText('已保存')
    const other = await context.newPage()
    await other.goto(`/resume/edit/${id}`)
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('离线写的')
  },
)

test(
  'a save whose response is lost causes no conflict, and later typing is also saved',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewResume(page)
    let lost = 0
    await page.route('**/resume/save', async (route) => {
      if (lost++ > 0) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('姓名', { exact: true }).fill('第一次')
    await expect(saveStatus(page)).toHaveText('未能保存到账号，暂存在本机，正在重试', seen)
    await page.getByLabel('姓名', { exact: true }).fill('第二次')
    await expect(saveStatus(page)).toHaveText('已保存')
    await page.reload()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('第二次')
  },
)

test(
  'text that could not be sent before the page closed is restored',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const id = await openNewResume(page)
    await page.route('**/resume/save', (route) => route.abort())
    await page.getByLabel('姓名', { exact: true }).fill('未上传')
    await expect(saveStatus(page)).toHaveText('未能保存到账号，暂存在本机，正在重试', seen)
    await page.close()
    const later = await context.newPage()
    await later.goto('/resume/my')
    await expect(later.getByText('本机有未同步的修改')).toBeVisible()
    await later.goto(`/resume/edit/${id}`)
    await expect(later.getByText('上次离开时有修改未保存到账号，现已从本机恢复')).toBeVisible()
    await expect(later.getByLabel('姓名', { exact: true })).toHaveValue('未上传')
    await expect(saveStatus(later)).toHaveText('已保存')
    await later.goto('/resume/my')
    await expect(later.getByText('本机有未同步的修改')).toHaveCount(0)
  },
)

test(
  'text typed after the session expired is restored after the next login',
  { tag: '@desktop' },
  async ({ page, context, expectProblem }) => {
    expectProblem(/^401 POST .*\/resume\/save/)
    const id = await openNewResume(page)
    const cookies = await context.cookies()
    await context.clearCookies({ name: 'auth-storage' })
    await page.getByLabel('姓名', { exact: true }).fill('登录过期了')
    await expect(saveStatus(page)).toHaveText('登录已失效，修改暂存在本机，请重新登录', seen)
    const again = page.getByRole('link', { name: '重新登录' })
    await expect(again).toHaveAttribute('href', `/login?to=/resume/edit/${id}`)
    await again.click()
    await expect(page).toHaveURL(/\/login/)
    await context.addCookies(cookies)
    await page.goto(`/resume/edit/${id}`)
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('登录过期了')
    await expect(saveStatus(page)).toHaveText('已保存')
  },
)

import { logIn } from '../support/log-in'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { waitForHydration } from '../support/login-form'
import { postForm } from '../support/post-form'

test(
  'an invited friend reads who invites as the inviter wants it, and what both get',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, browser, context, watch, javaScriptEnabled }) => {
    const gift = '注册后，双方各得 1 天会员'
    await logIn(context)
    await postForm(context, '/user?index', { intent: 'rename', nickname: '张晓雨' })
    await page.goto('/user/invite')
    await expect(page.getByText('张*邀请你使用智能简历')).toBeVisible()
    const link = new URL((await page.getByText(/inviterCode=/).textContent())!)
    await expectNoAxeViolations(page)
    const poster = page.getByRole('img', { name: /邀请海报/ })
    await poster.scrollIntoViewIfNeeded()
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080)

    const friend = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled })
    watch(friend)
    const visit = await friend.newPage()
    await visit.goto(link.pathname + link.search)
    const invitation = visit.getByRole('region', { name: '张*邀请你使用智能简历' })
    await expect(invitation).toContainText(gift)
    await expect(visit).toHaveTitle('张*邀请你使用智能简历')
    expect(await visit.locator('meta[property="og:title"]').getAttribute('content')).toContain('张*')
    await expectNoAxeViolations(visit)
    await waitForHydration(visit, javaScriptEnabled)
    await invitation.getByRole('link', { name: '注册领取' }).click()
    const form = javaScriptEnabled ? visit.getByRole('dialog') : visit.getByRole('main')
    await expect(form.getByText('张*邀请你使用智能简历')).toBeVisible()
    await expect(form.getByText(gift)).toBeVisible()

    await page.getByRole('button', { name: '显示昵称' }).click()
    await expect(page.getByText('张晓雨邀请你使用智能简历')).toBeVisible()
    await visit.goto('/login')
    await expect(visit.getByText('张晓雨邀请你使用智能简历')).toBeVisible()
    await page.getByRole('button', { name: '不显示' }).click()
    await expect(page.getByText('好友邀请你使用智能简历')).toBeVisible()
    await visit.goto('/login')
    await expect(visit.getByText('好友邀请你使用智能简历')).toBeVisible()
    await expectNoAxeViolations(visit)

    // A code of nobody replaces the one before, and nobody is named.
    await visit.goto('/login?inviterCode=ZZZZZZ')
    await expect(visit.getByRole('heading', { name: '登录' })).toBeVisible()
    await expect(visit.getByText('邀请你使用')).toHaveCount(0)
    await friend.close()
  },
)

import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { phoneUserAgent } from '../support/user-agents'

test.use({ userAgent: phoneUserAgent, permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a phone outside WeChat gets a link to continue inside, and no QR code',
  { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await logIn(page.context())
    await page.goto('/pricing')
    await waitForHydration(page, javaScriptEnabled)
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button')
      .click()
    const dialog = page.getByRole('dialog', { name: '请在微信中打开' })
    await expect(dialog.getByText(/\/pricing\?productId=200&price=990$/)).toBeVisible()
    await expect(page.getByRole('img', { name: '支付二维码' })).toHaveCount(0)
    await expectNoAxeViolations(page)
    if (javaScriptEnabled) {
      await dialog.getByRole('button', { name: '复制链接，在微信中打开' }).click()
      await expect(dialog.getByRole('status')).toHaveText('已复制。')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /\/pricing\?productId=200&price=990$/,
      )
    }
    // No order was created: the payment happens inside WeChat.
    await dialog.getByRole('link', { name: '已在微信中支付' }).click()
    await expect(page.getByText('暂无订单')).toBeVisible()
  },
)

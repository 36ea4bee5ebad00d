import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { postForm } from '../support/post-form'

test(
  'an unpaid order says until when it can be paid, and its owner cancels it, unless it was paid meanwhile',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, context }) => {
    await logIn(context)
    for (const productId of ['200', '300']) await postForm(context, '/pricing', { intent: 'buy', productId })
    await page.goto('/user/orders')
    const [advanced, basic] = ['高级月卡', '基础月卡'].map((plan) =>
      page.getByRole('region', { name: '订单' }).getByRole('listitem').filter({ hasText: plan }),
    ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>]
    await expect(advanced).toContainText(/请在 .*\d{2}:\d{2} 前支付/)
    await expectNoAxeViolations(page)
    await advanced.getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('订单已取消，不能再支付。')).toBeVisible()
    await expect(advanced).toContainText('已关闭')
    await expect(advanced.getByRole('link', { name: '重新购买' })).toBeVisible()
    await expect(advanced.getByRole('link', { name: '继续支付' })).toHaveCount(0)

    const pay = (await basic.getByRole('link', { name: '继续支付' }).getAttribute('href'))!
    const orderPage = await (await context.request.get(pay)).text()
    const paymentPage = /href="([^"]+\/dev\/pay\/[^"]+)"/.exec(orderPage)![1]!
    await context.request.post(paymentPage, { form: { do: 'lose' }, maxRedirects: 0 })
    await basic.getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('这个订单已支付，会员已开通，无法取消').first()).toBeVisible()
    await page.goto('/user/orders')
    await expect(basic).toContainText('已完成')
  },
)

import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { buyPlan } from '../support/pay'

const days = (count: number) =>
  new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(
    Date.now() + count * 24 * 3_600_000,
  )

test(
  'a renewal adds a month, and a higher plan runs first while the lower one is paused',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await logIn(page.context())
    await buyPlan(page.context(), '基础月卡')
    await page.goto('/user/orders')
    const spans = page.getByRole('main').locator('ol > li')
    await expect(spans).toHaveText([new RegExp(`基础月卡使用中，${days(31)}到期`)])

    await buyPlan(page.context(), '基础月卡')
    await page.goto('/user/orders')
    await expect(spans).toHaveText([new RegExp(`基础月卡使用中，${days(62)}到期`)])

    await buyPlan(page.context(), '高级月卡')
    await page.goto('/user/orders')
    await expect(spans).toHaveText([
      new RegExp(`高级月卡使用中，${days(31)}到期`),
      new RegExp(`基础月卡${days(31)}生效，${days(93)}到期`),
    ])
    await expect(page.getByRole('list', { name: '会员时长明细' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('已完成')).toHaveCount(3)

    // The lower plan is paused, and cannot be bought meanwhile.
    await page.goto('/pricing')
    await expect(page.getByRole('button', { name: '已有更高套餐' }).last()).toBeDisabled()
    await expect(page.getByRole('button', { name: '已获得 | 立即续购' })).toBeEnabled()
  },
)

import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

test(
  'a user sees every movement of AI credits, and at zero a form that cannot be used',
  { tag: ['@wide', '@everywhere'] },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto('/user/orders')
    const history = page.getByRole('region', { name: 'AI 次数明细' })
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await expect(history.getByRole('listitem')).toContainText(/新用户赠送.*\+1 次.*剩余 1 次/s)

    await page.goto('/resume/chat')
    await page.getByLabel('输入问题，或粘贴要处理的文字').fill('怎么写项目经历？')
    await page.getByRole('button', { name: '提问' }).click()
    const notice = page.getByRole('region', { name: 'AI 次数已用完' })
    await expect(notice.getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel('输入问题，或粘贴要处理的文字')).toBeDisabled()
    await expect(page.getByRole('radio', { name: '润色', exact: true })).toBeDisabled()
    await expect(page.getByLabel('附上简历')).toBeDisabled()
    await expect(page.getByRole('button', { name: '提问' })).toBeDisabled()
    await expectNoAxeViolations(page)

    await page.goto('/user/orders?credits=1')
    await expect(history.getByRole('listitem')).toHaveCount(2)
    await expect(history.getByRole('listitem').first()).toContainText(/AI 助手提问.*−1 次.*剩余 0 次/s)
    await expectNoAxeViolations(page)
    await history.getByRole('link', { name: '怎么写项目经历？' }).click()
    await expect(page.getByRole('region', { name: '你', exact: true })).toContainText('怎么写项目经历？')
  },
)

import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { readCode } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test('a user closes an account and cancels', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  test.setTimeout(120_000)
  expectProblem(/^422 POST .*\/user/)
  const phone = await logIn(page.context())
  await page.goto('/user')
  await page.locator('summary', { hasText: '注销' }).click()
  await expect(page.getByText('7 天冷静期')).toBeVisible()
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(7)} 的验证码`)).toBeVisible()

  const section = page.locator('section').filter({ hasText: '导出我的数据' })
  await section.getByRole('button', { name: '确认注销' }).click()
  await expect(section.getByText('请填写验证码')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await section.getByRole('button', { name: '发送验证码' }).click()
  await expect(section.getByText('验证码已发送')).toBeVisible()
  await expect(section.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  const code = await readCode(page, phone)
  const field = section.getByLabel('验证码', { exact: true })
  await field.fill(code === '123456' ? '654321' : '123456')
  const closeNow = async () => {
    await section.getByRole('button', { name: '确认注销' }).click()
    const question = page.getByRole('alertdialog', { name: '注销账号' })
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await question.getByRole('button', { name: '确认注销' }).click()
  }
  await closeNow()
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(code)
  await closeNow()

  const notice = page.getByRole('region', { name: '注销账号' })
  const closes = new Date(Date.now() + 7 * 24 * 3_600_000)
  const day = closes.toLocaleDateString('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  await expect(notice).toContainText(day)
  await page.goto('/user')
  await expect(notice).toContainText(day)
  await expectNoAxeViolations(page)

  await notice.getByRole('button', { name: '撤销注销申请' }).click()
  await expect(page.getByText('已撤销注销申请')).toBeVisible()
  await expect(notice).toBeHidden()
  await page.goto('/user')
  await expect(notice).toBeHidden()
})

import type { Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'
import { payOnPhone } from '../support/pay'

/** Pays the displayed order, and follows a link of the success dialog. */
async function payAndGoOn(page: Page, link: string, scripted: boolean) {
  await payOnPhone(page)
  if (!scripted) await page.getByRole('button', { name: '已完成支付' }).click()
  await page.getByRole('dialog', { name: '支付成功' }).getByRole('link', { name: link }).click()
}

test(
  'a user at the resume limit pays, returns to the samples and creates a resume',
  { tag: ['@wide', '@deep'] },
  async ({ page, context, expectProblem, javaScriptEnabled }) => {
    expectProblem(/^409 POST .*\/resume\/create/)
    await logIn(context)
    for (let n = 0; n < 3; n++) await createResume(page)
    await page.goto('/resume/create')
    const wanted = page.locator('button[value="sample:product-manager"]').first()
    await wanted.click()
    await page.getByRole('alert').getByRole('link', { name: '升级会员' }).click()
    await page
      .getByRole('dialog', { name: '升级会员' })
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('link', { name: '立即获取' })
      .click()
    // Without scripts a purchase named in the URL starts with a click.
    if (!javaScriptEnabled) await page.getByRole('button', { name: '微信支付 ¥9.9' }).click()
    await payAndGoOn(page, '继续新建简历', javaScriptEnabled)
    await expect(page).toHaveURL(/\/resume\/create$/)
    await wanted.click()
    await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)/)
  },
)

test(
  'a user without remaining answers pays, returns to the chat and asks',
  { tag: ['@wide', '@deep'] },
  async ({ page, context, javaScriptEnabled }) => {
    await logIn(context)
    await page.goto('/resume/chat')
    const question = page.getByLabel('输入问题，或粘贴要处理的文字')
    const ask = page.getByRole('button', { name: '提问' })
    const answers = page.getByRole('region', { name: 'AI 助手' })
    await question.fill('怎么写项目经历？')
    await ask.click()
    await expect(page).toHaveURL(/\/resume\/chat\?chat=/)
    await expect(page.getByText('AI 次数 0', { exact: true })).toBeVisible()
    await expect(answers.getByText('内容由AI生成，仅供参考')).toHaveCount(1)
    const talk = new URL(page.url()).searchParams.get('chat')!
    await page.getByRole('link', { name: '开通会员，每月都有 AI 次数' }).click()
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button', { name: '立即获取' })
      .click()
    await payAndGoOn(page, '继续使用 AI', javaScriptEnabled)
    await expect(page).toHaveURL(new RegExp(`/resume/chat\\?chat=${talk}`))
    await question.fill('再短一些')
    await ask.click()
    await expect(page.getByRole('region', { name: '你', exact: true }).last()).toContainText('再短一些')
    await expect(answers.getByText('内容由AI生成，仅供参考')).toHaveCount(2)
  },
)

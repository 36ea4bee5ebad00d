import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test('a user asks the assistant with a resume, and runs out of points @wide', async ({ page, context }) => {
  await logIn(context)
  await createResume(page)
  await page.goto('/resume/chat')
  await expect(page.getByText('AI 次数 1', { exact: true })).toBeVisible()
  await expect(page.getByText('本次提问将扣除 1 次 AI 次数，当前剩余 1 次；未生成回答则不扣。')).toBeVisible()
  await expect(page.getByText('当前为演示环境，未接入 AI')).toBeVisible()

  await page.getByText('量化', { exact: true }).click()
  await page.getByLabel('输入问题，或粘贴要处理的文字').fill('负责商城运营，效果<b>不错</b>')
  await page.getByLabel('附上简历').selectOption({ index: 1 })
  await page.getByRole('button', { name: '提问' }).click()

  await expect(page).toHaveURL(/\/resume\/chat\?chat=/)
  const answer = page.getByRole('region', { name: 'AI 助手' })
  await expect(answer.getByText('这是演示回答。')).toBeVisible()
  await expect(answer.getByText('内容由AI生成，仅供参考')).toBeVisible()
  const question = page.getByRole('region', { name: '你', exact: true })
  await expect(question).toContainText('负责商城运营，效果<b>不错</b>')
  await expect(question).toContainText('附简历')

  await expect(page.getByText('AI 次数 0', { exact: true })).toBeVisible()
  const card = page.getByRole('region', { name: 'AI 次数已用完' })
  await expect(card).toContainText('免费 AI 次数只赠送一次')
  await expect(card.getByRole('link', { name: '邀请好友，免费得会员' })).toHaveAttribute(
    'href',
    '/user/invite',
  )
  await expectNoAxeViolations(page)
  await expect(page.getByRole('button', { name: '提问' })).toBeDisabled()
  await expect(page.getByLabel('输入问题，或粘贴要处理的文字')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新回答' })).toHaveCount(0)
})

test('a user stops an answer while it is written, and its text is preserved @desktop', async ({
  page,
  context,
}) => {
  await logIn(context)
  await page.goto('/resume/chat')
  await waitForHydration(page, true)
  await page.getByLabel('输入问题，或粘贴要处理的文字').fill('怎么写项目经历？')
  // The answer takes two seconds, and a click on a busy machine may take as long.
  const pressAtFirstWords = page.waitForFunction(() => {
    const stop = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('停止'))
    if (!stop || !document.body.innerText.includes('这是演示回答。')) return false
    stop.click()
    return true
  })
  await page.getByRole('button', { name: '提问' }).click()
  const answer = page.getByRole('region', { name: 'AI 助手' })
  await pressAtFirstWords
  await expect(answer.getByText('这是演示回答。')).toBeVisible()
  await expect(answer.getByText('已停止')).toBeVisible()
  await expect(answer.getByText('AI_API_KEY')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '停止' })).toHaveCount(0)
})

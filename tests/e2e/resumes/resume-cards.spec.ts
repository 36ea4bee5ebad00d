import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { postForm } from '../support/post-form'
import { createResume } from '../support/stored-resume'

test(
  'a card says what for, in which template, how long, how good, what to do next, and when it was sent',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, context }) => {
    test.slow()
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto('/resume/my')
    const card = page.getByRole('main').locator(`[id="${id}"]`)
    // The title names the position; the card says it once.
    await expect(card.getByText('高级后端工程师（Go/Java）')).toHaveCount(1)
    for (const [name, path] of [
      [/^编辑: /, `/resume/edit/${id}`],
      [/^下载: /, `/resume/download?resume=${id}`],
    ] as const)
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(card).toContainText(/. · 1 页/)
    await expect(card.getByRole('link', { name: /^简历体检 \d+ 分/ })).toHaveAttribute(
      'href',
      `/resume/check/${id}`,
    )
    await expect(card).not.toContainText(/\d(?:下载|分享)/)
    await expectNoAxeViolations(page)
    await card.getByRole('link', { name: /^下一步：/ }).click()
    await expect(page).toHaveURL(/\/resume\/(edit|download)/)

    await postForm(context, '/resume/my', { intent: 'rename', id, title: '投甲公司' })
    await postForm(context, `/resume/share/${id}`, { intent: 'open', kinds: 'chosen', days: '30' })
    const blank = await createResume(page)
    await page.goto('/resume/my')
    await expect(card).toContainText(/今天 \d+:\d\d分享/)
    await expect(card.getByText('高级后端工程师（Go/Java）', { exact: true })).toBeVisible()
    const empty = page.getByRole('main').locator(`[id="${blank}"]`)
    await empty.getByRole('link', { name: /^下一步：没有/ }).click()
    await expect(page).toHaveURL(new RegExp(`/resume/edit/${blank}`))
  },
)

test(
  'resumes are tagged in the words of their owner, and filtered by a tag',
  { tag: ['@everywhere', '@deep-no-javascript'] },
  async ({ page, context, expectProblem }) => {
    test.slow()
    expectProblem(/^422 POST /)
    await logIn(context)
    const [first, second] = [await createResume(page, 'sample:backend-engineer'), await createResume(page)]
    await page.goto(`/resume/my?retag=${first}`)
    const line = page.getByLabel('标签', { exact: true })
    await line.fill('一、二、三、四、五、六')
    await page.getByRole('button', { name: '保存标签' }).click()
    await expect(page.getByText('最多 5 条')).toBeVisible()
    await expect(line).toHaveValue('一、二、三、四、五、六')
    await line.fill('校招，大厂')
    await page.getByRole('button', { name: '保存标签' }).click()
    await expect(page.getByText(/的标签已保存。$/)).toBeVisible()

    // From the first tag on, every menu offers them.
    await page.locator(`[id="${second}"] summary[aria-label^="更多操作"]`).click()
    await page.locator(`[id="${second}"]`).getByRole('link', { name: '标签' }).click()
    await line.fill('大厂')
    await page.getByRole('button', { name: '保存标签' }).click()
    const filter = page.getByRole('navigation', { name: '按标签筛选' })
    await expect(filter.getByRole('link')).toHaveText(['全部', '大厂2', '校招1'])
    await filter.getByRole('link', { name: '校招' }).click()
    await expect(page.locator('main li h2')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await filter.getByRole('link', { name: '全部' }).click()
    await expect(page.locator('main li h2')).toHaveCount(2)
  },
)

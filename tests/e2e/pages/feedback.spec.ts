import { expectNoAxeViolations } from '../support/axe'
import { logIn, openAccount } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test(
  "an action's result is shown once, with scripts and without",
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, javaScriptEnabled }) => {
    await logIn(page.context())
    await page.goto('/user')
    await openAccount(page)
    await page.getByRole('button', { name: '退出登录' }).locator('visible=true').click()
    await expect(page.getByText('已退出登录。')).toBeVisible()
    if (javaScriptEnabled) {
      await expect(page.getByText('已退出登录。')).toHaveCount(0)
    } else {
      await page.getByRole('link', { name: '关闭消息' }).click()
      await expect(page.getByText('已退出登录。')).toHaveCount(0)
    }
    await page.reload()
    await expect(page.getByText('已退出登录。')).toHaveCount(0)
  },
)

test('a notification stays while the pointer is on it', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page.context())
  await page.clock.install()
  await page.goto('/user')
  await waitForHydration(page, true)
  // The message appears in a standing clock, so that the pointer reaches it on any machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('summary', { hasText: '修改' }).click()
  await page.getByLabel('新昵称').fill('林晓')
  await page.getByRole('button', { name: '保存' }).click()
  const message = page.getByText('昵称已修改。')
  await message.hover()
  await page.clock.runFor(60_000)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: '关闭消息' }).click()
  await expect(message).toHaveCount(0)
})

test('a slow page shows a progress bar', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/create\.data/, async (route) => {
    await answered
    await route.continue()
  })
  await waitForHydration(page, true)
  await page.locator('header').getByRole('link', { name: '新建简历' }).first().click()
  const bar = page.getByRole('progressbar', { name: '页面加载中' })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(3)
  answer()
  await expect(page).toHaveURL(/\/resume\/create$/)
  await expect(bar).toHaveCount(0)
})

test('an error in a page is shown and reported', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/^page error: /)
  await page.goto('/agreement')
  await waitForHydration(page, true)
  const reported = page.waitForResponse(/\/api\/errors\/beacon-report$/)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('the page of 13800138000 broke')
    })
  })
  await expect(page.getByText('页面出错了，请刷新后重试。')).toBeVisible()
  const answer = await reported
  expect(answer.status()).toBe(204)
  const [report] = (answer.request().postDataJSON() as { errors: { message: string; url: string }[] }).errors
  expect(report).toMatchObject({ message: 'Error: the page of [number] broke', url: '/agreement' })
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByText('页面出错了，请刷新后重试。')).toHaveCount(0)
})

test(
  'an unhandled rejection is shown, not logged to the console, and detected by the tests',
  { tag: '@desktop' },
  async ({ page, expectProblem }) => {
    expectProblem(/^console error: unhandled rejection: Error: on purpose/)
    const console: string[] = []
    page.on('console', (message) => void console.push(message.text()))
    const thrown: Error[] = []
    page.on('pageerror', (error) => void thrown.push(error))
    await page.goto('/agreement')
    await waitForHydration(page, true)
    await page.evaluate(() => void Promise.reject(new Error('on purpose')))
    await expect(page.getByText('操作未完成，请重试。')).toBeVisible()
    expect(thrown).toEqual([])
    expect(console.filter((line) => line.includes('on purpose'))).toEqual([
      expect.stringMatching(/^unhandled rejection: Error: on purpose/),
    ])
  },
)

test('a missing script file reloads the page once', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/Error loading route module|Failed to fetch dynamically|ERR_FAILED/)
  await page.goto('/')
  await waitForHydration(page, true)
  let refused = 0
  await page.route(/assets\/create-resume-.*\.js$/, (route) =>
    refused++ < 1 ? route.abort() : route.continue(),
  )
  const documents: string[] = []
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)),
  )
  await page.locator('header').getByRole('link', { name: '新建简历' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/resume\/create$/)
  await waitForHydration(page, true)
  expect(documents).toEqual(['/resume/create'])
})

test(
  'permanent deletion requires a confirmation, which works by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await logIn(page.context())
    await createResume(page)
    await page.goto('/resume/my')
    await waitForHydration(page, true)
    await page
      .locator('button[value=bin]')
      .first()
      .evaluate((button: HTMLButtonElement) => button.click())
    await page.getByText('回收站', { exact: true }).click()
    const erase = page.getByRole('link', { name: /^彻底删除/ })
    await erase.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(erase).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('已彻底删除。')).toBeVisible()
  },
)

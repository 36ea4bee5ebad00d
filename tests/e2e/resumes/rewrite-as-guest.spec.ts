import { authorizeInWeixin, newUserName, openWeixinLogin } from '../support/authorize-in-weixin'
import { expectNoAxeViolations } from '../support/axe'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { randomPhone } from '../support/log-in'
import { readCode, typeCode } from '../support/login-form'
import { createResume, openDeviceDraft, openNewDraft, saveStatus } from '../support/stored-resume'

const rewriteButton = { name: 'AI 改写', exact: true }

test(
  'a guest who logs in for a rewrite is back at the same text, with the panel open and the draft in the account',
  { tag: '@smoke' },
  async ({ page }) => {
    const other = await createResume(page)
    await openNewDraft(page, 'sample:backend-engineer')
    await page.locator('html.scripted').waitFor()
    const phone = randomPhone()
    await page.getByLabel('手机', { exact: true }).fill(phone)
    const entry = await openEntry(await openSection(page, '项目经历'))
    const id = await entry.getAttribute('id')
    const text = entry.locator('[contenteditable=true]').first()
    await text.fill('负责支付改版')
    await expect(saveStatus(page)).toHaveText('已存本机')
    await entry.getByRole('button', rewriteButton).click()
    const panel = page.getByRole('dialog', { name: 'AI 改写' })
    await panel.getByRole('link', { name: '登录并继续改写' }).click()

    const dialog = page.getByRole('dialog', { name: '验证码登录' })
    await expect(dialog.getByText('草稿会自动存入账号')).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue(phone)
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByText(/^验证码已发送至/)).toBeVisible()
    await dialog.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '登录', exact: true }).click()

    await expect(page).toHaveURL(new RegExp(`/resume/edit/(?!offline)[\\w-]+\\?at=${id}$`))
    await expect(page.getByText('注册成功，草稿已存入账号。')).toBeVisible()
    await expect(page.getByRole('dialog', { name: '恭喜，注册成功' })).toHaveCount(0)
    await expect(panel.getByText('AI 次数 1', { exact: true })).toBeVisible()
    await expect(panel.locator('select')).toHaveValue(`${id}.text`)
    await expect(entry).toHaveAttribute('open', '')
    await expect(text).toHaveText('负责支付改版')
    await expect(text).toBeInViewport()
    await panel.getByRole('button', { name: '关闭 AI 改写' }).click()
    await expect(text).toBeFocused()

    await page.goto('/resume/my')
    await expect(page.getByText('已用 1 / 3 份')).toBeVisible()
    // The other draft of the device was not asked for, and waits.
    const drafts = page.getByRole('region', { name: '未存入账号的草稿' })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await expect(drafts.getByRole('link')).toHaveAttribute('href', new RegExp(`draft=${other}`))
  },
)

test(
  'a draft that the account does not take stays: the page says why and leads back to it, and it can be saved later',
  { tag: '@desktop' },
  async ({ page }) => {
    const draft = await openDeviceDraft(page, '诸葛孔明')
    await page.getByRole('button', rewriteButton).first().click()
    const panel = page.getByRole('dialog', { name: 'AI 改写' })
    await panel.getByRole('link', { name: '登录并继续改写' }).click()
    // As an account with as many resumes as it may hold answers; a phone gets one code a minute.
    const full = { id: draft, outcome: 'full', message: '' }
    await page.route('**/resume/keep/draft', (route) => route.fulfill({ json: full }))
    await typeCode(page, randomPhone())
    const login = page.getByRole('dialog', { name: '验证码登录' })
    await login.getByRole('checkbox').check()
    await login.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('账号中的简历已存满，还有 1 份草稿未存入')).toBeVisible()
    await page.getByRole('link', { name: '返回编辑' }).click()
    await expect(page).toHaveURL(new RegExp(`/resume/edit/offline\\?draft=${draft}$`))
    await expect(page.getByLabel('姓名')).toHaveValue('诸葛孔明')
    await expect(panel.getByRole('link', { name: '存入账号并继续' })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.unroute('**/resume/keep/draft')
    await panel.getByRole('link', { name: '存入账号并继续' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)/)
    await expect(panel.getByText('AI 次数 1', { exact: true })).toBeVisible()
    await expect(page.getByLabel('姓名')).toHaveValue('诸葛孔明')
  },
)

test(
  'a guest who logs in by WeChat from the card of a line is back at its text',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await page.locator('html.scripted').waitFor()
    const entry = await openEntry(await openSection(page, '项目经历'))
    const id = await entry.getAttribute('id')
    const text = entry.locator('[contenteditable=true]').first()
    await text.fill('负责支付改版')
    await page.keyboard.press('Control+j')
    const card = page.getByRole('region', { name: 'AI 改写这一行' })
    await card.getByRole('link', { name: '登录并继续改写' }).click()
    await openWeixinLogin(page)
    await authorizeInWeixin(page, newUserName)
    await expect(page).toHaveURL(new RegExp(`/resume/edit/(?!offline)[\\w-]+\\?at=${id}$`))
    await expect(page.getByText('注册成功，草稿已存入账号。')).toBeVisible()
    const panel = page.getByRole('dialog', { name: 'AI 改写' })
    await expect(panel.locator('select')).toHaveValue(`${id}.text`)
    await expect(text).toHaveText('负责支付改版')
  },
)

test(
  'without scripts a guest who logs in for a rewrite goes on to the page that rewrites that text',
  { tag: '@no-javascript' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    const entry = await openEntry(await openSection(page, '项目经历'))
    const text = entry.locator('textarea').first()
    await text.fill('负责支付改版')
    await entry.getByRole('button', rewriteButton).click()
    await expect(page.getByText('草稿会自动存入账号')).toBeVisible()
    await typeCode(page, randomPhone())
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/resume\/improve\/[\w-]+\?target=[\w-]+\.text$/)
    await expect(page.getByText('注册成功，草稿已存入账号。')).toBeVisible()
    await expect(page.locator('select')).toHaveValue(/\.text$/)
    await page.getByRole('link', { name: '返回编辑' }).click()
    await expect(page.getByText('负责支付改版').first()).toBeAttached()
    await page.goto('/resume/my')
    await expect(page.getByText('已用 1 / 3 份')).toBeVisible()
    await expect(page.getByText('未存入账号的草稿')).toHaveCount(0)
  },
)

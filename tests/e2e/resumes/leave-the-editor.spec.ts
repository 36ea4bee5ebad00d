import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openEntry, openSection } from '../support/editor-rows'
import { openNewDraft, openNewResume, saveStatus } from '../support/stored-resume'

const withoutScripts = { tag: '@no-javascript' }
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const type = (page: Page, name: string) => page.getByLabel('姓名', { exact: true }).fill(name)
const openMenu = (page: Page) => page.locator('header summary[aria-label="更多操作"]').click()

for (const viewport of sizes)
  test.describe(
    `leaving the editor at ${viewport.width} px`,
    { tag: viewport.width < 768 ? '@deep' : [] },
    () => {
      test.use({ viewport })

      test(
        "every link out of a stored resume's editor saves the typed text and then navigates",
        withoutScripts,
        async ({ page, context }) => {
          await logIn(context)
          const id = await openNewResume(page)
          const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
          const fromMenu = (name: string) => async () => {
            await openMenu(page)
            await press(name)
          }
          const ways: [name: string, leads: RegExp, leave: () => Promise<void>][] = [
            ['下载', /\/resume\/download\?resume=/, () => press('下载')],
            ['分享', /\/resume\/share\//, fromMenu('分享链接')],
            ['版本', /\/resume\/versions\//, fromMenu('历史版本')],
            ['对话', /\/resume\/chat\?resume=/, fromMenu('问 AI 助手')],
            ['首页', /\/resume\/my$/, () => press('我的简历')],
            ['样例', /saved&pane=style/, () => pressInStyle(page)],
            ['预览', /saved/, () => pressInPreview(page)],
          ]
          for (const [name, leads, leave] of ways) {
            await type(page, `林${name}`)
            await leave()
            await expect(page).toHaveURL(leads)
            await page.goto(`/resume/edit/${id}`)
            await expect(page.getByLabel('姓名', { exact: true })).toHaveValue(`林${name}`)
          }
        },
      )

      test(
        "every link out of a guest draft's editor saves the typed text and then navigates",
        withoutScripts,
        async ({ page }) => {
          await openNewDraft(page)
          const editor = page.url()
          const ways: [name: string, press: string, leads: RegExp][] = [
            ['下载', '下载', /login=&to=%2Fresume%2Fdownload%3Fdraft/],
            ['首页', '智能简历', /\/$/],
          ]
          for (const [name, press, leads] of ways) {
            await type(page, `李${name}`)
            await page.getByRole('button', { name: press, exact: true }).click()
            await expect(page).toHaveURL(leads)
            await page.goto(editor)
            await expect(page.getByLabel('姓名', { exact: true })).toHaveValue(`李${name}`)
          }
        },
      )

      test(
        'the exported file contains the typed text, and the editor can save again',
        withoutScripts,
        async ({ page, context }) => {
          await openNewDraft(page)
          await exportAndSaveAgain(page)
          await logIn(context)
          await openNewResume(page)
          await exportAndSaveAgain(page)
        },
      )

      test(
        'leaving the editor with an invalid field shows the error and preserves every character',
        withoutScripts,
        async ({ page, context, expectProblem }) => {
          expectProblem(/^422 POST /)
          await logIn(context)
          await openNewResume(page)
          await type(page, '林晓')
          await page.getByLabel('邮箱', { exact: true }).fill('不是邮箱')
          await page.getByRole('button', { name: '下载', exact: true }).click()
          await expect(page.getByText('有 1 处需要修改，内容已保留，请修改后再保存。')).toBeVisible()
          await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('林晓')
          await expect(page.getByLabel('邮箱', { exact: true })).toHaveValue('不是邮箱')
          await page.getByLabel('邮箱', { exact: true }).fill('lin@example.com')
          await page.getByRole('button', { name: '下载', exact: true }).click()
          await expect(page).toHaveURL(/\/resume\/download\?resume=/)
        },
      )
    },
  )

test(
  'back from the download, and on a page loaded anew, the section that was left is open and what was done there can be undone',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    await openNewResume(page, 'sample:backend-engineer')
    const education = await openSection(page, '教育背景')
    const school = (await openEntry(education)).getByLabel('学校', { exact: true })
    const before = await school.inputValue()
    await school.fill('林间大学')
    await page.getByRole('link', { name: '下载', exact: true }).click()
    await page.getByRole('link', { name: '返回编辑' }).click()
    await expect(education.locator('> details.section-fold')).toHaveAttribute('open')
    await expect(school).toHaveValue('林间大学')
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await expect(school).toHaveValue(before)
    await expect(saveStatus(page)).toHaveText('已保存')
    await page.reload()
    await expect(school).toHaveValue(before)
    await page.getByRole('button', { name: '重做', exact: true }).click()
    await expect(school).toHaveValue('林间大学')
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await expect(school).toHaveValue(before)
  },
)

async function exportAndSaveAgain(page: Page) {
  await type(page, '林档')
  await openMenu(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 JSON', exact: true }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ basics: { name: '林档' } })
  await type(page, '林续')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/saved(?!.*export)/)
  await page.reload()
  await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('林续')
}

async function pressInStyle(page: Page) {
  await page.getByText('样式', { exact: true }).click()
  await page.getByRole('button', { name: '应用样式', exact: true }).click()
}

async function pressInPreview(page: Page) {
  // Wide screens show the preview beside the form.
  const tab = page.getByText('预览', { exact: true })
  if (await tab.isVisible()) await tab.click()
  await page.getByRole('button', { name: '保存并更新预览' }).click()
}

test(
  'what is typed an instant before a page is gone is there when it opens again',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page)
    const editor = page.url()
    const name = page.getByLabel('姓名', { exact: true })
    await name.fill('陈')
    for (const letter of '一二三四五六七八') {
      await page.locator('html.scripted').waitFor()
      await name.focus()
      await name.press('End')
      await page.keyboard.insertText(letter)
      await page.goto(editor)
      await expect(name).toHaveValue(new RegExp(`${letter}$`))
    }
    await expect(name).toHaveValue('陈一二三四五六七八')
  },
)

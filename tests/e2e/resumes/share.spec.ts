import { folded } from '#api/sharing/masking/fold-text'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { canaries, buildCanaryResume } from '#tests/fixtures/canary-resume'
import { expectNoAxeViolations } from '../support/axe'
import { importFile } from '../support/import-file'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

/** Returns the values of the given kinds that a text contains, in any spelling. */
function personalDataIn(bytes: string, kinds: readonly MaskKind[] = MASK_KINDS): string[] {
  const text = folded(bytes.replaceAll('\\\\', '\\'))
  return kinds.flatMap((kind) => canaries[kind].filter((canary) => text.includes(folded(canary))))
}

test(
  'a masked link contains no hidden data in any byte, and its owner previews it before it exists',
  {
    tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'],
  },
  async ({ page, context, browser, javaScriptEnabled }) => {
    test.slow()
    await logIn(context)
    await page.goto('/resume/create/import')
    await importFile(page, {
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(buildCanaryResume())),
    })
    await page.getByRole('button', { name: '保存为新简历' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/[\w-]+$/)
    const id = /edit\/([\w-]+)/.exec(page.url())?.[1]
    expect(
      personalDataIn(await (await page.request.get(`/resume/edit/${id}`)).text()).length,
    ).toBeGreaterThan(20)

    await page.goto(`/resume/share/${id}`)
    const preview = page.getByRole('region', { name: '访客看到的效果' })
    const picture = preview.getByRole('img', { name: '第 1 页' })
    await expect(picture).toHaveJSProperty('complete', true)
    const response = await page.request.get(`/resume/share/${id}/preview?hidden=${MASK_KINDS.join('.')}`)
    expect(personalDataIn((await preview.innerHTML()) + (await response.text()))).toEqual([])
    await expectNoAxeViolations(page)

    // Another choice can also be previewed before the link exists, and typed values are preserved.
    await page.getByLabel('访问密码').fill('请看 2026')
    await page.getByText('已隐藏手机号、邮箱等 13 类信息，姓名、学校和公司照常显示').click()
    await page.getByRole('checkbox', { name: '邮箱' }).uncheck()
    if (!javaScriptEnabled) await page.getByRole('button', { name: '更新预览' }).click()
    await expect(picture).toHaveAttribute('src', /hidden=phone\.wechat/)
    await expect(page.getByLabel('访问密码')).toHaveValue('请看 2026')
    await expect(page.getByRole('checkbox', { name: '邮箱' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: '邮箱' }).check()
    await page.getByLabel('访问密码').fill('')
    await page.getByRole('button', { name: '开启分享' }).click()
    await expect(page.getByRole('heading', { name: '分享已开启' })).toBeVisible()
    await expect(page.getByText('未设置密码')).toBeVisible()
    const link = (await page.getByText(/\/s\/\w{12}$/).textContent()) ?? ''

    const guest = await browser.newContext({ locale: 'zh-CN' })
    const answers: string[] = []
    for (const path of ['', '.data', '/1', '/2', '/3']) {
      const answer = await guest.request.get(link + path)
      answers.push(`${JSON.stringify(answer.headers())} ${await answer.text()}`)
    }
    expect(answers[0]).toContain('费林')
    expect(answers[2]).toContain('<svg')
    expect(answers.flatMap((bytes) => personalDataIn(bytes))).toEqual([])
    await guest.close()
  },
)

test(
  'a typed password protects the link at once, is preserved by an empty field, and is removed on request',
  {
    tag: ['@everywhere', '@deep-phone', '@deep-no-javascript', '@smoke'],
  },
  async ({ page, context }) => {
    test.slow()
    await logIn(context)
    await page.goto(`/resume/share/${await createResume(page)}`)
    await page.getByLabel('访问密码').fill('请看 2026')
    await page.getByRole('button', { name: '开启分享' }).click()
    await expect(page.getByText('已设置密码', { exact: true })).toBeVisible()
    await expect(page.getByText('拿到链接并输入密码的人都能查看并下载 PDF')).toContainText(
      '不占用你的下载次数',
    )

    await page.getByRole('button', { name: '保存设置' }).click()
    await expect(page.getByText('已设置密码', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: '取消密码' }).check()
    await page.getByRole('button', { name: '保存设置' }).click()
    await expect(page.getByText('未设置密码')).toBeVisible()
  },
)

test(
  'an invalid share link shows an error and a link to the home page',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^404 GET .*\/s\/gone/)
    await page.goto('/s/gone')
    await expect(page.getByRole('heading', { name: '链接无法打开' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { buyPlan } from '../support/pay'

test(
  'a buyer requests an invoice, an admin exports, rejects and issues it, and the buyer reads each state',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, browser, expectProblem }, info) => {
    test.slow()
    expectProblem(/^422 POST .*\/(user\/orders|admin\/invoices)/)
    await logIn(page.context())
    const tradeNo = await buyPlan(page.context(), '基础月卡')
    await page.goto('/user/orders')
    await page.getByRole('link', { name: '申请发票' }).click()
    await expect(page.getByText('发票按实付金额 ¥9.9 开具')).toBeVisible()
    await page.getByRole('radio', { name: '企业' }).check()
    await page.getByLabel('税号').fill('9131 0000 MA1F AKE0 3a')
    await page.getByLabel('备注（选填）').fill('研发部报销')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('这不是有效的统一社会信用代码，请逐位核对')).toBeVisible()
    await expect(page.getByText('请填写此项')).toHaveCount(2)
    await expect(page.getByLabel('税号')).toHaveValue('9131 0000 MA1F AKE0 3a')
    await expect(page.getByLabel('备注（选填）')).toHaveValue('研发部报销')
    await expect(page.getByRole('radio', { name: '企业' })).toBeChecked()
    await expectNoAxeViolations(page)
    await page.getByLabel('税号').fill('9131 0000 ma1f ake0 3b')
    const title = `=智能简历测试公司 ${info.project.name} ${Date.now()}`
    await page.getByLabel('发票抬头').fill(title)
    await page.getByLabel('接收邮箱').fill('lin@example.com')
    await page.getByRole('button', { name: '提交申请' }).click()
    const section = page.getByRole('region', { name: '发票' })
    await expect(section).toContainText('开具前可以修改')
    await expect(section).toContainText('91310000MA1FAKE03B')
    await expectNoAxeViolations(page)

    const context = await browser.newContext({
      javaScriptEnabled: info.project.name !== 'no-javascript',
      locale: 'zh-CN',
      viewport: page.viewportSize(),
    })
    await logIn(context, adminPhone('invoice', info))
    const admin = await context.newPage()
    await admin.goto(`/admin/invoices?search=${tradeNo}`)
    await expect(admin.getByText(title)).toBeVisible()
    await expectNoAxeViolations(admin)
    const download = admin.waitForEvent('download')
    await admin.getByRole('button', { name: '导出 CSV' }).click()
    const { default: fs } = await import('node:fs')
    const csv = fs.readFileSync(await (await download).path(), 'utf8')
    expect(csv).toContain(`"'${title}",91310000MA1FAKE03B,lin@example.com,研发部报销,9.9,已申请`)

    await admin.getByRole('link', { name: '处理' }).click()
    await admin.getByLabel('驳回原因（用户会看到）').fill(' ')
    await admin.getByRole('button', { name: '驳回' }).click()
    await expect(admin.getByText('请填写此项')).toBeVisible()
    await admin.getByLabel('驳回原因（用户会看到）').fill('抬头有误')
    await admin.getByRole('button', { name: '驳回' }).click()
    await expect(admin.getByText('操作已完成，并已写入操作日志。')).toBeVisible()
    await page.reload()
    await expect(section).toContainText('被驳回：抬头有误')
    await page.getByRole('link', { name: '修改后重新申请' }).click()
    await expect(page.getByLabel('发票抬头')).toHaveValue(title)
    await page.getByRole('radio', { name: '个人' }).check()
    await page.getByLabel('发票抬头').fill('林晓')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(section).toContainText('已申请')

    await admin.goto(`/admin/invoices?order=${tradeNo}`)
    await expectNoAxeViolations(admin)
    await admin.getByLabel('发票号码').fill('26312000 000012345678')
    await admin.getByRole('button', { name: '标为已开具' }).click()
    await expect(admin.getByRole('button', { name: '更正号码' })).toBeVisible()
    await expect(admin.getByRole('region', { name: '操作日志' })).toContainText('开具发票')
    await page.reload()
    await expect(section).toContainText('开具，并发送至 lin@example.com')
    await expect(section).toContainText('26312000000012345678')
    await expect(section.getByRole('link')).toHaveCount(0)
    await page.goto('/user/orders')
    await expect(page.getByRole('link', { name: '查看发票' })).toBeVisible()
    await page.getByRole('link', { name: '申请退款' }).click()
    await expect(page.getByLabel('类型')).toHaveValue('payment')
    await expect(page.getByLabel('内容')).toHaveValue(`申请退款\n订单号：${tradeNo}\n退款原因：`)
    await context.close()
  },
)

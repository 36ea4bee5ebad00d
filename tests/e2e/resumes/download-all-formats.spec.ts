import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test(
  'on a phone the button of the download is in sight, and stands over none of its choices',
  { tag: '@phone' },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto(`/resume/download?resume=${await createResume(page, 'sample:product-manager')}`)
    const button = page.getByRole('button', { name: '下载 PDF' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const keep = page.getByRole('checkbox', { name: /^在 PDF 中保留/ })
    await keep.focus()
    const [box, bar] = [(await keep.boundingBox())!, (await button.boundingBox())!]
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
  },
)

test(
  'all formats come in one ZIP under the typed name, and count as one download',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    await logIn(context)
    const id = await createResume(page, 'sample:university-lecturer')
    await page.goto(`/resume/download?resume=${id}`)
    await page.getByLabel('文件名').fill('应聘-钟映雪')
    await page.getByText('更多格式').click()
    await expect(page.getByText('便于粘贴到招聘网站')).toBeVisible()
    await expectNoAxeViolations(page)

    const take = async (name: string) => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('radio', { name }).check()
      await page.getByRole('button', { name: javaScriptEnabled ? `下载${name}` : '下载所选格式' }).click()
      const file = await downloading
      return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
    }
    const all = await take('全部格式')
    expect(all.name).toBe('应聘-钟映雪.zip')
    const files = unzipSync(all.bytes)
    const pages = Object.keys(files).filter((name) => /-\d+\.png$/.test(name)).length
    expect(pages).toBeGreaterThan(1)
    expect(Object.keys(files).sort()).toEqual(
      [
        ...['pdf', 'docx', 'md', 'html', 'txt', 'json'].map((ending) => `应聘-钟映雪.${ending}`),
        ...['应聘-钟映雪-JSONResume.json', '应聘-钟映雪-长图.png'],
        ...Array.from({ length: pages }, (_, i) => `应聘-钟映雪-${i + 1}.png`),
      ].sort(),
    )
    for (const [name, bytes] of Object.entries(files)) expect(bytes.length, name).toBeGreaterThan(500)
    expect(strFromU8(files['应聘-钟映雪.pdf']!.subarray(0, 5))).toBe('%PDF-')

    // The other formats of a resume that was downloaded are not charged.
    const pictures = await take('每页图片')
    expect(Object.keys(unzipSync(pictures.bytes))).toHaveLength(pages)
    const html = await take('网页')
    expect(html.name).toBe('应聘-钟映雪.html')
    const opened = await context.newPage()
    await opened.setContent(strFromU8(html.bytes))
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('钟映雪')
    // Without scripts axe opens the address anew, and this page has none.
    if (javaScriptEnabled) await expectNoAxeViolations(opened)
  },
)

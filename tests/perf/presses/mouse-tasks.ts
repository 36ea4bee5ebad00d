import { findPrinted } from '#tests/e2e/support/printed-text'
import { basics, expectWritten, job, jobLine, oneInchPhoto, versionName, type TaskName } from './journey'
import type { Person } from './person'

/** How a person with a mouse and a keyboard does each task in the fewest presses. */
export const mouseTasks: Record<TaskName, (person: Person) => Promise<void>> = {
  'fill basics': async (person) => {
    // A new resume starts with its name; a line of all is parted by Enter.
    await person.type(basics.join('，'))
    await person.key('Enter')
    await expectWritten(person, 'basics.email', basics[3]!)
  },
  'add a job with 3 bullets': async (person) => {
    // The pale example says where the job will stand.
    await pressPrinted(person, '成都云麓医疗器械')
    await person.type(jobLine)
    await person.key('Enter')
    await expectWritten(person, 'sections[1].items[0].subtitle', job.position)
    for (const [i, bullet] of job.bullets.entries()) {
      if (i > 0) await person.key('Enter')
      await person.type(i > 0 ? bullet : `- ${bullet}`)
    }
  },
  'add a photo': async (person) => {
    const { page } = person
    await person.dropFile(page.locator('aside .sheet').first(), await oneInchPhoto())
    await page.getByRole('img', { name: '你的照片' }).waitFor()
  },
  reorder: async (person) => {
    const { page } = person
    const [first, second] = [await findPrinted(page, '深圳简舟'), await findPrinted(page, '广州橙汀')]
    // The grip comes to where the mouse is.
    await page.mouse.move(second.left + 30, second.middle)
    const grip = (await page.locator('.page-grip').boundingBox())!
    await person.drag({ x: grip.x + 8, y: grip.y + 10 }, { x: first.left + 60, y: first.middle })
  },
  'change template and colour': async (person) => {
    const { page } = person
    await person.press(page.locator('label[for=pane-style]'))
    await person.press(page.locator('[data-template=classic]'))
    await person.press(page.locator('[name="style.colour"]').nth(2).locator('xpath=..'))
  },
  'fit to one page': async (person) => {
    await person.press(person.page.getByText('排成一页'))
  },
  'use a sample line': async (person) => {
    const { page } = person
    await pressPrinted(person, '设计自助开店流程')
    await person.press(page.getByRole('button', { name: '示例句' }).locator('visible=true'))
    await person.press(page.getByRole('dialog', { name: '示例句' }).locator('ul button').first())
  },
  'accept an AI change': async (person) => {
    const { page } = person
    await pressPrinted(person, '负责订单后台改版')
    await person.key('Control+j')
    const card = page.getByRole('region', { name: 'AI 改写这一行' })
    await card.getByRole('button', { name: '开始改写' }).waitFor()
    await person.key('Enter')
    await card.locator('ins').first().waitFor()
    await person.key('Tab')
  },
  'fix two findings': async (person) => {
    const { page } = person
    await person.press(page.locator('label[for=pane-check]'))
    await person.press(page.getByRole('button', { name: /^一键修正 \d+ 处/ }))
  },
  'name a version': async (person) => {
    const { page } = person
    await person.press(page.getByRole('link', { name: '已保存' }))
    await page.getByLabel('版本名称').and(page.locator(':focus')).waitFor()
    await person.type(versionName)
    await person.key('Enter')
    await page.getByRole('status').filter({ hasText: '已命名' }).waitFor()
  },
  compare: async (person) => {
    const { page } = person
    await person.press(page.getByRole('navigation', { name: '版本列表' }).getByRole('link').nth(1))
    await page.locator('#changes').waitFor()
  },
  download: async (person) => {
    const { page } = person
    await person.press(page.getByRole('link', { name: '下载当前版本' }))
    const download = page.waitForEvent('download')
    await person.press(page.getByRole('button', { name: '下载 PDF' }))
    await download
  },
}

async function pressPrinted(person: Person, text: string): Promise<void> {
  const { right, middle } = await findPrinted(person.page, text)
  await person.pressAt({ x: right, y: middle })
  await person.page.locator('.page-caret').waitFor()
}

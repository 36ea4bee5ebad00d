import { basics, expectWritten, job, jobLine, oneInchPhoto, versionName, type TaskName } from './journey'
import type { Person } from './person'

/** How a person without a mouse does each task in the fewest presses. */
export const keyboardTasks: Record<TaskName, (person: Person) => Promise<void>> = {
  'fill basics': async (person) => {
    // A new resume starts with its name; a line of all is parted by Enter.
    await person.type(basics.join('，'))
    await person.key('Enter')
    await expectWritten(person, 'basics.email', basics[3]!)
  },
  'add a job with 3 bullets': async (person) => {
    const { page } = person
    await person.key('Alt+ArrowDown', 2)
    await person.tabTo(page.locator('[name="sections[1].items[0].title"]'))
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
    await person.pasteFile(await oneInchPhoto())
    await page.getByRole('img', { name: '你的照片' }).waitFor()
  },
  reorder: async (person) => {
    await goToWork(person)
    await person.tabTo(person.page.locator('#reorder-s2-2'))
    for (const key of ['Space', 'ArrowUp', 'Space']) await person.key(key)
    await person.page
      .locator('[name="sections[1].items[0].title"][value^="广州橙汀"]')
      .waitFor({ state: 'attached' })
  },
  'change template and colour': async (person) => {
    const { page } = person
    await person.key('Alt+2')
    await person.tabTo(page.locator('[name="style.template"]:checked'))
    // The next of the strip is tried by the arrow, and chosen by Enter.
    await person.key('ArrowDown')
    await person.key('Enter')
    // The colours stand before the templates.
    await person.tabTo(page.locator('[name="style.colour"]:checked'), true)
    await person.key('ArrowRight', 2)
  },
  'fit to one page': async (person) => {
    await person.tabTo(person.page.locator('[name="style.fit"]:checked'))
    await person.key('ArrowRight')
  },
  'use a sample line': async (person) => {
    const { page } = person
    await person.key('Alt+1')
    await goToWork(person)
    const entry = page.locator('details.entry[id="s2-2"]')
    await person.tabTo(entry.locator('> summary'))
    if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open))) await person.key('Enter')
    await person.tabTo(entry.getByRole('button', { name: '示例句' }))
    await person.key('Enter')
    const phrase = page.getByRole('dialog', { name: '示例句' }).locator('ul button').first()
    await phrase.waitFor()
    await person.tabTo(phrase)
    await person.key('Enter')
    await person.key('Escape')
  },
  'accept an AI change': async (person) => {
    // The caret is in the new line.
    await person.key('Control+j')
    const card = person.page.getByRole('region', { name: 'AI 改写这一行' })
    await card.getByRole('button', { name: '开始改写' }).waitFor()
    await person.key('Enter')
    await card.locator('ins').first().waitFor()
    await person.key('Tab')
  },
  'fix two findings': async (person) => {
    const fix = person.page.getByRole('button', { name: /^一键修正 \d+ 处/ })
    await person.key('Alt+3')
    await fix.waitFor()
    await person.tabTo(fix)
    await person.key('Enter')
  },
  'name a version': async (person) => {
    const { page } = person
    await person.key('Control+Alt+s')
    await page.getByLabel('版本名称').and(page.locator(':focus')).waitFor()
    await person.type(versionName)
    await person.key('Enter')
    await page.getByRole('status').filter({ hasText: '已命名' }).waitFor()
  },
  compare: async (person) => {
    const { page } = person
    await person.tabTo(page.getByRole('navigation', { name: '版本列表' }).getByRole('link').nth(1), true)
    await person.key('Enter')
    await page.locator('#changes').waitFor()
  },
  download: async (person) => {
    const { page } = person
    await person.tabTo(page.getByRole('link', { name: '下载当前版本' }), true)
    await person.key('Enter')
    const pdf = page.getByRole('button', { name: '下载 PDF' })
    await pdf.waitFor()
    await person.tabTo(pdf)
    const download = page.waitForEvent('download')
    await person.key('Enter')
    await download
  },
}

/** From outside of the sections the first press leads to the basics. */
async function goToWork(person: Person): Promise<void> {
  const open = person.page.locator('section:has(> details.section-fold[open]) [id="h-s2-2"]')
  while (!(await open.isVisible())) await person.key('Alt+ArrowDown')
}

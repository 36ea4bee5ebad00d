import { findPrinted } from '#tests/e2e/support/printed-text'
import { expectWritten, job, jobLine, oneInchPhoto, versionName, type TaskName } from './journey'
import { mouseTasks } from './mouse-tasks'
import type { Person } from './person'

/** How a person with a phone of 390 px does each task in the fewest taps. */
export const touchTasks: Record<TaskName, (person: Person) => Promise<void>> = {
  'fill basics': mouseTasks['fill basics'],
  'add a job with 3 bullets': async (person) => {
    const { page } = person
    // An empty section shows its entry to be written.
    await person.press(page.locator('section[aria-label="工作经历"] > .section-fold > summary'))
    await page.locator('[name="sections[1].items[0].title"]:focus').waitFor()
    await person.type(jobLine)
    await person.key('Enter')
    await expectWritten(person, 'sections[1].items[0].subtitle', job.position)
    for (const [i, bullet] of job.bullets.entries()) {
      if (i > 0) await person.key('Enter')
      await person.type(i > 0 ? bullet : `- ${bullet}`)
    }
    await person.press(page.locator('details.entry[open]').getByText('完成', { exact: true }))
  },
  'add a photo': async (person) => {
    const { page } = person
    await person.chooseFile(
      () => person.press(page.getByRole('button', { name: '添加照片' })),
      await oneInchPhoto(),
    )
    await page.getByRole('button', { name: '更换照片' }).waitFor()
  },
  reorder: async (person) => {
    const { page } = person
    await person.press(page.locator('section[aria-label="工作经历"] > .section-fold > summary'))
    const [first, second] = [page.locator('[id="reorder-s2-1"]'), page.locator('[id="reorder-s2-2"]')]
    await second.waitFor()
    await person.dragOnto(second, first)
    await page.locator('[id="s2-2"]').and(page.locator('[id^="s2-"]').first()).waitFor()
  },
  'change template and colour': mouseTasks['change template and colour'],
  'fit to one page': async (person) => {
    // What would do it is offered above the page.
    await person.press(person.page.getByRole('button', { name: /^压缩到 1 页/ }))
  },
  'use a sample line': async (person) => {
    const { page } = person
    // A line of the page opens its entry, which has samples below its text.
    const { right, middle } = await findPrinted(page, '设计自助开店流程')
    await person.pressAt({ x: right, y: middle })
    await person.press(page.getByRole('region', { name: '可以这样写' }).locator('ul button').first())
  },
  'accept an AI change': async (person) => {
    const { page } = person
    const entry = page.locator('details.entry[id="s2-2"]')
    // The caret is in the new line.
    await person.press(entry.getByRole('button', { name: 'AI 改写这一行' }))
    const card = page.getByRole('region', { name: 'AI 改写这一行' })
    await person.press(card.getByRole('button', { name: '开始改写' }))
    await person.press(card.getByRole('button', { name: '采用' }))
    await person.press(entry.getByText('完成', { exact: true }))
  },
  'fix two findings': mouseTasks['fix two findings'],
  'name a version': async (person) => {
    const { page } = person
    await person.press(page.getByRole('link', { name: '已保存' }))
    await page.getByLabel('版本名称').and(page.locator(':focus')).waitFor()
    await person.type(versionName)
    await person.key('Enter')
    await page.getByRole('status').filter({ hasText: '已命名' }).waitFor()
  },
  compare: mouseTasks.compare,
  download: mouseTasks.download,
}

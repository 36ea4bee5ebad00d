import sharp from 'sharp'
import type { Resume } from '#contract/resume/resume'
import { emptyItem } from '#resume-model/empty-resume'
import type { Person } from './person'
import { sampleResume } from '../bench/documents/bench-resumes'

/** The tasks, in their order. The first three are done in a new resume, the others in one that is nearly done. */
export const taskNames = [
  'fill basics',
  'add a job with 3 bullets',
  'add a photo',
  'reorder',
  'change template and colour',
  'fit to one page',
  'use a sample line',
  'accept an AI change',
  'fix two findings',
  'name a version',
  'compare',
  'download',
] as const
export type TaskName = (typeof taskNames)[number]
export const tasksInNewResume = 3

/** What is typed, in the order of the form. */
export const basics = ['王小满', '产品经理', '13812345678', 'wangxiaoman@example.com', '上海']
export const job = {
  company: '上海云帆科技有限公司',
  position: '产品经理',
  from: '2021.07',
  to: '2023.04',
  bullets: [
    '负责商家后台改版，3 个月上线 12 项功能',
    '把开店流程由 9 步减为 4 步，转化率提高 18%',
    '与 5 名研发共事，按期交付率 95%',
  ],
}
/** The job as one line, which is parted into its fields. */
export const jobLine = `${job.company} ${job.position} ${job.from}-${job.to}`
export const versionName = '投产品岗'

/** Nearly done: one job too many for a page, a line to rewrite, and two slips that the check-up mends. */
export function nearlyDoneResume(): Resume {
  const resume = sampleResume('product-manager')
  const texts = [
    '- 负责订单后台改版',
    '- 用javascript写出 14 个埋点脚本，覆盖 90% 的页面',
    '- 整理 120 份竞品资料。。并按月更新 1 次',
    '- 接待 36 家客户，收回 210 份问卷',
  ]
  const item = {
    ...emptyItem('s2-3'),
    title: '杭州云杉科技有限公司',
    subtitle: '产品助理',
    from: '2020-07',
    to: '2021-06',
    text: texts.join('\n'),
  }
  const sections = resume.sections.map((section) =>
    section.kind === 'work' ? { ...section, items: [...section.items, item] } : section,
  )
  return { ...resume, sections }
}

/** Waits until a field has a text. */
export async function expectWritten({ page }: Person, field: string, text: string) {
  await page.locator(`[name="${field}"][value="${text}"]`).waitFor({ state: 'attached' })
}

/** A studio's one-inch photo at 300 dpi. */
export async function oneInchPhoto() {
  const buffer = await sharp({ create: { width: 295, height: 413, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer()
  return { name: '一寸照.jpg', mimeType: 'image/jpeg', buffer }
}

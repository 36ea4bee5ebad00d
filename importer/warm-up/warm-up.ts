import { setImmediate as nextTurn } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { parseDocument } from '../parse-document'
import { samplePdf } from './sample-pdf'

/** What a resume usually has, so that the rules for it are compiled, too. */
export const sampleRows = [
  '王小明',
  '138 0000 0000 | wang@example.com | 杭州',
  '教育背景',
  '某大学 计算机科学与技术 本科 2015.09 - 2019.06',
  '工作经历',
  '某公司 软件工程师 2019.07 - 至今',
  '- 负责订单系统的设计与开发, 响应时间从 300 ms 降到 80 ms',
  '- 带领三人完成支付接口的迁移, 故障减少 40%',
  '项目经历',
  '简历编辑器 负责人 2021.03 - 2022.05',
  '技能',
  '编程语言: TypeScript, Python, SQL',
  'Languages: English (CET-6)',
]

const headings = new Set(['教育背景', '工作经历', '项目经历', '技能'])
const paragraphs = (write: (row: string, isHeading: boolean) => string) =>
  sampleRows.map((row) => write(row, headings.has(row))).join('\n')

const markdown = () => paragraphs((row, isHeading) => (isHeading ? `## ${row}` : row))
const page = () =>
  `<html><body><style>p{margin:0}</style>${paragraphs((row, isHeading) => (isHeading ? `<h2>${row}</h2>` : `<p><b>${row}</b></p>`))}</body></html>`

function wordDocument(): Uint8Array {
  const body = paragraphs(
    (row, isHeading) =>
      `<w:p><w:pPr>${isHeading ? '<w:outlineLvl w:val="0"/>' : ''}</w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${row}</w:t></w:r></w:p>`,
  )
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const document = `<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`
  return zipSync({ 'word/document.xml': strToU8(document) })
}

/** The samples by their kind, each made when it is needed. */
export const samples = {
  text: () => strToU8(markdown()),
  html: () => strToU8(page()),
  docx: wordDocument,
  pdf: () => samplePdf(sampleRows),
}

/**
 * Imports small samples, so that V8 has compiled most of what the first file needs. Stops between two of them once `isNeeded`.
 */
export async function warmUp(isNeeded: () => boolean): Promise<void> {
  for (const sample of Object.values(samples)) {
    // A message that has arrived is handled first.
    await nextTurn()
    if (isNeeded()) return
    // It is a rehearsal: a file meets the same error, and reports it.
    await parseDocument(sample(), 'sample').catch(() => undefined)
  }
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDocument } from '../parse-document'
import { replaceRadicals } from './replace-radicals'
import { UNCLASSIFIED_TITLE } from '../classify/append-unclassified'

// PDFs by other programs: those in fixtures/ name a Chinese font without embedding it.
const read = (name: string) =>
  parseDocument(new Uint8Array(readFileSync(`importer/fixtures/${name}.pdf`)), name)
const known = async (name: string) => {
  const { resume } = await read(name)
  const { basics, sections } = resume
  return {
    person: [basics.name, basics.phone, basics.email, basics.city],
    sections: new Set(sections.filter(({ id }) => id !== 'unplaced').map(({ kind }) => kind)),
    work: sections.find(({ kind }) => kind === 'work')?.items,
    unplaced: sections.find(({ title }) => title === UNCLASSIFIED_TITLE.zh)?.items.map(({ text }) => text),
  }
}
const person = ['周予安', '13912345678', 'zhou@example.com', '杭州']
const work = [
  { title: '云帆科技有限公司', subtitle: '前端工程师', from: '2021-07', to: 'now' },
  { title: '青禾数据有限公司', subtitle: '开发实习生', from: '2020-06', to: '2020-12' },
]
const kinds = new Set(['work', 'education', 'skills', 'languages'])

describe('importing a PDF of another program', () => {
  test('a PDF that only names its Chinese font is read', async () => {
    const { resume } = await read('named-font')
    expect(resume.sections.length).toBeGreaterThan(3)
    expect(await known('named-font')).toMatchObject({ person, sections: kinds, work, unplaced: undefined })
  })

  test('a PDF of LaTeX, whose Chinese font has no table of Unicode, is read', async () => {
    const { person: read, work: jobs } = await known('latex')
    expect(read).toEqual(person)
    expect(jobs).toMatchObject(work)
    expect(jobs![0]!.text).toBe('- 重写编辑器的渲染，首屏由四秒减到一秒\n- 为三个团队维护组件库与发布流程')
  })

  test('two columns written row by row are read column by column, and rotated text is kept apart', async () => {
    expect(await known('columns-by-rows')).toMatchObject({
      person,
      sections: kinds,
      work,
      unplaced: ['个人简历样本'],
    })
  })

  test('form labels that are split over lines or cells are joined', async () => {
    const { basics, sections } = (await read('broken-labels')).resume
    expect(basics).toMatchObject({ name: '沈知遥', politicalStatus: '共青团员', phone: '13700001234' })
    expect(basics.custom.map(({ label, value }) => [label, value])).toEqual([
      ['毕业院校', '浔阳师范学院'],
      ['所学专业', '小学教育'],
      ['最高学历', '本科'],
      ['健康状况', '良好'],
      ['外语水平', '英语四级'],
      ['入学时间', '2017年9月'],
    ])
    expect(sections.map(({ kind }) => kind)).toEqual(['work'])
  })

  test.each([
    ['locked', 'lockedPdf'],
    ['scanned', 'scannedPdf'],
  ])('a PDF that is %s is rejected with its reason', async (name, code) => {
    await expect(read(name)).rejects.toMatchObject({ code })
  })

  test('a damaged PDF is read as far as possible, or rejected', async () => {
    const pdf = readFileSync('importer/fixtures/named-font.pdf')
    for (let end = 400; end < pdf.length; end += 400) {
      const outcome = await parseDocument(new Uint8Array(pdf.subarray(0, end)), 'a.pdf').then(
        () => 'read',
        (error: { code?: string }) => error.code,
      )
      expect(['read', 'notPdf', 'scannedPdf']).toContain(outcome)
    }
  })

  test('a PDF whose numbers lead astray is read or rejected', async () => {
    const pdf = readFileSync('importer/fixtures/named-font.pdf', 'latin1')
    for (const [from, to] of [
      [/\/Kids ?\[[^\]]*\]/, '/Kids [9999 0 R 2 0 R]'],
      [/\/Count \d+/, '/Count 29'],
      [/\/Count \d+/, '/Count 2147483647'],
      [/\/Contents \d+/, '/Contents 1'],
    ] as const) {
      const damaged = pdf.replace(from, to)
      expect(damaged).not.toBe(pdf)
      const outcome = await parseDocument(new Uint8Array(Buffer.from(damaged, 'latin1')), 'a.pdf').then(
        () => 'read',
        (error: { code?: string; stack?: string }) => error.code ?? error.stack,
      )
      expect(['read', 'notPdf', 'scannedPdf', 'tooManyPages']).toContain(outcome)
    }
  })
})

test('radical characters become the characters they look like', () => {
  expect(replaceRadicals('⼯作⾄今，⻘⽲⻚⾯')).toBe('工作至今，青禾页面')
})

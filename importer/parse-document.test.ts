import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { parseDocument } from './parse-document'
import { IMPORT_ERROR_CODES, ImportError } from './import-error'
import { searchableWords } from './classify/append-unclassified'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, name = 'a.txt') => parseDocument(bytesOf(text), name)
const problemOf = (bytes: Uint8Array, name = 'a') =>
  parseDocument(bytes, name).then(
    () => 'read',
    (error: unknown) => (error as ImportError).code,
  )
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const pasted = `王 小 明
男 | 1998年3月 | 138 0000 1111 | wang@example.com | 上海
求职意向：前端工程师\u3000期望薪资：20K
兴趣：登山

教育经历
清华大学  计算机科学  本科  2016.09-2020.06
GPA 3.8/4.0

工作经历
甲公司
前端工程师 2020年7月至今
• 首屏由 3.2 秒降到 1.1 秒
• 带 3 人小组
乙公司 | 实习生 | 北京 | 2019/07 - 2019/12
• 写了一百个测试

证书与职称
注册会计师 2022.12
`

describe('importing pasted text', () => {
  test('finds name, sections, entries and dates', async () => {
    const { resume } = await read(pasted)
    const { name, gender, phone, email, city, custom } = resume.basics
    expect({ name, gender, phone, email, city }).toEqual({
      name: '王小明',
      gender: '男',
      phone: '138 0000 1111',
      email: 'wang@example.com',
      city: '上海',
    })
    expect(custom.map(({ label, value }) => [label, value])).toEqual([['兴趣', '登山']])
    expect(resume.intention).toMatchObject({ position: '前端工程师', salary: '20K' })
    const [education, work] = resume.sections
    expect(education).toMatchObject({ kind: 'education', title: '教育经历' })
    expect(education?.items[0]).toMatchObject({
      title: '清华大学',
      subtitle: '计算机科学',
      tag: '本科',
      from: '2016-09',
      to: '2020-06',
      text: 'GPA 3.8/4.0',
    })
    expect(work?.items).toMatchObject([
      {
        title: '甲公司',
        subtitle: '前端工程师',
        from: '2020-07',
        to: 'now',
        text: '• 首屏由 3.2 秒降到 1.1 秒\n• 带 3 人小组',
      },
      { title: '乙公司', subtitle: '实习生', place: '北京', from: '2019-07', to: '2019-12' },
    ])
  })

  test('recognises an English resume', async () => {
    const { resume } = await read(
      '# Jane Doe\n\njane@example.com | +1 415-555-0100\n\n## Experience\n\n### Acme Inc.\n\nEngineer · Sep 2020 – Present\n\n- Cut cost by 30%',
    )
    expect(resume.basics).toMatchObject({
      name: 'Jane Doe',
      email: 'jane@example.com',
      phone: '+1 415-555-0100',
    })
    expect(resume.sections[0]).toMatchObject({
      kind: 'work',
      items: [{ title: 'Acme Inc.', subtitle: 'Engineer', from: '2020-09', to: 'now' }],
    })
    expect(resume.style.headings).toBe('en')
  })

  test('decodes a file of Chinese Windows', async () => {
    // 王小明 in GBK.
    const { resume } = await parseDocument(new Uint8Array([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]), 'a.txt')
    expect(resume.basics.name).toBe('王小明')
  })

  test('treats 个人简历 as the title at the top only', async () => {
    const { resume } = await read(
      '# 个人简历\n\n## 项目经历\n\n### 简历\n\n2020.09 – 2021.06\n\n- 写了一个网站',
    )
    expect(resume.sections).toMatchObject([{ kind: 'project', items: [{ title: '简历', from: '2020-09' }] }])
    expect(searchableWords(resume)).not.toContain('个人简历')
  })

  test('keeps unclassified text in a section of its own', async () => {
    const { resume } = await read(
      '王小明\n一段很长的话，说了许多事情，既不是联系方式也不是职位，也不属于任何一个板块，但一个字也不能丢，因为那是别人写的字，谁知道它有什么用处呢，所以要留着。',
    )
    expect(resume.sections).toMatchObject([{ id: 'unplaced', title: '未归类的内容' }])
    expect(resume.sections[0]?.items[0]?.text).toContain('一个字也不能丢')
  })

  test('never loses a word of any text', async () => {
    const piece = fc.constantFrom(
      ...pasted.split('\n'),
      '# 标题',
      '## 项目',
      '- 条',
      '|a|b|',
      '【技能】',
      '2020.09-2019.01',
      '电话：',
      '身高：999cm',
      'a：b：c',
      '* * *',
      '\\',
      '**',
      'https://',
      '1. 一',
    )
    const line = fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 30 }))
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const text = lines.join('\n')
        const reading = await read(text).catch((error: unknown) => error)
        if (reading instanceof ImportError) return
        const { resume } = reading as Awaited<ReturnType<typeof read>>
        expect(Resume.parse(resume)).toEqual(resume)
        const plainText = searchableWords(resume)
        for (const one of lines.filter(
          (line) =>
            /^[^\d：:|#]+$/.test(line) && pasted.includes(line) && !/^(教育|工作)经历|证书/.test(line),
        ))
          expect(plainText).toContain(bare(one))
      }),
      { numRuns: 200 },
    )
  })
})

describe('links in imported Markdown', () => {
  test('become contacts by their names, or the link of their entry', async () => {
    const { resume } = await read(
      '# 王小明\n\n[GitHub](https://github.com/wang) | [邮箱](mailto:w@a.cn) | 13800001111 https://a.cn\n\n## 项目经历\n\n### [甲项目](https://a.cn/x)\n负责人\n',
      'a.md',
    )
    expect(resume.basics).toMatchObject({
      email: 'w@a.cn',
      phone: '13800001111',
      links: [
        { label: 'GitHub', url: 'https://github.com/wang' },
        { label: '', url: 'https://a.cn' },
      ],
    })
    expect(resume.sections[0]!.items[0]).toMatchObject({ title: '甲项目', link: 'https://a.cn/x' })
  })
})

test('splits a section with too many entries into several of the same name', async () => {
  const entries = Array.from(
    { length: 130 },
    (_, i) => `### 公司${i}\n工程师 · 2020.01-2021.01\n\n- 做了第${i}件事`,
  )
  const { resume, notes } = await read(`# 王小明\n\n## 工作经历\n\n${entries.join('\n\n')}`, 'a.md')
  expect(notes).toEqual([])
  expect(resume.sections.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['work', 60],
    ['work', 60],
    ['work', 10],
  ])
  expect(resume.sections[2]!.items.at(-1)).toMatchObject({ title: '公司129', text: '- 做了第129件事' })
  const ids = resume.sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('RTF and old Word files are known by their content', async () => {
  const rtf = await read('{\\rtf1 \\u29579?\\u23567?\\u26126?\\par 13800001111}', 'a.txt')
  expect([rtf.source, rtf.resume.basics.name, rtf.resume.basics.phone]).toEqual([
    'rtf',
    '王小明',
    '13800001111',
  ])
  const file = readFileSync(new URL('./fixtures/old-word.doc', import.meta.url))
  const { source, resume } = await parseDocument(new Uint8Array(file), 'a.pdf')
  expect([source, resume.basics.name, resume.basics.gender]).toEqual(['doc', '王小明', '男'])
})

describe('importing garbage', () => {
  test.each([
    '['.repeat(60_000) + '](http://a'.repeat(5_000),
    '[a](b'.repeat(40_000),
    '<http:'.repeat(40_000),
  ])('marks that are never closed are rejected quickly', async (text) => {
    expect(await problemOf(bytesOf(text), 'a.md')).toBe('tooMuchText')
  })

  test('any bytes give a resume or an ImportError', async () => {
    const start = fc.constantFrom(
      '',
      '%PDF-1.7\n',
      'PK\x03\x04',
      '{"basics":{',
      '\xd0\xcf\x11\xe0',
      '{\\rtf1 ',
      '[[[',
      '{"schemaVersion":1,"basics":',
    )
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('a', 'a.json', 'a.docx', 'a.pdf'),
        async (first, rest, name) => {
          const bytes = new Uint8Array([...Array.from(first, (char) => char.charCodeAt(0)), ...rest])
          expect(['read', ...IMPORT_ERROR_CODES]).toContain(await problemOf(bytes, name))
        },
      ),
      { numRuns: 150 },
    )
  })

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['only spaces', bytesOf(' \n\t\n'), 'noText'],
    ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWord'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'unknownKind'],
    ['a zip that is no document', zipSync({ 'a.txt': strToU8('x') }), 'notDocx'],
    ['a cut-off zip', zipSync({ 'word/document.xml': strToU8('x'.repeat(999)) }).subarray(0, 40), 'notDocx'],
    ['a cut-off PDF', bytesOf('%PDF-1.7\n1 0 obj'), 'notPdf'],
    ['a book', bytesOf('字'.repeat(120_000)), 'tooMuchText'],
    ['a list without end', bytesOf('a\n'.repeat(120_000)), 'tooMuchText'],
    ['a JSON list without end', bytesOf(`["a"${',"a"'.repeat(120_000)}]`), 'tooMuchText'],
    ['a table without end', bytesOf(`<html><table><tr>${'<td>a'.repeat(40_000)}</table>`), 'tooMuchText'],
  ])('%s is rejected', async (_, bytes, code) => {
    expect(await problemOf(bytes)).toBe(code)
  })
})

import { strToU8, zipSync } from 'fflate'
import type { Person, PersonEntry } from '../people'
import { dateOf, type DateForm } from './dates'

type DocxLayout = (person: Person) => string

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
type Look = { bold?: boolean; size?: number; style?: string; list?: number; border?: boolean; tabs?: boolean }

/** A paragraph; tabs in its text become tabs of Word, `\n` a line break. */
function p(text: string, { bold, size, style, list, border, tabs }: Look = {}): string {
  const look = `<w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${2 * size}"/>` : ''}</w:rPr>`
  const runs = text
    .split(/(\t|\n)/)
    .filter(Boolean)
    .map((part) => {
      const inner =
        part === '\t'
          ? '<w:tab/>'
          : part === '\n'
            ? '<w:br/>'
            : `<w:t xml:space="preserve">${escape(part)}</w:t>`
      return `<w:r>${look}${inner}</w:r>`
    })
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    list ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : '',
    border ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="336699"/></w:pBdr>' : '',
    tabs ? '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>' : '',
  ].join('')
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.join('')}</w:p>`
}
const cell = (content: string, { width = 2000, span = 1 } = {}) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>${content}</w:tc>`
const table = (rows: string[], columns: number) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders><w:top w:val="single" w:sz="4"/><w:left w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:right w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid>${'<w:gridCol w:w="2400"/>'.repeat(columns)}</w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>${p('')}`

const formFor = (person: Person, form: DateForm) => (person.isEnglish ? 'words' : form)
const details = ({ title, subtitle, tag, place }: PersonEntry) =>
  [title, subtitle, tag, place].filter(Boolean)
const factLine = (person: Person, between: string) =>
  person.facts.map(({ label, value }) => `${label}：${value}`).join(between)

function textOf({ link, note, lines }: PersonEntry, list: number): string {
  const above = [link, note].filter(Boolean).map((text) => p(text))
  return [...above, ...lines.map(({ text, isItem }) => p(text, isItem ? { list } : {}))].join('')
}

/** Word's own heading styles, dates at a right tab, bullets of Word. */
const headingStyles: DocxLayout = (person) =>
  p(person.name, { style: 'Title' }) +
  (person.position ? p(person.position) : '') +
  p(factLine(person, '  |  ')) +
  person.sections
    .map(
      ({ title, entries }) =>
        p(title, { style: 'Heading1' }) +
        entries
          .map((entry) => {
            const [first = '', ...rest] = details(entry)
            const date = dateOf(entry, formFor(person, 'dots'))
            const head = first ? p(date ? `${first}\t${date}` : first, { style: 'Heading2', tabs: true }) : ''
            return head + (rest.length > 0 ? p(rest.join('  ')) : '') + textOf(entry, 1)
          })
          .join(''),
    )
    .join('')

/** Bold or ruled headings by hand, parts of a line at tabs, numbered lists. */
const boldHeadings: DocxLayout = (person) =>
  p(person.name, { bold: true, size: 22 }) +
  (person.position ? p(`${person.isEnglish ? 'Objective: ' : '求职意向：'}${person.position}`) : '') +
  person.facts
    .reduce<string[]>((lines, { label, value }, i) => {
      if (i % 2 === 0) lines.push(`${label}：${value}`)
      else lines.push(`${lines.pop()}\t${label}：${value}`)
      return lines
    }, [])
    .map((line) => p(line))
    .join('') +
  person.sections
    .map(
      ({ title, entries }) =>
        p(title, { bold: true, size: 14, border: true }) +
        entries
          .map((entry) => {
            const head = [...details(entry), dateOf(entry, formFor(person, 'dashed'))]
              .filter(Boolean)
              .join('\t')
            return (head ? p(head, { bold: true }) : '') + textOf(entry, 2)
          })
          .join(''),
    )
    .join('')

/** The form of WPS: labels beside values, a heading cell beside the cell of its section. */
const formTable: DocxLayout = (person) => {
  const cells = [{ label: person.isEnglish ? 'Name' : '姓名', value: person.name }, ...person.facts]
  if (person.position)
    cells.push({ label: person.isEnglish ? 'Objective' : '应聘岗位', value: person.position })
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) =>
    cells.slice(2 * i, 2 * i + 2),
  ).map((pair) =>
    [...pair, ...(pair.length === 1 ? [{ label: '', value: '' }] : [])]
      .map(({ label, value }) => cell(p(label)) + cell(p(value)))
      .join(''),
  )
  const sections = person.sections.map(({ title, entries }) => {
    const body = entries
      .map((entry) => {
        const head = [dateOf(entry, formFor(person, 'han')), ...details(entry)].filter(Boolean).join('  ')
        return (head ? p(head, { bold: true }) : '') + textOf(entry, 1)
      })
      .join('')
    // Letters of a narrow cell stand one below the other.
    const upright = /^\p{Script=Han}{4}$/u.test(title)
      ? [...title].map((letter) => p(letter)).join('')
      : p(title)
    return cell(upright, { width: 1200 }) + cell(body || p(''), { width: 8400, span: 3 })
  })
  return (
    p(person.isEnglish ? 'Resume' : '个人简历', { bold: true, size: 18 }) + table([...rows, ...sections], 4)
  )
}

const sideKinds = ['skills', 'certificates', 'languages', 'awards']
const contact = (person: Person) =>
  p(person.name, { bold: true, size: 20 }) +
  (person.position ? p(person.position) : '') +
  p(person.isEnglish ? 'Contact' : '联系方式', { bold: true, size: 13 }) +
  person.facts.map(({ label, value }) => p(`${label}：${value}`)).join('')

function sectionParagraphs(person: Person, isSide: boolean): { title: string; body: string }[] {
  return person.sections
    .filter(({ kind }) => sideKinds.includes(kind) === isSide)
    .map(({ title, entries }) => ({
      title: p(title, { bold: true, size: 13 }),
      body: entries
        .map((entry) => {
          const [first = '', ...rest] = details(entry)
          const date = dateOf(entry, formFor(person, 'slashes'))
          const head = isSide ? [first, ...rest, date] : [first, date]
          const below = isSide || rest.length === 0 ? '' : p(rest.join(' | '))
          const said = head.filter(Boolean).join(isSide ? ' | ' : '    ')
          return (said ? p(said, { bold: !isSide }) : '') + below + textOf(entry, 1)
        })
        .join(''),
    }))
}

/** A page of two columns by a table of one row. */
const twoColumns: DocxLayout = (person) => {
  const side = sectionParagraphs(person, true).map(({ title, body }) => title + body)
  const story = sectionParagraphs(person, false).map(({ title, body }) => title + body)
  return table(
    [cell(contact(person) + side.join(''), { width: 3200 }) + cell(story.join('') || p(''), { width: 6400 })],
    2,
  )
}

/** Floating boxes, all anchored to one paragraph: their order in the file is not that on the page. */
const textBoxes: DocxLayout = (person) => {
  const side = sectionParagraphs(person, true)
  const story = sectionParagraphs(person, false)
  const box = (content: string, x: number, y: number) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" distT="0" distB="0" distL="0" distR="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${x * 12700}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y * 12700}</wp:posOffset></wp:positionV><wp:extent cx="${(x < 200 ? 150 : 360) * 12700}" cy="1000000"/><wp:wrapNone/><wp:docPr id="${x + y}" name="box"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1" cy="1"/></a:xfrm><a:prstGeom prst="rect"/></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r>`
  const boxes = [
    ...story.flatMap(({ title, body }, i) => [box(body, 220, 60 + 130 * i), box(title, 220, 40 + 130 * i)]),
    ...side.map(({ title, body }, i) => box(title + body, 30, 260 + 120 * i)),
    box(contact(person), 30, 40),
  ]
  return `<w:p>${boxes.join('')}</w:p>`
}

/** Every fact of an entry on a line of its own, with its label. */
const labelledLines: DocxLayout = (person) => {
  const said = (label: string, value: string) => (value ? p(`${label}：${value}`) : '')
  return (
    p(person.name, { bold: true, size: 20 }) +
    (person.position ? p(`${person.isEnglish ? 'Objective: ' : '求职意向：'}${person.position}`) : '') +
    person.facts.map(({ label, value }) => p(`${label}：${value}`)).join('') +
    person.sections
      .map(({ title, kind, entries }) => {
        const names = { education: ['学校', '专业', '学历'], project: ['项目名称', '担任角色', ''] }[
          kind
        ] ?? ['公司名称', '职位', '部门']
        const isLabelled = ['education', 'work', 'internship', 'project'].includes(kind)
        const head = (entry: PersonEntry) =>
          isLabelled
            ? said(names[0]!, entry.title) +
              said('时间', dateOf(entry, formFor(person, 'han'))) +
              said(names[1]!, entry.subtitle) +
              said(names[2]!, entry.tag) +
              said('地点', entry.place) +
              (entry.lines.length > 0 ? p('职责：') : '')
            : p([...details(entry), dateOf(entry, formFor(person, 'han'))].filter(Boolean).join('  '))
        return (
          p(title, { bold: true, size: 14 }) + entries.map((entry) => head(entry) + textOf(entry, 1)).join('')
        )
      })
      .join('')
  )
}

export const docxLayouts: Record<string, DocxLayout> = {
  headingStyles,
  boldHeadings,
  formTable,
  twoColumns,
  textBoxes,
  labelledLines,
}

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
const packageTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="420" w:hanging="420"/></w:pPr></w:lvl>`
const style = (id: string, name: string, more: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`

/** A .docx file around the XML of a body, with Word's headings and two lists: bullets and numbers. */
export function docxFile(body: string): Uint8Array {
  const files = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${packageTypes}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${packageTypes}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${packageTypes}.numbering+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${relationships}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${spaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Noto Sans CJK SC" w:eastAsia="Noto Sans CJK SC" w:hAnsi="Noto Sans CJK SC"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', 'Normal', '')}${style('Title', 'Title', '<w:rPr><w:b/><w:sz w:val="44"/></w:rPr>')}${style('Heading1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>')}${style('Heading2', 'heading 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="22"/></w:rPr>')}</w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${spaces}><w:abstractNum w:abstractNumId="0">${level('bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${spaces}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100"/></w:sectPr></w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

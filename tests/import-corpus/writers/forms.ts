import { dateOf, type DateForm } from '../layouts/dates'
import type { Person, PersonEntry } from '../people'
import type { Cell, Paragraph, TextBox, WrittenDocument } from './document'
import { textWidth } from './pages'

/** A document as a person makes it by hand; `numbered` lists or such with signs. */
type Form = (person: Person) => WrittenDocument

const formFor = (person: Person, form: DateForm) => (person.isEnglish ? 'words' : form)
const details = ({ title, subtitle, tag, place }: PersonEntry) =>
  [title, subtitle, tag, place].filter(Boolean)
const factsOf = ({ facts, isEnglish }: Person) =>
  facts.map(({ label, value }) => `${label}${isEnglish ? ': ' : '：'}${value}`)
const positionOf = ({ position, isEnglish }: Person): Paragraph[] =>
  position ? [{ text: `${isEnglish ? 'Objective: ' : '求职意向：'}${position}` }] : []

function textOf({ link, note, lines }: PersonEntry, isNumbered = false): Paragraph[] {
  let number = 0
  return [
    ...[link, note].filter(Boolean).map((text) => ({ text })),
    ...lines.map(({ text, isItem }): Paragraph =>
      isItem ? { text, list: isNumbered ? ++number : 'sign' } : { text },
    ),
  ]
}

/** Styles of headings, dates at a right tab. */
const headings: Form = (person) => ({
  blocks: [
    { text: person.name, heading: 0, bold: true, size: 22, isCentred: true },
    ...(person.position ? [{ text: person.position, isCentred: true }] : []),
    { text: factsOf(person).join('  |  ') },
    ...person.sections.flatMap(({ title, entries }) => [
      { text: title, heading: 1, bold: true, size: 14, isRuled: true, spaceBefore: 6 },
      ...entries.flatMap((entry) => {
        const [first = '', ...rest] = details(entry)
        const date = dateOf(entry, formFor(person, 'dots'))
        const stops = [{ at: textWidth, isRight: true }]
        const head = { text: date ? `${first}\t${date}` : first, heading: 2, bold: true, stops }
        return [
          ...(first ? [head] : []),
          ...(rest.length > 0 ? [{ text: rest.join('  ') }] : []),
          ...textOf(entry),
        ]
      }),
    ]),
  ],
})

/** Bold paragraphs as headings, the parts of a line at the next tab stop, numbers before items. */
const tabs: Form = (person) => {
  const facts = factsOf(person)
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, i) => facts.slice(2 * i, 2 * i + 2))
  return {
    blocks: [
      { text: person.name, bold: true, size: 22 },
      ...positionOf(person),
      ...rows.map((row) => ({ text: row.join('\t'), stops: [{ at: textWidth / 2 }] })),
      ...person.sections.flatMap(({ title, entries }) => [
        { text: title, bold: true, size: 14, isRuled: true, spaceBefore: 6 },
        ...entries.flatMap((entry) => {
          const head = [...details(entry), dateOf(entry, formFor(person, 'dashed'))]
            .filter(Boolean)
            .join('\t')
          return [...(head ? [{ text: head, bold: true }] : []), ...textOf(entry, true)]
        }),
      ]),
    ],
  }
}

/** A table with borders: labels beside values, the name of a section beside its text. */
const formTable: Form = (person) => {
  const cells = [{ label: person.isEnglish ? 'Name' : '姓名', value: person.name }, ...person.facts]
  if (person.position)
    cells.push({ label: person.isEnglish ? 'Objective' : '应聘岗位', value: person.position })
  if (cells.length % 2 === 1) cells.push({ label: '', value: '' })
  const cell = (text: string, isCentred = false): Cell => ({ paragraphs: [{ text, isCentred }] })
  const facts = Array.from({ length: cells.length / 2 }, (_, i) =>
    cells.slice(2 * i, 2 * i + 2).flatMap(({ label, value }) => [cell(label, true), cell(value)]),
  )
  const sections = person.sections.map(({ title, entries }): Cell[] => {
    const paragraphs = entries.flatMap((entry) => {
      const head = [dateOf(entry, formFor(person, 'han')), ...details(entry)].filter(Boolean).join('  ')
      return [...(head ? [{ text: head, bold: true }] : []), ...textOf(entry)]
    })
    return [cell(title, true), { paragraphs, span: 3 }]
  })
  const widths = [80, (textWidth - 160) / 2, 80, (textWidth - 160) / 2]
  return {
    blocks: [
      { text: person.isEnglish ? 'Resume' : '个人简历', bold: true, size: 18, isCentred: true },
      { widths, rows: [...facts, ...sections], hasBorders: true },
    ],
  }
}

const sideKinds = ['skills', 'certificates', 'languages', 'awards']
const contact = (person: Person): Paragraph[] => [
  { text: person.name, bold: true, size: 20 },
  ...(person.position ? [{ text: person.position }] : []),
  { text: person.isEnglish ? 'Contact' : '联系方式', bold: true, size: 13 },
  ...factsOf(person).map((text) => ({ text, isRagged: true })),
]

/** The sections of the bar or of the story: each title and its text. */
function partsOf(person: Person, isSide: boolean, width: number): Paragraph[][] {
  return person.sections
    .filter(({ kind }) => sideKinds.includes(kind) === isSide)
    .map(({ title, entries }) => [
      { text: title, bold: true, size: 13, spaceBefore: 6 },
      ...entries.flatMap((entry) => {
        const [first = '', ...rest] = details(entry)
        const date = dateOf(entry, formFor(person, 'slashes'))
        const head = (isSide ? [first, ...rest, date] : [first, date]).filter(Boolean)
        const stops = [{ at: width, isRight: true }]
        return [
          ...(head.length > 0 ? [{ text: head.join(isSide ? ' | ' : '\t'), bold: !isSide, stops }] : []),
          ...(isSide || rest.length === 0 ? [] : [{ text: rest.join(' | ') }]),
          ...textOf(entry),
        ]
      }),
    ])
}

/** A page of two columns by a table of one row without borders. */
const twoColumns: Form = (person) => {
  const widths = [170, textWidth - 170]
  const [side, story] = [partsOf(person, true, widths[0]! - 12), partsOf(person, false, widths[1]! - 12)]
  const row = [{ paragraphs: [...contact(person), ...side.flat()] }, { paragraphs: story.flat() }]
  return { blocks: [{ widths, rows: [row], hasBorders: false }] }
}

/** Boxes in two columns, as many templates of WPS have them: titles apart from texts, made in an order of their own. */
const textBoxes: Form = (person) => {
  const columns = [
    { x: 40, width: 150 },
    { x: 215, width: 335 },
  ]
  const box =
    (column: number) =>
    (paragraphs: Paragraph[]): TextBox => ({ column, paragraphs })
  const side = [contact(person), ...partsOf(person, true, columns[0]!.width)].map(box(0))
  const story = partsOf(person, false, columns[1]!.width).flatMap(([title, ...text]) => [
    box(1)([title!]),
    ...(text.length > 0 ? [box(1)(text)] : []),
  ])
  const titlesLast = (boxes: readonly TextBox[]) => [
    ...boxes.filter(({ paragraphs }) => paragraphs.length > 1).reverse(),
    ...boxes.filter(({ paragraphs }) => paragraphs.length === 1),
  ]
  return { columns, boxes: [...side, ...story], made: titlesLast }
}

export const forms = { headings, tabs, formTable, twoColumns, textBoxes } satisfies Record<string, Form>

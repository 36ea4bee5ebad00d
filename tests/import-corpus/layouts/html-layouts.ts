import type { Person, PersonEntry } from '../people'
import { dateOf, type DateForm } from './dates'

type HtmlLayout = (person: Person) => string

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const page = (style: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>
@page { size: A4; margin: 14mm }
body { font: 10pt/1.5 "Noto Sans CJK SC", sans-serif; margin: 0; color: #222 }
h1 { font-size: 22pt; margin: 0 } h2 { font-size: 13pt; margin: 12pt 0 4pt } p { margin: 2pt 0 } ul { margin: 2pt 0; padding-left: 16pt }
${style}</style></head><body>${body}</body></html>`
const formFor = (person: Person, form: DateForm) => (person.isEnglish ? 'words' : form)
const rest = ({ subtitle, tag, place }: PersonEntry) => [subtitle, tag, place].filter(Boolean).map(escape)

function textOf({ link, note, lines }: PersonEntry): string {
  const items = lines.filter(({ isItem }) => isItem)
  return [
    ...[link, note].filter(Boolean).map((text) => `<p>${escape(text)}</p>`),
    ...lines.filter(({ isItem }) => !isItem).map(({ text }) => `<p>${escape(text)}</p>`),
    items.length > 0 ? `<ul>${items.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</ul>` : '',
  ].join('')
}
const facts = (person: Person, as: (label: string, value: string) => string) =>
  person.facts.map(({ label, value }) => as(escape(label), escape(value))).join('')
const wish = ({ position }: Person) => (position ? `<p class="wish">${escape(position)}</p>` : '')
const section = (title: string, entries: string) => `<section><h2>${escape(title)}</h2>${entries}</section>`

/** One column; dates float right, before the words of their line in the source, as templates of job sites have it. */
const floats: HtmlLayout = (person) => {
  const form = formFor(person, 'dots')
  const entry = (one: PersonEntry) =>
    `<div class="entry"><div class="head"><span class="date">${dateOf(one, form)}</span><b>${escape(one.title)}</b> ${rest(
      one,
    )
      .map((text) => `<span class="part">${text}</span>`)
      .join(' ')}</div>${textOf(one)}</div>`
  return page(
    '.date { float: right } .part { margin-left: 18pt } .fact { margin-right: 14pt }',
    `<h1>${escape(person.name)}</h1>${wish(person)}<p>${facts(person, (label, value) => `<span class="fact">${label}：${value}</span> `)}</p>` +
      person.sections.map(({ title, entries }) => section(title, entries.map(entry).join(''))).join(''),
  )
}

/** One column by flex: the parts of a line stand side by side in the source. */
const flex: HtmlLayout = (person) => {
  const form = formFor(person, 'slashes')
  const entry = (one: PersonEntry) =>
    `<div class="row"><strong>${escape(one.title)}</strong>${rest(one)
      .map((text) => `<span>${text}</span>`)
      .join('')}<span class="date">${dateOf(one, form)}</span></div>${textOf(one)}`
  return page(
    '.row { display: flex; gap: 20pt } .date { margin-left: auto } h2 { border-bottom: 1pt solid #246 } .facts { display: flex; flex-wrap: wrap; gap: 4pt 20pt }',
    `<h1>${escape(person.name)}</h1>${wish(person)}<div class="facts">${facts(person, (label, value) => `<span>${label}：${value}</span>`)}</div>` +
      person.sections.map(({ title, entries }) => section(title, entries.map(entry).join(''))).join(''),
  )
}

const sideKinds = ['skills', 'certificates', 'languages', 'awards']

/** Contacts and short sections in a bar, the story beside it. */
const sideBar =
  (side: 'left' | 'right'): HtmlLayout =>
  (person) => {
    const form = formFor(person, 'dots')
    const entry = (one: PersonEntry) =>
      `<div class="entry"><div><b>${escape(one.title)}</b> <span class="date">${dateOf(one, form)}</span></div>${
        rest(one).length > 0 ? `<div>${rest(one).join(' | ')}</div>` : ''
      }${textOf(one)}</div>`
    const short = (one: PersonEntry) =>
      `<div class="entry">${one.title ? `<div>${[escape(one.title), ...rest(one), dateOf(one, form)].filter(Boolean).join(' | ')}</div>` : ''}${textOf(one)}</div>`
    const inBar = person.sections.filter(({ kind }) => sideKinds.includes(kind))
    const inStory = person.sections.filter(({ kind }) => !sideKinds.includes(kind))
    const icon = side === 'right' ? '<i class="icon">&#9742;</i> ' : ''
    const bar = `<aside><h1>${escape(person.name)}</h1>${wish(person)}<h2>${person.isEnglish ? 'Contact' : '联系方式'}</h2>${facts(
      person,
      (label, value) => `<p>${icon}${label}：${value}</p>`,
    )}${inBar.map(({ title, entries }) => section(title, entries.map(short).join(''))).join('')}</aside>`
    const story = `<main>${inStory.map(({ title, entries }) => section(title, entries.map(entry).join(''))).join('')}</main>`
    return page(
      `body { display: grid; grid-template-columns: ${side === 'left' ? '170pt 1fr' : '1fr 170pt'}; gap: 16pt } aside { font-size: 9pt; background: #eef3f8; padding: 8pt; order: ${side === 'left' ? 0 : 1} } .date { color: #777; margin-left: 8pt }`,
      bar + story,
    )
  }

/** Boxes of a table: facts beside their labels, each section's name in a column of its own. */
const table: HtmlLayout = (person) => {
  const form = formFor(person, 'han')
  const cells = [{ label: person.isEnglish ? 'Name' : '姓名', value: person.name }, ...person.facts]
  if (person.position)
    cells.push({ label: person.isEnglish ? 'Objective' : '应聘岗位', value: person.position })
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => cells.slice(2 * i, 2 * i + 2))
  const fact = ({ label, value }: { label: string; value: string }) =>
    `<td class="label">${escape(label)}</td><td>${escape(value)}</td>`
  const entry = (one: PersonEntry) =>
    `<div><b>${[dateOf(one, form), escape(one.title), ...rest(one)].filter(Boolean).join(' &nbsp; ')}</b></div>${textOf(one)}`
  return page(
    'table { border-collapse: collapse; width: 100% } td { border: 0.6pt solid #444; padding: 3pt 6pt; vertical-align: top } .label { width: 56pt; text-align: center }',
    `<p style="text-align: center; font-size: 18pt">${person.isEnglish ? 'Resume' : '个人简历'}</p><table>${rows
      .map((row) => `<tr>${row.map(fact).join('')}${row.length === 1 ? '<td></td><td></td>' : ''}</tr>`)
      .join('')}${person.sections
      .map(
        ({ title, entries }) =>
          `<tr><td class="label">${escape(title)}</td><td colspan="3">${entries.map(entry).join('')}</td></tr>`,
      )
      .join('')}</table>`,
  )
}

export const htmlLayouts: Record<string, HtmlLayout> = {
  floats,
  flex,
  leftBar: sideBar('left'),
  rightBar: sideBar('right'),
  table,
}

import type { Person, PersonEntry } from '../people'
import { dateOf, type DateForm } from './dates'

/** The source of a document; Chinese ones need XeLaTeX. */
type LatexLayout = (person: Person) => string

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}
const escape = (text: string) =>
  text.replace(/[\\~^]/g, (sign) => special[sign]!).replace(/[{}$&#%_]/g, '\\$&')

const document = (person: Person, preamble: string, body: string) =>
  [
    preamble,
    person.isEnglish
      ? '\\usepackage[T1]{fontenc}\\usepackage{lmodern}'
      : '\\usepackage[fontset=fandol]{ctex}',
    '\\usepackage{fontawesome5}\\usepackage{enumitem}\\setlist{nosep,leftmargin=1.5em}\\setlength\\parindent{0pt}',
    `\\begin{document}\n${person.isEnglish ? body.replaceAll('：', ': ') : body}\n\\end{document}\n`,
  ].join('\n')
const article = '\\documentclass[10pt]{article}\\usepackage[a4paper,margin=16mm]{geometry}\\pagestyle{empty}'
const ruledSections =
  '\\usepackage{titlesec}\\titleformat{\\section}{\\large\\bfseries\\raggedright}{}{0em}{}[\\titlerule]\\titlespacing*{\\section}{0pt}{9pt}{4pt}'

const formFor = (person: Person, form: DateForm) => (person.isEnglish ? 'words' : form)
const section = (title: string, body: string) => `\\section*{${escape(title)}}\n${body}\n`
const sections = (
  person: Person,
  entry: (one: PersonEntry, kind: string) => string,
  kinds?: (kind: string) => boolean,
) =>
  person.sections
    .filter(({ kind }) => !kinds || kinds(kind))
    .map(({ title, kind, entries }) => section(title, entries.map((one) => entry(one, kind)).join('\n')))
    .join('\n')

/** The lines below an entry's head. */
function textOf({ link, note, lines }: PersonEntry, afterLine = '\\par '): string {
  const plain = [link, note, ...lines.filter(({ isItem }) => !isItem).map(({ text }) => text)].filter(Boolean)
  const items = lines.filter(({ isItem }) => isItem).map(({ text }) => `\\item ${escape(text)}`)
  return [
    ...plain.map((text) => `${escape(text)}${afterLine}`),
    items.length > 0 ? `\\begin{itemize}\n${items.join('\n')}\n\\end{itemize}` : '',
  ].join('\n')
}

/** Heads of two rows, stretched to both edges; the form most written from examples in English. */
const stretchedRows: LatexLayout = (person) => {
  const entry = (one: PersonEntry) => {
    const date = dateOf(one, formFor(person, 'dashed'))
    const below = [one.subtitle && `\\textit{${escape(one.subtitle)}}`, escape(one.tag)]
      .filter(Boolean)
      .join(' \\quad ')
    const rows = [
      one.title || date ? `\\textbf{${escape(one.title)}} & ${date} \\\\` : '',
      below || one.place ? `${below} & \\textit{${escape(one.place)}} \\\\` : '',
    ].filter(Boolean)
    const head = `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}${rows.join('\n')}\\end{tabular*}\\par\n`
    return (rows.length > 0 ? head : '') + textOf(one)
  }
  const facts = person.facts.map(
    ({ label, value }) => `${escape(label)}${person.isEnglish ? ': ' : '：'}${escape(value)}`,
  )
  return document(
    person,
    article + ruledSections,
    `\\begin{center}{\\Huge\\bfseries ${escape(person.name)}}\\\\[3pt]${person.position ? `${escape(person.position)}\\\\` : ''}\\small ${facts.join(' $|$ ')}\\end{center}\n${sections(person, entry)}`,
  )
}

const icons: Record<string, string> = {
  电话: 'Phone',
  Phone: 'Phone',
  邮箱: 'Envelope',
  Email: 'Envelope',
  现居: 'MapMarker*',
  City: 'MapMarker*',
  网址: 'Link',
  Web: 'Link',
}
const iconOf = (label: string) => (icons[label] ? `\\fa${icons[label]}` : '')
const withIcon =
  (person: Person) =>
  ({ label, value }: Person['facts'][number]) =>
    iconOf(label)
      ? `${iconOf(label)}\\ ${escape(value)}`
      : `${escape(label)}${person.isEnglish ? ': ' : '：'}${escape(value)}`

/** Icons before contacts, a place after the name of a school or a company, dates at the edge. */
const iconLine: LatexLayout = (person) => {
  const entry = (one: PersonEntry) => {
    const date = dateOf(one, formFor(person, 'dots'))
    const head = [one.title && `\\textbf{${escape(one.title)}}`, escape(one.place)].filter(Boolean).join(', ')
    const below = [one.subtitle && `\\textit{${escape(one.subtitle)}}`, escape(one.tag)]
      .filter(Boolean)
      .join('\\quad ')
    return (
      (head || date ? `${head}\\hfill ${date}\\par\n` : '') +
      (below ? `${below}\\par\n` : '') +
      textOf(one) +
      '\\vspace{3pt}\n'
    )
  }
  return document(
    person,
    article + ruledSections,
    `{\\centering{\\LARGE ${escape(person.name)}}\\par ${person.position ? `${escape(person.position)}\\par ` : ''}${person.facts
      .map(withIcon(person))
      .join(' \\textperiodcentered\\ ')}\\par}\n${sections(person, entry)}`,
  )
}

/** Sections in which people write the role, or the field of study, first; `banking` sets what comes second above it. */
const named = ['education', 'work', 'internship', 'project', 'campus']
/** The class moderncv: `classic` has dates in the margin, `banking` at the right edge. */
const modernCv =
  (style: 'classic' | 'banking'): LatexLayout =>
  (person) => {
    const valueOf = (...labels: string[]) =>
      person.facts.find(({ label }) => labels.includes(label))?.value ?? ''
    const command = (name: string, value: string) => (value ? `\\${name}{${escape(value)}}\n` : '')
    const rest = person.facts.filter(
      ({ label }) => !['电话', 'Phone', '邮箱', 'Email', '现居', 'City'].includes(label),
    )
    const [first = '', ...others] = person.name.split(' ')
    const preamble = `\\documentclass[10pt,a4paper]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}\\usepackage[scale=0.8]{geometry}
\\name{${escape(first)}}{${escape(others.join(' '))}}
${command('title', person.position)}${command('phone[mobile]', valueOf('电话', 'Phone'))}${command('email', valueOf('邮箱', 'Email'))}${command('address', valueOf('现居', 'City'))}`
    const entry = (one: PersonEntry, kind: string) => {
      const date = dateOf(one, formFor(person, 'dots'))
      if (!one.title) return one.lines.map(({ text }) => `\\cvitem{}{${escape(text)}}`).join('\n')
      const isNameSecond = style === 'banking' || named.includes(kind)
      const names = isNameSecond ? [one.subtitle, one.title] : [one.title, one.subtitle]
      const said = [date, ...names, one.place, one.tag].map((text) => `{${escape(text)}}`)
      return `\\cventry${said.join('')}{${textOf(one, '\\newline ')}}`
    }
    const facts = rest.map(({ label, value }) => `\\cvitem{${escape(label)}}{${escape(value)}}`).join('\n')
    const about = facts ? `\\section{${person.isEnglish ? 'Personal details' : '基本信息'}}\n${facts}\n` : ''
    return document(
      person,
      preamble,
      `\\makecvtitle\n${about}${sections(person, entry).replaceAll('\\section*', '\\section')}`,
    )
  }

const sideKinds = ['skills', 'certificates', 'languages', 'awards']

/** Two columns; dates and places behind icons below the names of an entry. */
const sideColumn: LatexLayout = (person) => {
  const isSide = (kind: string) => sideKinds.includes(kind)
  const entry = (one: PersonEntry) => {
    const date = dateOf(one, formFor(person, 'slashes'))
    const when = [
      date && `\\faCalendar\\ ${date}`,
      one.place && `\\faMapMarker\\ ${escape(one.place)}`,
    ].filter(Boolean)
    const head = [
      one.title && `{\\large ${escape(one.title)}}\\par `,
      one.subtitle || one.tag
        ? `\\textbf{${[one.subtitle, one.tag].filter(Boolean).map(escape).join(' \\quad ')}}\\par `
        : '',
      when.length > 0 ? `{\\small ${when.join(' \\hspace{2em} ')}}\\par ` : '',
    ]
    return `${head.join('\n')}${textOf(one)}\\medskip\n`
  }
  const contact = person.facts.map((fact) => `${withIcon(person)(fact)}\\par `).join('\n')
  return document(
    person,
    `${article}${ruledSections.replace('\\large', '\\LARGE')}\\usepackage{paracol}\\columnratio{0.32}\\setlength\\columnsep{18pt}`,
    `{\\Huge\\bfseries ${escape(person.name)}}\\par ${person.position ? `{\\large ${escape(person.position)}}\\par ` : ''}
\\begin{paracol}{2}\\raggedright ${section(person.isEnglish ? 'Contact' : '联系方式', contact)}${sections(person, entry, isSide)}
\\switchcolumn ${sections(person, entry, (kind) => !isSide(kind))}\\end{paracol}`,
  )
}

export const latexLayouts: Record<string, LatexLayout> = {
  stretchedRows,
  iconLine,
  modernCvClassic: modernCv('classic'),
  modernCvBanking: modernCv('banking'),
  sideColumn,
}

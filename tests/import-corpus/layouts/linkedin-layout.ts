import type { Person, PersonEntry } from '../people'
import { dateOf } from './dates'
import { escape } from './site-markup'

const words = {
  en: {
    ...{
      contact: 'Contact',
      skills: 'Top Skills',
      languages: 'Languages',
      summary: 'Summary',
      work: 'Experience',
    },
    ...{ education: 'Education', mobile: 'Mobile', duration: '(2 years 8 months)' },
  },
  zh: {
    ...{ contact: '联系方式', skills: '热门技能', languages: 'Languages', summary: '摘要', work: '工作经历' },
    ...{ education: '教育经历', mobile: 'Mobile', duration: '(2 年 8 个月)' },
  },
}
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `January 2020 - Present`, `2020年1月 - 至今`. */
function rangeOf(entry: PersonEntry, isEnglish: boolean): string {
  if (!isEnglish) return dateOf(entry, 'han').replace('—', ' - ')
  const said = (date: string) =>
    date === 'now' ? 'Present' : `${months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`
  return [entry.from, entry.to].filter(Boolean).map(said).join(' - ')
}

/** LinkedIn's own export of a profile: a dark bar beside the story on each page, sizes that tell names from roles. */
export function linkedIn({ name, resume, sections, isEnglish }: Person): string {
  const said = words[isEnglish ? 'en' : 'zh']
  const { basics, intention } = resume
  const entriesOf = (kind: string) => sections.find((section) => section.kind === kind)?.entries ?? []
  const job = (one: PersonEntry) =>
    `<div class="company">${escape(one.title)}</div><div class="role">${escape(one.subtitle)}</div><div class="when">${rangeOf(one, isEnglish)} ${said.duration}</div>${
      one.place ? `<div class="where">${escape(one.place)}</div>` : ''
    }<div class="text">${one.lines.map(({ text, isItem }) => escape(isItem ? `• ${text}` : text)).join('<br>')}</div>`
  const school = (one: PersonEntry) =>
    `<div class="company">${escape(one.title)}</div><div class="when">${[one.tag, one.subtitle]
      .filter(Boolean)
      .map(escape)
      .join(isEnglish ? ', ' : '，')} · (${rangeOf(one, isEnglish)})</div>`
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><style>
@page { size: 8.5in 11in; margin: 0.4in 0 0.55in; @bottom-center { content: "Page " counter(page) " of " counter(pages); font: 9pt Arial } }
body { margin: 0; font: 10.5pt/1.4 Arial, "Noto Sans CJK SC", sans-serif; color: #181818 }
.bar { position: absolute; left: 0; top: 0; width: 1.75in; padding: 0.15in 0.2in 6in 0.3in; background: #293e49; color: #e1e8ed }
.bar h2 { font-size: 13pt; font-weight: 400; margin: 14pt 0 6pt } .bar div { margin: 2pt 0; overflow-wrap: anywhere } .bar small { color: #b0b7bb; font-size: 10.5pt }
main { margin-left: 2.45in; padding: 0.15in 0.5in 0 0 } h1 { font-size: 26pt; font-weight: 400; margin: 0 } .headline { font-size: 12pt; margin: 4pt 0 } .city { color: #666; margin-bottom: 14pt }
main h2 { font-size: 16pt; font-weight: 400; margin: 16pt 0 8pt } .company { font-size: 12pt; margin-top: 10pt } .role { font-size: 11.5pt } .where { color: #666 } .text { margin: 4pt 0 }
</style></head><body><div class="bar"><h2>${said.contact}</h2><div>${basics.phone} <small>(${said.mobile})</small></div><div>${basics.email}</div><div>www.linkedin.com/in/example-7412 <small>(LinkedIn)</small></div>
<h2>${said.skills}</h2>${entriesOf('skills')
    .flatMap(({ lines }) => lines.map(({ text }) => `<div>${escape(text)}</div>`))
    .join('')}</div>
<main><h1>${escape(name)}</h1><div class="headline">${escape(intention.position)}</div><div class="city">${escape(basics.city)}</div>
${entriesOf('summary')
  .map(
    ({ lines }) =>
      `<h2>${said.summary}</h2><div class="text">${lines.map(({ text }) => escape(text)).join('<br>')}</div>`,
  )
  .join('')}
<h2>${said.work}</h2>${entriesOf('work').map(job).join('')}
<h2>${said.education}</h2>${entriesOf('education').map(school).join('')}</main></body></html>`
}

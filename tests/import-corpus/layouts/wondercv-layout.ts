import type { CorpusFile } from '../corpus'
import { people, type Person, type PersonEntry } from '../people'
import { dateOf } from './dates'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const icon =
  '<svg width="10" height="10" viewBox="0 0 10 10"><path d="M1 2h8v6H1z M1 2l4 3 4-3" fill="none" stroke="#333"/></svg>'

/** 超级简历: a centred head, titles with a line below, two rows per entry with date and city at the right. */
function wonderCv(person: Person): string {
  const form = person.isEnglish ? 'words' : 'dots'
  const colon = person.isEnglish ? ': ' : '：'
  const facts = person.facts.map(
    ({ label, value }) => `<span class="fact">${icon} ${escape(label)}${colon}${escape(value)}</span>`,
  )
  const row = (left: string, right: string) =>
    left || right ? `<div class="row"><div>${left}</div><div class="right">${right}</div></div>` : ''
  const entry = (one: PersonEntry) => {
    const role = [one.subtitle, one.tag].filter(Boolean).map((text) => `<span>${escape(text)}</span>`)
    const lines = [one.link, one.note].filter(Boolean).map((text) => `<div>${escape(text)}</div>`)
    const items = one.lines.map(({ text, isItem }) =>
      isItem ? `<div class="item"><i></i><span>${escape(text)}</span></div>` : `<div>${escape(text)}</div>`,
    )
    return (
      row(one.title && `<b>${escape(one.title)}</b>`, dateOf(one, form)) +
      row(role.join(' &nbsp; '), escape(one.place)) +
      [...lines, ...items].join('')
    )
  }
  const sections = person.sections.map(
    ({ title, entries }) => `<h2>${escape(title)}</h2>${entries.map(entry).join('')}`,
  )
  const wish = person.position ? `<p class="centre">${escape(person.position)}</p>` : ''
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><style>
@page { size: A4; margin: 12mm 14mm }
body { font: 9.5pt/1.55 "Noto Sans CJK SC", sans-serif; margin: 0; color: #333 }
h1 { font-size: 20pt; margin: 0; text-align: center } .centre { text-align: center; margin: 2pt 0 }
.fact + .fact::before { content: " | "; color: #999 } svg { vertical-align: -1px }
h2 { font-size: 12pt; margin: 8pt 0 4pt; border-bottom: 1pt solid #333 }
.row { display: flex; justify-content: space-between } .right { white-space: nowrap }
.item { display: flex; align-items: flex-start } .item i { flex: none; width: 4px; height: 4px; border-radius: 50%; background: #333; margin: 6pt 6pt 0 2pt }
</style></head><body><h1>${escape(person.name)}</h1>${wish}<div class="centre">${facts.join('')}</div>${sections.join('')}</body></html>`
}

/** Pages of 超级简历, which a browser prints. */
export const wonderCvPages = (of: readonly Person[] = people): CorpusFile[] =>
  of.map((person, i) => ({
    ...{ name: `wondercv-${i}.html`, layout: 'wondercv', person },
    bytes: new TextEncoder().encode(wonderCv(person)),
  }))

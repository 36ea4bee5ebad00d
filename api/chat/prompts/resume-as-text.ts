import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import type { Item, Resume } from '#contract/resume/resume'

/**
 * The resume text that the assistant gets: experience and intention. Personal data is left out: no name,
 * photo, birth date, phone, e-mail, address, link or other basics. Hidden parts are left out, too.
 */
export function resumeAsText({ intention, sections }: Pick<Resume, 'intention' | 'sections'>): string {
  const intentionWords = [intention.position, intention.cities.join('、'), intention.availability]
  const visibleSections = sections.filter(
    ({ visible, items }) => visible && items.some((item) => item.visible),
  )
  return [
    line('求职意向', intentionWords),
    ...visibleSections.map(({ title, kind, items }) =>
      [`## ${title || kind}`, ...items.filter(({ visible }) => visible).map(itemAsText)].join('\n'),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function itemAsText({ title, subtitle, tag, place, from, to, note, text }: Item): string {
  const head = [title, subtitle, tag, place, [from, to].filter(Boolean).join(' – '), note]
  return [head.filter(Boolean).join(' | '), toPlainText(parseRichText(text))].filter(Boolean).join('\n')
}

function line(name: string, words: string[]): string {
  const joined = words.filter(Boolean).join(' | ')
  return joined ? `${name}：${joined}` : ''
}

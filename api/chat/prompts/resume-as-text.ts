import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import type { Item, Resume } from '#contract/resume/resume'

/**
 * A resume as the assistant is told it: what somebody did and wants. Who they are stays here: no name, photo, birth, phone,
 * e-mail, address, link, or any of the other basics. Hidden parts are not told either.
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

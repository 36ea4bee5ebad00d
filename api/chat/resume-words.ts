import { parseRichText, plainText } from '#contract/rich-text'
import type { Item, Resume } from '#contract/resume'

/**
 * A resume as the assistant is told it: what somebody did and wants. Who they are stays here: no name, photo, birth, phone,
 * e-mail, address, link, or any of the other basics. Hidden parts are not told either.
 */
export function resumeWords({ intention, sections }: Pick<Resume, 'intention' | 'sections'>): string {
  const wanted = [intention.position, intention.cities.join('、'), intention.availability]
  const shown = sections.filter(({ visible, items }) => visible && items.some((item) => item.visible))
  return [
    line('求职意向', wanted),
    ...shown.map(({ title, kind, items }) =>
      [`## ${title || kind}`, ...items.filter(({ visible }) => visible).map(itemWords)].join('\n'),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function itemWords({ title, subtitle, tag, place, from, to, note, text }: Item): string {
  const head = [title, subtitle, tag, place, [from, to].filter(Boolean).join(' – '), note]
  return [head.filter(Boolean).join(' | '), plainText(parseRichText(text))].filter(Boolean).join('\n')
}

function line(name: string, words: string[]): string {
  const said = words.filter(Boolean).join(' | ')
  return said ? `${name}：${said}` : ''
}

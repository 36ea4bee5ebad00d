import { phonePattern } from '#resume-model/lines/recognise-part'
import { lineOf, type Line } from '../line'

const labels = { en: { phone: 'Phone', email: 'Email' }, zh: { phone: '电话', email: '邮箱' } }
const endings = new Set('com cn net org edu gov io me dev info com.cn'.split(' '))
/** An address and what LinkedIn says in brackets behind it. */
const address = /^(?:https?:\/\/|www\.)|^[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,4}(?:\/|$)/i

/** The contacts of a profile: in a narrow bar their rows are broken anywhere, so that a row may be a part of an address. */
export function readContacts(lines: readonly Line[], language: 'en' | 'zh'): Line[] {
  const words = lines.flatMap(({ plain }) => plain.split(/\s+/)).filter(Boolean)
  const read: Line[] = []
  let open: string[] = []
  const flush = (name = '') => {
    if (open.length > 0) read.push(...contactsIn(open, name, language))
    open = []
  }
  for (let i = 0; i < words.length; i++) {
    if (!words[i]!.startsWith('(')) {
      open.push(words[i]!)
      continue
    }
    const end = words.findIndex((word, at) => at >= i && word.endsWith(')'))
    const last = end < 0 ? i : end
    flush(
      words
        .slice(i, last + 1)
        .join(' ')
        .replace(/^\(|\)$/g, ''),
    )
    i = last
  }
  flush()
  return read
}

/** What stands before a name in brackets: the last of it is what the name is of. */
function contactsIn(words: readonly string[], name: string, language: 'en' | 'zh'): Line[] {
  const { phone, email } = labels[language]
  const found: Line[] = []
  let rest = [...words]
  const at = rest.findIndex((word) => word.includes('@'))
  if (at >= 0) {
    const taken = isBrokenEnding(rest[at]!, rest[at + 1]) ? 2 : 1
    found.push(lineOf(`${email}：${rest.slice(at, at + taken).join('')}`))
    const before = rest.slice(0, at)
    if (before.length > 0) found.push(...contactsIn(before, '', language))
    rest = rest.slice(at + taken)
  }
  if (rest.length === 0) return found
  const url = rest.findIndex((word) => address.test(word))
  const text = rest.join(' ')
  if (url >= 0) {
    if (url > 0) found.push(lineOf(rest.slice(0, url).join(' ')))
    found.push(lineOf(`${name || 'Web'}：${rest.slice(url).join('')}`))
  } else if (phonePattern.test(text) || /^\+?[\d\s()-]{7,24}$/.test(text))
    found.push(lineOf(`${phone}：${text}`))
  else found.push(lineOf(name ? `${text} (${name})` : text))
  return found
}

/** `example.c` and `om` in the next row. */
function isBrokenEnding(word: string, next: string | undefined): boolean {
  const last = word.slice(word.lastIndexOf('.') + 1)
  return next !== undefined && /^[a-z.]{1,6}$/.test(next) && endings.has(last + next)
}

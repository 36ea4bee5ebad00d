import { Parser } from 'htmlparser2'

/** The text of HTML without its tags. */
export function wordsOfHtml(html: string): string {
  const words: string[] = []
  new Parser({ ontext: (text) => void words.push(text) }).end(html)
  return words.join('')
}

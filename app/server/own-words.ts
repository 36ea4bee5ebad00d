import { countMarks, initialMark, nameMark, type Count } from './marks'

type Scripted = 'scripted name' | `scripted ${Count}`
/** A place of a page: for the nonce of an answer, for a name, its first letter or a number, as text and inside a script. */
export type Place = 'nonce' | 'name' | 'initial' | Count | Scripted
/** What of a page is one person's own; a page need not have a place for each number. */
export type OwnWords = { name: string; counts: Partial<Record<Count, number>> }
export type Words = Record<Place, Buffer>

const counts = Object.keys(countMarks) as Count[]
export const marks = new Map<string, 'name' | 'initial' | Count>([
  [nameMark, 'name'],
  [initialMark, 'initial'],
  ...counts.map((count) => [String(countMarks[count]), count] as const),
])

/** What stands inside a script is filled up with spaces, so that what follows may point back over it. */
const scriptedBytes = { name: 96, count: 16 }
/** There a name ends with its quote: spaces are behind it. */
export const scriptedEnd = '\\"'

/** How long the words of a place are, if they are as long in every answer. */
export function lengthOf(place: Place, nonceLength: number): number | undefined {
  if (place === 'nonce') return nonceLength
  if (place === 'scripted name') return scriptedBytes.name
  return place.startsWith('scripted') ? scriptedBytes.count : undefined
}

export function wordsOf(nonce: string, { name, counts: own }: OwnWords = { name: '', counts: {} }): Words {
  const initial = Array.from(name)[0] ?? ''
  const numbers = counts.flatMap((count) => {
    const said = String(own[count] ?? 0)
    return [
      [count, Buffer.from(said)],
      [`scripted ${count}`, Buffer.from(said.padEnd(scriptedBytes.count))],
    ]
  })
  const scripted = Buffer.alloc(scriptedBytes.name, ' ')
  scripted.write(inScript(name) + scriptedEnd)
  return {
    nonce: Buffer.from(nonce),
    name: Buffer.from(inText(name)),
    initial: Buffer.from(inText(initial)),
    'scripted name': scripted,
    ...(Object.fromEntries(numbers) as Record<Count | `scripted ${Count}`, Buffer>),
  }
}

const textEscapes: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Whether there is a place for this name wherever a page shows one. */
export function fitsIn(name: string): boolean {
  return Buffer.byteLength(inScript(name) + scriptedEnd) <= scriptedBytes.name
}

/** As React writes texts and attributes. */
function inText(word: string): string {
  return word.replace(/["&'<>]/g, (letter) => textEscapes[letter]!)
}

/** As Remix writes what its scripts read: JSON, inside a string of JavaScript, inside a script element. */
function inScript(word: string): string {
  const asString = (text: string) => JSON.stringify(text).slice(1, -1)
  const code = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return asString(asString(word)).replace(/[&><\u2028\u2029]/g, code)
}

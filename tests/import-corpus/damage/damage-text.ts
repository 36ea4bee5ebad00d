import type { Random } from '#tests/random-from'
import type { Damage } from './damage-bytes'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const depths = [50, 400, 5_000, 100_000]
const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)]!

/** Puts a text behind one of the file's tags, brackets or lines. */
function insertText(bytes: Uint8Array, random: Random, text: string, behind: RegExp): Uint8Array {
  const whole = latin1(bytes)
  const places = [...whole.matchAll(behind)].map(({ 0: found, index }) => index + found.length)
  const at = places.length === 0 ? random(whole.length + 1) : pick(places, random)
  return bytesOf(whole.slice(0, at) + text + whole.slice(at))
}

const nested = (open: string, close: string, depth: number, content = '') =>
  open.repeat(depth) + content + close.repeat(depth)

function entityBomb(levels: number): string {
  const entities = Array.from(
    { length: levels },
    (_, i) => `<!ENTITY e${i} "${i === 0 ? 'resume' : `&e${i - 1};`.repeat(10)}">`,
  )
  return `<!DOCTYPE d [${entities.join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]>`
}

/** A text in an encoding that the file does not name. */
const encodings: ((text: string) => Uint8Array)[] = [
  (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  (text) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
  (text) => new Uint8Array(Buffer.from(Buffer.from(text).toString('latin1'))),
  (text) => new Uint8Array(Buffer.from(text, 'latin1')),
  (text) => Uint8Array.of(0xff, 0xfe, ...Buffer.from(text)),
]

/** Damages of text without tags, too. */
export const textDamages: Record<string, Damage> = {
  'a wrong encoding': (bytes, random) => pick(encodings, random)(new TextDecoder().decode(bytes)),
  'many lines': (bytes, random) =>
    insertText(bytes, random, pick(['a\n', '\n', '- \n', '2019\n', '# a\n'], random).repeat(250_000), /\n/g),
}

const jsonPieces = [
  (count: number) => nested('[', ']', count),
  (count: number) => nested('{"a":', '}', count, '1'),
  (count: number) => `[${'1,'.repeat(count)}1]`,
  (count: number) => `[${'{},'.repeat(count)}{}]`,
  (count: number) => `[${'"a",'.repeat(count)}""]`,
  (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":{"id":1},`).join('')}"z":1}`,
]
export const jsonDamages: Record<string, Damage> = {
  // In the place of a value, so that the file stays JSON.
  'JSON deep or wide': (bytes, random) => {
    const whole = latin1(bytes)
    const values = [...whole.matchAll(/: *("[^"\\]*"|\[\]|\{\}|\d+)/g)]
    const found = pick(values, random)
    if (!found) return bytes
    const to = found.index + found[0].length
    const piece = pick(jsonPieces, random)(pick([...depths, 400_000], random))
    return bytesOf(`${whole.slice(0, to - found[1]!.length)}${piece}${whole.slice(to)}`)
  },
  'a list of JSON repeated': (bytes, random) => {
    const whole = latin1(bytes)
    const found = pick([...whole.matchAll(/\{[^{}[\]]*\}/g)], random)
    if (!found) return bytes
    const more = `,${found[0]}`.repeat(pick([20, 500, 20_000], random))
    return bytesOf(
      whole.slice(0, found.index + found[0].length) + more + whole.slice(found.index + found[0].length),
    )
  },
}

export const htmlDamages: Record<string, Damage> = {
  'HTML deep': (bytes, random) => {
    const tag = pick(['div', 'table><tr><td', 'ul><li', 'b', 'p', 'span', 'svg', 'form', 'a'], random)
    const close = random(2) === 0 ? '' : `</${tag.replace(/><.*/, '')}>`
    return insertText(bytes, random, nested(`<${tag}>`, close, pick(depths, random), 'x'), />/g)
  },
  'a huge table': (bytes, random) => {
    const span = pick(['', ' rowspan=2', ' rowspan=60000 colspan=60000', ' colspan=1000'], random)
    const wide = `<tr>${`<td${span}>a`.repeat(pick([10, 1_000, 70_000], random))}`
    return insertText(
      bytes,
      random,
      `<table>${wide}${'<tr><td>b'.repeat(pick([10, 30_000], random))}</table>`,
      />/g,
    )
  },
  'many styles': (bytes, random) =>
    insertText(bytes, random, `<style>${'.a .b > p, td{font:1px x;margin:0}'.repeat(20_000)}</style>`, />/g),
  'attributes without end': (bytes, random) =>
    insertText(bytes, random, `<p ${pick(['a=b ', 'style="', '" ', 'a'], random).repeat(200_000)}`, />/g),
  'tags without end': (bytes, random) =>
    insertText(
      bytes,
      random,
      pick(['<', '<!--', '<![CDATA[', '&', '&#', '</', '<p', '<li>'], random).repeat(150_000),
      />/g,
    ),
}

/** Of a part of a Word or OpenDocument file, too. */
export const xmlDamages: Record<string, Damage> = {
  'XML deep': (bytes, random) => {
    const tag = pick(
      ['w:tbl><w:tr><w:tc', 'w:p', 'w:sdt', 'text:list', 'text:span', 'table:table', 'mc:Fallback', 'a'],
      random,
    )
    const close = tag
      .split('><')
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
    return insertText(bytes, random, nested(`<${tag}>`, close, pick(depths, random)), />/g)
  },
  'many tags': (bytes, random) => {
    const tag = pick(
      [
        'mc:Fallback/',
        'w:p/',
        'w:r/',
        'w:tbl/',
        'w:tab/',
        'w:tc/',
        'w:tr/',
        'text:p/',
        'text:list-item/',
        'w:style/',
      ],
      random,
    )
    return insertText(bytes, random, `<${tag}>`.repeat(pick([1_000, 50_000, 300_000], random)), />/g)
  },
  'an entity bomb': (bytes, random) => {
    const bomb = entityBomb(pick([3, 12, 200], random))
    const whole = latin1(bytes).replace(/^(?:<\?xml[^>]*>)?/, (head) => head + bomb)
    return insertText(bytesOf(whole), random, '&e9;&x;'.repeat(50), /<(?:w:t|text:p)[^<>]*>/g)
  },
  'values grown': (bytes, random) => {
    const places = [...latin1(bytes).matchAll(/="[^"]*"/g)]
    const found = pick(places, random)
    if (!found) return bytes
    const value = pick(
      ['2147483647', '-99999999999', 'NaN', '1e308', '', 'a'.repeat(100_000), '%1%2%3'],
      random,
    )
    const whole = latin1(bytes)
    return bytesOf(`${whole.slice(0, found.index)}="${value}"${whole.slice(found.index + found[0].length)}`)
  },
  'an element repeated': (bytes, random) => {
    const whole = latin1(bytes)
    const found = pick(
      [...whole.matchAll(/<(w:p|w:tr|w:tc|w:r|text:p|text:list|style:style|w:tbl)[ >]/g)],
      random,
    )
    const end = found ? whole.indexOf(`</${found[1]}>`, found.index) : -1
    if (!found || end < 0) return bytes
    const to = end + found[1]!.length + 3
    return bytesOf(
      whole.slice(0, to) +
        whole.slice(found.index, to).repeat(pick([10, 500, 5_000], random)) +
        whole.slice(to),
    )
  },
}

export const rtfDamages: Record<string, Damage> = {
  'RTF deep or long': (bytes, random) => {
    const piece = pick(
      [
        '{',
        '}',
        '{\\*\\shppict ',
        '\\trowd',
        '\\cell',
        '\\row',
        '\\par',
        "\\'ff",
        '\\u-1?',
        '\\uc9999 ',
        '\\bin2147483647 ',
        '{\\fonttbl{\\f9 a;}',
        '{\\field{\\*\\fldinst ',
        '{\\shp{\\*\\shpinst',
      ],
      random,
    )
    return insertText(bytes, random, piece.repeat(pick([10, 5_000, 200_000], random)), /[}\n]/g)
  },
}

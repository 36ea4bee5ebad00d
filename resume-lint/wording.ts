import { finding, type Change, type Finding } from './finding'
import { EXPERIENCE, hasHan, isEnglish, shortened, widthOf, type Entry, type Text } from './places'
import { vagueEn, vagueZh, verbsZh } from './stock-words'

/** Widths in Han letters. A line of a page holds about 45 of them. */
const longest = { line: 100, englishLine: 130, summary: 320 }
const mostLines = 8
const repeatedTimes = 3

/** How it is said: who speaks, what is claimed, how often the same word begins a line, how long it goes on. */
export function checkWording(entries: Entry[]): Finding[] {
  const texts = entries.flatMap((entry) => entry.texts).filter(({ field }) => field === 'text')
  return [...texts.flatMap(checkText), ...repeatedVerbs(texts)]
}

function checkText(text: Text): Finding[] {
  const { path, place, kind, lines } = text
  const at = { path, place }
  const found: Finding[] = []
  const spoken = lines.find((line) => speaksOfMe(line, kind))
  if (spoken) found.push(finding('firstPerson', at, { line: shortened(spoken) }, withoutMe(text)))
  for (const word of vagueWords(lines)) found.push(finding('vague', at, { word }))
  if (kind === 'summary') {
    const width = widthOf(lines.join(''))
    if (width > longest.summary) found.push(finding('longText', at, { width, most: longest.summary }))
    return found
  }
  for (const line of lines) {
    const width = widthOf(line)
    if (width > (isEnglish(line) ? longest.englishLine : longest.line))
      found.push(finding('longLine', at, { line: shortened(line, 12), width }))
  }
  if (lines.length > mostLines && EXPERIENCE.includes(kind))
    found.push(finding('manyLines', at, { lines: lines.length, most: mostLines }))
  return found
}

const meZh = /(?:^|[，。；：、！？\s,;])(?:我的|我|笔者|咱们)(?!国|校|院|司|市|省|军|党|行)|我们|本人/
const meEn =
  /(?<!\b[A-Z]\w* )\bI(?:['’](?:m|ve|ll|d)\b| (?:am|was|have|had|can|will|did|led|built|made|ran|wrote|taught|won|took|[a-z]+ed)\b)|\b(?:[Mm]y|[Ww]e|[Oo]ur)\b/

/** A summary may say 我 in the middle of a thought. */
function speaksOfMe(line: string, kind: Text['kind']): boolean {
  if (!hasHan(line)) return meEn.test(line)
  return kind === 'summary' ? /^(?:我(?!国|校|院|司)|本人)/.test(line) : meZh.test(line)
}

/** A line that begins with 我 or 本人 loses nothing without it; elsewhere it needs a person. */
function withoutMe({ path, text }: Text): Change[] | undefined {
  const value = text.replace(
    /^([ \t\u3000\-*•●\d.、)]*)(?:我(?!们|国|校|院|司|市|省|的|军|党|行)|本人)(?:的?(?:主要)?工作是)?[，,]?/gmu,
    '$1',
  )
  return value === text ||
    value.split('\n').some((line, i) => line.trim() === '' && text.split('\n')[i]!.trim() !== '')
    ? undefined
    : [{ path, value }]
}

function vagueWords(lines: string[]): string[] {
  const zh = lines.filter(hasHan).join('\n')
  const en = lines.filter(isEnglish).join('\n').toLowerCase()
  const words: string[] = vagueZh.filter((word) => zh.includes(word))
  // 相关工作 inside 等相关工作 is one thing to say.
  const alone = words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
  return [...alone, ...vagueEn.filter((word) => new RegExp(`\\b${word}\\b`).test(en))].slice(0, 3)
}

/** The same verb at the beginning of three lines or more, said once where it is too much. */
function repeatedVerbs(texts: Text[]): Finding[] {
  const seen = new Map<string, number>()
  const where = new Map<string, { path: string; place: string }>()
  for (const { kind, lines, path, place } of texts) {
    if (!EXPERIENCE.includes(kind)) continue
    for (const line of lines) {
      const verb = verbOf(line)
      if (!verb) continue
      const times = (seen.get(verb) ?? 0) + 1
      seen.set(verb, times)
      if (times === repeatedTimes) where.set(verb, { path, place })
    }
  }
  return [...where].map(([verb, at]) =>
    finding('repeatedVerb', at, { verb, times: seen.get(verb)!, instead: verbsZh[verb] ?? '' }),
  )
}

function verbOf(line: string): string | undefined {
  const start = line.replace(/^[\s\d.、）)（(【\]】[“"*]+/u, '')
  if (hasHan(start.slice(0, 2))) return Object.keys(verbsZh).find((verb) => start.startsWith(verb))
  const [, word] = /^([A-Z][a-z]+(?:ed|t|de|lt|ilt|an)?)\s/.exec(start) ?? []
  return word
}

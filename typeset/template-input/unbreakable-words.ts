import type { InlineRun } from '#resume-model/rich-text/parse-rich-text'
import type { PageRun } from './template-input'

type Joint = NonNullable<PageRun['joined']>

/** Words that must not be split over lines although Unicode line breaking would. 320ms, Node.js, 10,000+ need no help. */
const unbreakablePattern = new RegExp(
  [
    '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,6}',
    '(?:https?://|www\\.)[\\w./?&=#%~:+-]{1,32}(?![\\w/?&=#%~:+-]|\\.\\w)',
    '\\d[\\d.,]{0,15} (?:ms|s|min|h|d|kB|KB|MB|GB|TB|PB|QPS|TPS|fps|Hz|kHz|MHz|GHz|km|cm|mm|m|kg|g|pt|px|kW|MW|V|A)(?![A-Za-z])',
    '[A-Za-z0-9]{1,12}(?:[-/][A-Za-z0-9]{1,12}){1,2}(?![-/\\w])',
  ]
    .map((part) => `(?:${part})`)
    .join('|'),
  'g',
)
/** Longer words may break before their signs (`words` in templates/_parts/text.typ). */
const maxWordLength = 27
/** Up to this length a word with a hyphen or slash stays whole, above it breaks where three letters stay on each side. */
const maxWholeCompound = 8
const compoundPattern = /^[A-Za-z0-9]+(?:[-/][A-Za-z0-9]+){1,2}$/
/** Above this length a word may break in a narrow column. */
const maxNarrowWord = 18
/** Where Unicode line breaking, and Typst in a link, would split a word. */
const breakInWord = / (?=.)|[-/](?=[^\d/?.,:!-])|\?(?=[^/?.,:!-])|[:.,](?=[+%])|^w(?=ww\.)/g

/**
 * Where no line may break, in words or outside: before 年 or 个 after a number, between + and %, after a currency's
 * sign and a space, before signs that Unicode lets begin a line (dashes, the dot in a name, closing signs after a
 * space). Never between two such signs: a line of nothing else must break somewhere.
 */
const breakAtSign = new RegExp(
  [
    '(?<=\\d ?)(?=[年月日个])',
    '(?<=\\d )(?=[%‰℃°](?!\\d))',
    '(?<=(?<![+%‰]{2})[+%‰])(?=[+%‰])',
    '(?<=(?<!\\d)[¥￥$€£№] )(?=\\d)',
    '(?<=[^\\s–—…·・～-] ?)(?=[—·・～])',
    '(?<=[^\\s–—…·・～；：！？-] )(?=[–…；：！？]|- )',
  ].join('|'),
  'g',
)
const lastSignPattern = /(?<=\p{Script=Han})\p{Script=Han}[，。！？；.!?…]{0,2}$/u
/** A text as short as this stands on one line in any column. */
const shortestLine = 10
/** A cheap test: where a line must not break, one of these stands nearby, and most texts contain none. */
const quickCheckPattern = /[-@/+% —·・～]|www\.|\d[年月日个]/

/**
 * Splits runs where a line must not break, and marks the run before each such place. All texts of a paragraph
 * count: the sign after a word may stand in another run.
 */
export function markUnbreakableWords(runs: readonly InlineRun[]): PageRun[] {
  const text = runs.map((run) => run.text).join('')
  const joints = quickCheckPattern.test(text) ? jointsIn(text) : new Map<number, Joint>()
  for (const end of lastSigns(text)) joints.set(end, 'always')
  if (joints.size === 0) return [...runs]
  const ends = [...joints.keys()].sort((a, b) => a - b)
  let [from, next] = [0, 0]
  return runs.flatMap((run) => {
    const parts: PageRun[] = []
    const end = from + run.text.length
    while (next < ends.length && ends[next]! <= end) {
      const joint = ends[next++]!
      parts.push({ ...run, text: text.slice(from, joint), joined: joints.get(joint)! })
      from = joint
    }
    if (from < end) parts.push({ ...run, text: text.slice(from, end) })
    from = end
    return parts
  })
}

/** The offsets before the last Han letter of each line of a text: it is never alone on the last line of a column. */
function lastSigns(text: string): number[] {
  let end = -1
  return text.split('\n').flatMap((line) => {
    end += line.length + 1
    const tail = line.length > shortestLine ? lastSignPattern.exec(line.slice(-5))?.[0] : undefined
    return tail === undefined ? [] : [end - tail.length]
  })
}

/** The offsets in a text at which no line may break. */
function jointsIn(text: string): Map<number, Joint> {
  const joints = new Map<number, Joint>()
  for (const { 0: word, index } of text.matchAll(unbreakablePattern)) {
    if (word.length > maxWordLength || /[A-Za-z0-9]/.test(text[index - 1] ?? '')) continue
    const mayBreak = word.length > maxWholeCompound && compoundPattern.test(word)
    for (const { 0: sign, index: at } of word.matchAll(breakInWord)) {
      const [before, after] = [at, word.length - at - 1]
      if (mayBreak && before >= 3 && after >= 3) continue
      joints.set(index + at + sign.length, word.length > maxNarrowWord ? 'wide' : 'always')
    }
  }
  for (const { index } of text.matchAll(breakAtSign)) joints.set(index, 'always')
  return joints
}

/** A Latin word of 16 letters and more that no line breaks, `\u2060` standing for a joint. */
const longWordPattern = /(?<![!-~\u2060])(?:(?:[!-,.0-~]|[-/](?=[\u2060\d/]))\u2060?){16,27}(?![!-~])/

/** Whether a word stands in a paragraph beside which a justified line would be stretched. */
export function hasLongWord(runs: readonly PageRun[]): boolean {
  return longWordPattern.test(runs.map(({ text, joined }) => (joined ? `${text}\u2060` : text)).join(''))
}

import { keyOf, type NameEntry } from './name-entry'

/** `letters`: the pinyin that a typed text may be; '' when it is none. */
type Query = { text: string; letters: string }
type Rule = (entry: NameEntry, query: Query) => boolean

const bySpelling =
  (answers: (spelling: NameEntry['spellings'][number], letters: string) => boolean): Rule =>
  ({ spellings }, { letters }) =>
    letters !== '' && spellings.some((spelling) => answers(spelling, letters))

/** Ways in which an entry answers what was typed, from the best to the last. Each takes linear time. */
const rules: readonly Rule[] = [
  ({ keys }, { text }) => keys.includes(text),
  ({ keys }, { text }) => keys[0]!.startsWith(text),
  bySpelling(({ initials }, letters) => initials === letters),
  bySpelling(({ pinyin }, letters) => pinyin.startsWith(letters)),
  ({ keys }, { text }) => keys.some((key) => key.startsWith(text)),
  bySpelling(({ initials }, letters) => initials.startsWith(letters)),
  ({ keys }, { text }) => keys.some((key) => key.includes(text)),
  ({ keys }, { text, letters }) => letters === '' && abbreviates(text, keys[0]!),
  bySpelling(({ syllables }, letters) => letters.length > 1 && startsAtSyllable(syllables, letters)),
  bySpelling(({ initials }, letters) => letters.length > 1 && initials.includes(letters)),
]

/**
 * The entries that answer a typed text, best first; equally good ones in the order of their list. 深, shenzhen and sz
 * find 深圳; 北理工 finds 北京理工大学. All, in order, for an empty text.
 */
export function rankSuggestions(typed: string, entries: readonly NameEntry[], limit: number): NameEntry[] {
  const text = keyOf(typed)
  if (text === '') return entries.slice(0, limit)
  // An input method sets apart syllables by spaces or apostrophes.
  const letters = /^[a-zü' -]+$/.test(text) ? text.replace(/ü/g, 'v').replace(/[' -]/g, '') : ''
  const byRule = rules.map((): NameEntry[] => [])
  for (const entry of entries) {
    const rule = rules.findIndex((answers) => answers(entry, { text, letters }))
    if (rule >= 0) byRule[rule]!.push(entry)
  }
  return byRule.flat().slice(0, limit)
}

/** Whether the characters stand in the name in this order, the first one first: 华科 in 华中科技大学. */
function abbreviates(text: string, name: string): boolean {
  const characters = [...text]
  if (characters.length < 2 || !name.startsWith(characters[0]!)) return false
  let at = 0
  for (const character of name) if (character === characters[at]) at++
  return at === characters.length
}

/** Whether the letters begin with a later syllable: keda in Huazhong Keji Daxue is none, jiaotong in Beijing Jiaotong is. */
function startsAtSyllable(syllables: readonly string[], letters: string): boolean {
  const pinyin = syllables.join('')
  let start = 0
  return syllables.some((syllable) => {
    const answers = pinyin.startsWith(letters, start)
    start += syllable.length
    return answers
  })
}

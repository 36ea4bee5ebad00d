import { hanSyllables, surnameReadings } from './han-syllables'

/**
 * A person as authors are listed: the parts of surname and given name, each in every spelling it may have, in small letters
 * for Chinese syllables (ü is v), as written for others.
 */
export type PersonName = { surname: string[][]; given: string[][]; isChinese: boolean }

const hanName = /^\p{Script=Han}{2,4}$/u
const latinWord = /^\p{Script=Latin}[\p{Script=Latin}'’.-]*$/u
/** Followed by no name: `Dr`, `PhD`, `Jr`. */
const titles = /^(?:dr|prof|professor|mr|mrs|ms|miss|jr|sr|phd|md|msc|mba|i{2,3})\.?$/i
const particle = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ter|ten|bin|al|el)$/

/** The parts of a name as it stands at the head of a resume: `王小明 Wang Xiaoming`, `John A. Smith, PhD`. */
export function splitName(name: string): { han: string; latin: string[] } {
  const han = name.match(/\p{Script=Han}+(?:[ ·•]\p{Script=Han}+)*/u)?.[0] ?? ''
  const words = name.replace(/[^\p{Script=Latin}\p{M}'’. -]/gu, ' ').split(' ')
  return { han, latin: words.filter((word) => latinWord.test(word) && !titles.test(word)) }
}

/** How a Chinese name may be spelled; none for names in which surname and given name are not told apart. */
export function chineseName(han: string): PersonName[] {
  const written = han.replaceAll(' ', '')
  if (!hanName.test(written)) return []
  const characters = [...written]
  const compound = characters.length > 2 ? surnames().get(written.slice(0, 2)) : undefined
  const [first, ...others] = characters
  const surname = compound ?? surnames().get(first!) ?? [syllablesOf(first!)]
  const given = (compound ? others.slice(1) : others).map(syllablesOf)
  const isKnown = [...surname, ...given].every((spellings) => spellings.length > 0)
  return isKnown ? [{ surname, given, isChinese: true }] : []
}

/** Who a name in Latin letters may be: of two short syllables either may be the surname. */
export function latinName(words: readonly string[]): PersonName[] {
  if (words.length < 2) return []
  const pinyin = words.every((word) => word.length < 15) ? pinyinNames(words) : []
  if (pinyin.length > 0) return pinyin
  const at = words.findIndex((word, i) => i > 0 && particle.test(word))
  const [given, surname] =
    at > 0 ? [words.slice(0, at), words.slice(at)] : [words.slice(0, -1), words.slice(-1)]
  const parts = given
    .flatMap((word) => word.split('-').filter(Boolean))
    .map((word) => [word.replace(/\.$/, '')])
  return [{ surname: [[surname.join(' ')]], given: parts, isChinese: false }]
}

function pinyinNames(words: readonly string[]): PersonName[] {
  const [first, last] = [words[0]!, words.at(-1)!]
  const name = (surname: string, given: readonly string[]): PersonName[] => {
    const parts = given.flatMap((word) => word.split(/['’-]/).filter(Boolean))
    const [word] = parts
    const splits = parts.length === 1 ? splitSyllables(word!) : parts.every(isSyllable) ? [parts] : []
    if (!isSurname(surname)) return []
    return splits.map((syllables) => ({
      surname: [[vOf(surname)]],
      given: syllables.map((syllable) => [vOf(syllable)]),
      isChinese: true,
    }))
  }
  const [before, after] = [name(first, words.slice(1)), name(last, words.slice(0, -1))]
  const isBefore = (names: PersonName[]) => names.some(({ given }) => given.length > 1)
  if (isBefore(before) && !isBefore(after)) return before
  return isBefore(after) && !isBefore(before) ? after : [...before, ...after]
}

const vOf = (syllable: string) => syllable.toLowerCase().replace('ü', 'v')
const isSyllable = (word: string) =>
  syllables().has(vOf(word)) || syllables().has(vOf(word).replace('u', 'v'))
const isSurname = (word: string) => isSyllable(word) || compoundPinyin().has(vOf(word))

/** `Xiaoming` in every way two syllables make it, or itself. */
function splitSyllables(word: string): string[][] {
  const ways = Array.from({ length: word.length - 1 }, (_, i) => [word.slice(0, i + 1), word.slice(i + 1)])
  const pairs = ways.filter((pair) => pair.every(isSyllable))
  return pairs.length > 0 && !isSyllable(word) ? pairs : isSyllable(word) ? [[word]] : []
}

const syllables = once(
  () =>
    new Map(
      hanSyllables.split(' ').map((group) => {
        const [syllable] = /^[a-z]+/.exec(group)!
        return [syllable, group.slice(syllable.length)]
      }),
    ),
)
/** `单shan`, `覃qin|tan`, `欧阳ou yang`: by the characters, the spellings of each part. */
const surnames = once(
  () =>
    new Map(
      surnameReadings.split(',').map((entry) => {
        const [surname] = /^[^a-z]+/.exec(entry)!
        const parts = entry.slice(surname.length).split(' ')
        return [surname, parts.map((part) => part.split('|'))]
      }),
    ),
)
const compoundPinyin = once(
  () => new Set([...surnames().values()].filter((parts) => parts.length > 1).map((parts) => parts.join(''))),
)

function syllablesOf(character: string): string[] {
  return [...syllables()].flatMap(([syllable, characters]) =>
    characters.includes(character) ? [syllable] : [],
  )
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

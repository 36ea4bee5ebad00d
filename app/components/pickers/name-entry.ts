/** A name of a list, and what may be typed to find it. */
export type NameEntry = {
  /** As it is written into the field. */
  name: string
  /** The name and its other names (abbreviations, English), as keyOf makes them. */
  keys: readonly string[]
  /** How the same names are spelled in pinyin. */
  spellings: readonly Spelling[]
}
type Spelling = { syllables: readonly string[]; pinyin: string; initials: string }

export type NameList = { lines: string; readings: string; exceptions: string }

/** Half-width and in lower case. */
export const keyOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Reads a list as scripts/name-lists-plugin.ts writes it. `inEnglish`: with the names of an English page. */
export function parseNameList({ lines, readings, exceptions }: NameList, inEnglish: boolean): NameEntry[] {
  const usual = new Map(
    [...readings.matchAll(/(\P{ASCII})([a-z]+)/gu)].map(([, character = '', syllable = '']) => [
      character,
      syllable,
    ]),
  )
  const unusual = new Map(
    exceptions.split('\n').map((line) => {
      const [name = '', ...syllables] = line.split(' ')
      return [name, syllables]
    }),
  )
  const spell = (name: string): Spelling => {
    const syllables =
      unusual.get(name) ??
      [...keyOf(name)].map((one) => usual.get(one) ?? one).filter((one) => /\w/.test(one))
    return { syllables, pinyin: syllables.join(''), initials: syllables.map(([first]) => first).join('') }
  }
  return lines.split('\n').map((line) => {
    const names = line.split(',')
    const spellings = names.map(spell)
    return {
      name: inEnglish ? englishNameOf(names, spellings[0]!.pinyin) : names[0]!,
      keys: names.map(keyOf),
      spellings,
    }
  })
}

/** `Xi'an`, as a list spells it, else the pinyin in one word. */
function englishNameOf(names: readonly string[], pinyin: string): string {
  const listed = names.find((name) => !/\p{Script=Han}/u.test(name))
  return listed ?? pinyin.charAt(0).toUpperCase() + pinyin.slice(1)
}

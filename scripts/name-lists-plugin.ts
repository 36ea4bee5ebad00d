import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { customPinyin, pinyin } from 'pinyin-pro'
import type { Plugin } from 'vite'

const modulePrefix = 'virtual:names/'
const folder = 'app/components/pickers/names'

/** Where the dictionary takes one word for another. */
customPinyin({ 浙大城市: 'zhè dà chéng shì', 华厦: 'huá xià' })

/**
 * The modules of the name lists (app/virtual-names.d.ts): each list as it is written, and the pinyin that browsers are
 * not made to work out. A reading a character has in most names is written once; names that read otherwise are listed.
 */
export function nameListsPlugin(): Plugin {
  return {
    name: 'name-lists',
    resolveId: (id) => (id.startsWith(modulePrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${modulePrefix}`)) return
      const file = resolve(folder, `${id.slice(1 + modulePrefix.length)}.txt`)
      this.addWatchFile(file)
      const lines = readFileSync(file, 'utf8').trim()
      const { readings, exceptions } = pinyinOf(lines.split('\n').map((line) => line.split(',')[0]!))
      return Object.entries({ lines, readings, exceptions })
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
        .join('\n')
    },
  }
}

/** `readings`: `京jing北bei`; `exceptions`: a name and its syllables in a line, `重庆 chong qing`. */
export function pinyinOf(names: readonly string[]): { readings: string; exceptions: string } {
  const syllablesByName = new Map(names.map((name) => [name, syllablesOf(name)]))
  const counts = new Map<string, Map<string, number>>()
  for (const [name, syllables] of syllablesByName)
    hanCharacters(name).forEach((character, i) => {
      const readings = counts.get(character) ?? new Map<string, number>()
      counts.set(character, readings.set(syllables[i]!, (readings.get(syllables[i]!) ?? 0) + 1))
    })
  const usual = new Map(
    [...counts].map(([character, readings]) => [
      character,
      [...readings].reduce((best, one) => (one[1] > best[1] ? one : best))[0],
    ]),
  )
  const exceptions = [...syllablesByName].filter(([name, syllables]) =>
    hanCharacters(name).some((character, i) => usual.get(character) !== syllables[i]),
  )
  return {
    readings: [...usual].map((pair) => pair.join('')).join(''),
    exceptions: exceptions.map(([name, syllables]) => [name, ...syllables].join(' ')).join('\n'),
  }
}

const hanCharacters = (name: string): string[] => name.match(/\p{Script=Han}/gu) ?? []

/** ü is typed v. */
const syllablesOf = (name: string): string[] =>
  pinyin(name, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })

import { pinyin } from 'pinyin-pro'
import type { Position } from '#contract/catalogue/position'

/**
 * Names, aliases and keywords, and the pinyin of the Chinese names: in full (`chanpinjingli`) and as initials
 * (`cpjl`).
 */
export function searchTermsOf({ name, aliases, keywords }: Position): string[] {
  const names = [name.zh, ...aliases]
  const words = [...names, name.en, ...keywords].map((word) => word.toLowerCase())
  return [...words, ...names.flatMap((word) => [pinyinOf(word, 'pinyin'), pinyinOf(word, 'first')])]
}

function pinyinOf(word: string, pattern: 'pinyin' | 'first'): string {
  return pinyin(word, { toneType: 'none', pattern, type: 'array', nonZh: 'consecutive' })
    .join('')
    .toLowerCase()
}

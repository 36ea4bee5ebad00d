import { pinyin } from 'pinyin-pro'
import type { Position } from '#contract/catalogue/position'

/** Names, aliases and keywords, and the pinyin of the Chinese names. */
export function searchTermsOf({ name, aliases, keywords }: Position): string[] {
  return [...withPinyin([name.zh, ...aliases]), ...[name.en, ...keywords].map((word) => word.toLowerCase())]
}

/** Chinese words, their pinyin in full (`chanpinjingli`) and as initials (`cpjl`). */
export const withPinyin = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word.toLowerCase(), pinyinOf(word, 'pinyin'), pinyinOf(word, 'first')])

function pinyinOf(word: string, pattern: 'pinyin' | 'first'): string {
  return pinyin(word.replace(/[^\p{L}\p{N}]/gu, ''), {
    toneType: 'none',
    pattern,
    type: 'array',
    nonZh: 'consecutive',
  })
    .join('')
    .toLowerCase()
}

import { describe, expect, test } from 'vitest'
import { parseRichText } from '#resume-model/rich-text/parse-rich-text'
import { ownNameOf } from '../own-name/own-name'
import { styleLine, styleReferences } from './style-reference'

const wang = ownNameOf('王小明')
/** `X. Wang` bold, journals in slashes, links in brackets. */
const drawn = (runs: { text: string; bold?: true; italic?: true; url?: string }[] | undefined) =>
  runs
    ?.map(({ text, bold, italic, url }) => {
      const styled = bold ? `<b>${text}</b>` : italic ? `<i>${text}</i>` : text
      return url ? `[${styled}](${url})` : styled
    })
    .join('')
const text = (typed: string) => {
  const block = styleReferences(parseRichText(typed)[0]!, wang)
  return block.type === 'paragraph' ? drawn(block.runs) : block
}

describe('the text of a publication', () => {
  test.each([
    [
      'X. Wang, L. Ren. DOI: 10.0000/example.2026.0311',
      '<b>X. Wang</b>, L. Ren. DOI: [10.0000/example.2026.0311](https://doi.org/10.0000/example.2026.0311)',
    ],
    [
      '见 https://doi.org/10.1016/j.watres.2023.119876。',
      '见 [doi:10.1016/j.watres.2023.119876](https://doi.org/10.1016/j.watres.2023.119876)。',
    ],
    ['doi:10.1234/abc.', 'doi:[10.1234/abc](https://doi.org/10.1234/abc).'],
    ['(10.1234/abc)', '([doi:10.1234/abc](https://doi.org/10.1234/abc))'],
    [
      '10.1016/S0140-6736(20)30183-5',
      '[doi:10.1016/S0140-6736(20)30183-5](https://doi.org/10.1016/S0140-6736(20)30183-5)',
    ],
    ['dx.doi.org/10.1234/abc', '[doi:10.1234/abc](https://doi.org/10.1234/abc)'],
    ['增长 10.5/年，版本 10.1/2', '增长 10.5/年，版本 10.1/2'],
    ['[全文](https://doi.org/10.1234/abc)', '[全文](https://doi.org/10.1234/abc)'],
    ['**Wang X**\nWang X, Li H', '<b>Wang X</b>\n<b>Wang X</b>, Li H'],
    [
      'Wang XM, Li H. Flow[J]. Water Research, 2024.',
      '<b>Wang XM</b>, Li H. Flow[J]. <i>Water Research</i>, 2024.',
    ],
  ])('"%s" is drawn as %s', (typed, expected) => {
    expect(text(typed)).toBe(expected)
  })

  test('is styled within lists too', () => {
    const block = styleReferences(parseRichText('- Wang X, Li H')[0]!, wang)
    expect(JSON.stringify(block)).toContain('{"text":"Wang X","bold":true}')
  })
})

describe('a line of a publication', () => {
  test.each([
    ['Water Letters, 2026', '<i>Water Letters</i>, 2026'],
    [
      'Wang Xiaoming, Li Hong. Flow. Nature, 2024',
      '<b>Wang Xiaoming</b>, Li Hong. Flow. <i>Nature</i>, 2024',
    ],
    ['王小明，李红', '<b>王小明</b>，李红'],
    ['第一作者', undefined],
    ['Nature', '<i>Nature</i>'],
  ])('"%s" is drawn as %s', (line, expected) => {
    expect(drawn(styleLine(line, wang, { journal: true }))).toBe(expected)
  })

  test('names a journal only where one is told', () => {
    expect(styleLine('Nature and its laws', null, { journal: false })).toBeUndefined()
  })
})

import { isDigit, isHan, skip, type Span } from './text-span'

const streetEnds = '路街巷弄道村苑园里坊庄湾'
const buildingUnits = ['号', '弄', '栋', '幢', '室', '单元']
const maxCharsBefore = 14
const maxCharsAfter = 20

/** Addresses without a label, recognised by a house number after a street: `西湖区文三路 90 号 3 幢`. */
export function addressSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let index = 0; index < text.length; index++) {
    if (!isDigit(text, index) || isDigit(text, index - 1)) continue
    const street = text[index - 1] === ' ' ? index - 1 : index
    if (street < 2 || !streetEnds.includes(text[street - 1]!)) continue
    const unit = skip(text, skip(text, index, '0123456789', 5), ' ', 1)
    if (!buildingUnits.some((word) => text.startsWith(word, unit))) continue
    let start = street
    while (start > 0 && street - start < maxCharsBefore && isHan(text, start - 1)) start--
    spans.push({
      start,
      end: skip(text, unit, ' 0123456789-号弄栋幢室单元楼层座', maxCharsAfter),
      kind: 'address',
    })
  }
  return spans
}

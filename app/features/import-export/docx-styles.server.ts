import type { IStylesOptions } from 'docx'
import type { PageStyle } from '#typeset/template-input/template-input'

export const twipsPerMm = 56.7
/** Chinese fonts that Word has in China, and the Latin one that goes with each. */
const CHINESE_FONTS = {
  sans: { eastAsia: 'Microsoft YaHei', latin: 'Calibri' },
  serif: { eastAsia: 'SimSun', latin: 'Times New Roman' },
  kai: { eastAsia: 'KaiTi', latin: 'Times New Roman' },
}
const LATIN_FONTS = { inter: 'Arial', times: 'Times New Roman', garamond: 'Garamond' }

function wordFonts(font: PageStyle['font'], chosenLatin: PageStyle['latin']) {
  const { eastAsia, latin } = CHINESE_FONTS[font]
  const letters = chosenLatin === 'matched' ? latin : LATIN_FONTS[chosenLatin]
  return { ascii: letters, hAnsi: letters, cs: letters, eastAsia }
}

/** Converts the page style to Word styles: font, sizes (half points), leading, accent. */
export function docxStyles({
  accent,
  font,
  headingFont,
  latin,
  size,
  leading,
  spacing,
}: PageStyle): IStylesOptions {
  const fonts = wordFonts(font, latin)
  const headingFonts = wordFonts(headingFont, latin)
  const halfPoints = (pt: number) => Math.round(pt * 2)
  const colour = accent.slice(1).toUpperCase()
  const gap = Math.round(60 * spacing)
  return {
    default: {
      document: {
        run: { font: fonts, size: halfPoints(size), language: { value: 'en-US', eastAsia: 'zh-CN' } },
        // Word measures line spacing in 240ths of a line, which is 1.2 times the font size.
        paragraph: { spacing: { line: Math.round((leading / 1.2) * 240), after: Math.round(gap / 3) } },
      },
      title: {
        run: { font: headingFonts, size: halfPoints(size * 2.2), bold: true },
        paragraph: { spacing: { after: gap } },
      },
      heading1: {
        run: { font: headingFonts, size: halfPoints(size * 1.2), bold: true, color: colour },
        paragraph: { spacing: { before: gap * 3, after: gap }, keepNext: true },
      },
      heading2: {
        run: { font: fonts, size: halfPoints(size), color: '1D2939' },
        paragraph: { spacing: { before: gap }, keepNext: true },
      },
      hyperlink: { run: { color: colour, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        run: { size: halfPoints(size * 1.15), color: colour },
        paragraph: { spacing: { after: gap } },
      },
    ],
  }
}

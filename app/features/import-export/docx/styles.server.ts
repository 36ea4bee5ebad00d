import type { IParagraphStylePropertiesOptions, IStylesOptions } from 'docx'
import type { PageStyle } from '#typeset/template-input/template-input'
import { borderOf, fillOf, twips, type DocxContext } from './measures.server'

/** Chinese fonts that Word and WPS have, and the Latin one that goes with each. */
const CHINESE_FONTS = {
  sans: { eastAsia: 'Microsoft YaHei', latin: 'Calibri' },
  serif: { eastAsia: 'SimSun', latin: 'Times New Roman' },
  kai: { eastAsia: 'KaiTi', latin: 'Times New Roman' },
}
const LATIN_FONTS = { inter: 'Arial', times: 'Times New Roman', garamond: 'Garamond' }

export function wordFonts(font: PageStyle['font'], chosenLatin: PageStyle['latin']) {
  const { eastAsia, latin } = CHINESE_FONTS[font]
  const letters = chosenLatin === 'matched' ? latin : LATIN_FONTS[chosenLatin]
  return { ascii: letters, hAnsi: letters, cs: letters, eastAsia }
}

const halfPoints = (pt: number) => Math.round(pt * 2)

/** The template's look as Word's styles, so that headings that are added later look like the others. */
export function docxStyles(context: DocxContext): IStylesOptions {
  const { look, colours, model } = context
  const { font, headingFont, latin, size, leading, spacing } = model.style
  const fonts = wordFonts(font, latin)
  const headingFonts = wordFonts(headingFont, latin)
  const unit = size * 0.5 * spacing
  return {
    default: {
      document: {
        run: {
          ...{ font: fonts, size: halfPoints(size), color: colours.ink },
          language: { value: model.region === 'gb' ? 'en-GB' : 'en-US', eastAsia: 'zh-CN' },
        },
        // At least: fonts whose own lines are higher keep them, and so do pictures.
        paragraph: { spacing: { line: twips(size * leading), lineRule: 'atLeast', after: 0, before: 0 } },
      },
      title: {
        run: {
          ...{ font: headingFonts, size: halfPoints(size * look.nameSize), bold: true },
          color: look.nameColour === 'accent' ? colours.accentInk : colours.ink,
        },
        paragraph: {
          ...(look.head === 'centred' && { alignment: 'center' as const }),
          spacing: {
            after: twips(unit * 0.6),
            line: twips(size * look.nameSize * 1.15),
            lineRule: 'exact',
          },
        },
      },
      heading1: {
        run: {
          ...{ font: headingFonts, size: halfPoints(size * look.headingSize), bold: true },
          color: headingColour(context),
        },
        paragraph: headingParagraph(context),
      },
      heading2: {
        run: { font: fonts, size: halfPoints(size), color: colours.ink, bold: true },
        paragraph: { keepNext: true, spacing: { before: 0, after: 0 } },
      },
      hyperlink: { run: { color: colours.accentInk } },
    },
    characterStyles: context.fields.all(),
    paragraphStyles: [
      {
        ...{ id: 'Headline', name: 'Headline', basedOn: 'Normal', next: 'Normal', quickFormat: true },
        run: {
          size: halfPoints(size * 1.2),
          bold: look.positionColour !== 'soft',
          color: positionColour(context),
        },
        paragraph: {
          ...(look.head === 'centred' && { alignment: 'center' as const }),
          spacing: { after: twips(unit * 0.8) },
        },
      },
      {
        ...{ id: 'Anchor', name: 'Anchor', basedOn: 'Normal' },
        run: { size: 2 },
        paragraph: { spacing: { line: 20, lineRule: 'exact' } },
      },
    ],
  }
}

function headingColour({ look, colours }: DocxContext): string {
  if (look.heading === 'block') return colours.onAccent
  return look.headingColour === 'accent' ? colours.accentInk : colours.ink
}

function positionColour({ look, colours }: DocxContext): string {
  return { accent: colours.accentInk, ink: colours.ink, soft: colours.soft }[look.positionColour]
}

/** Space, lines and ground of a section's heading. */
function headingParagraph(context: DocxContext): IParagraphStylePropertiesOptions {
  const { look, colours, model } = context
  const { size, spacing } = model.style
  const unit = size * 0.5 * spacing
  const line = borderOf(look.headingLine, colours, 3)
  const inRail = look.layout === 'rail' || look.layout === 'form'
  const base: IParagraphStylePropertiesOptions = {
    ...{ keepNext: true, outlineLevel: 0 },
    spacing: { before: inRail ? 0 : twips(unit * 2.2), after: inRail ? 0 : twips(unit * 0.8) },
    ...(look.mark && { numbering: { reference: 'headings', level: 0 } }),
    ...(look.layout === 'form' && { alignment: 'center' as const }),
  }
  const hair = borderOf('thin', colours, 1)
  switch (look.heading) {
    case 'below':
      return { ...base, border: { bottom: line } }
    case 'above':
      return { ...base, border: { top: line } }
    case 'both':
      return { ...base, border: { top: line, bottom: hair } }
    case 'tab':
      return { ...base, border: { bottom: borderOf('heavy', colours, 0) } }
    case 'bar':
      return {
        ...base,
        indent: { left: 100 },
        border: { left: { style: 'single', size: 36, space: 5, color: colours.accent } },
      }
    case 'band':
      return { ...base, shading: fillOf(colours.tint(0.12)), indent: { left: 60 } }
    case 'block':
      return { ...base, shading: fillOf(colours.accent), alignment: 'center' }
    case 'after':
    case 'around':
    case 'plain':
      return base
  }
}

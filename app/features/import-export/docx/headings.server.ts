import { AlignmentType, HeadingLevel, LevelFormat, LevelSuffix, Paragraph, TabStopType, TextRun } from 'docx'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { PageSection } from '#typeset/template-input/template-input'
import { meaningOfHeading } from '../exported-heading.server'
import { borderOf, fillOf, twips, type Column, type DocxContext } from './measures.server'

/** A section's heading: a real one of the first level, whose look is that of its style. */
export function headingParagraph(
  context: DocxContext,
  { title, kind }: Pick<PageSection, 'title' | 'kind'>,
  column: Column,
  isFirst = false,
): Paragraph {
  const { look, colours, model } = context
  const line = (text: string) => new TextRun({ text, strike: true, color: colours.tint(0.5), bold: false })
  const size = column.isNarrow ? Math.round(model.style.size * 2.2) : undefined
  // A heading of the owner's own words says by its style what it stands for.
  const style = context.fields.idOf(meaningOfHeading(title, kind as SectionKind, model.lang))
  const words = new TextRun({
    text: look.heading === 'tab' ? `\u00a0${title}\u00a0` : title,
    ...(look.heading === 'tab' && { shading: fillOf(colours.tint(0.15)) }),
    size,
    style,
  })
  const beside = {
    after: [words, line(' \t')],
    around: [line('\t'), new TextRun({ text: `  ${title}  `, style }), line('\t')],
  }
  const isBeside = look.heading === 'after' || look.heading === 'around'
  const children = look.heading === 'after' || look.heading === 'around' ? beside[look.heading] : [words]
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children,
    // LibreOffice breaks no table that begins with a line kept with the next.
    ...(isFirst && {
      keepNext: false,
      spacing: { before: 0, after: twips(model.style.size * 0.6 * model.style.spacing) },
    }),
    ...(isBeside && { tabStops: stopsOf(look.heading === 'after', column.width) }),
    ...(column.isNarrow && look.heading === 'above' && { border: { bottom: borderOf('hair', colours) } }),
  })
}

function stopsOf(isAfter: boolean, width: number) {
  const end = { type: TabStopType.RIGHT, position: width }
  return isAfter ? [end] : [{ type: TabStopType.CENTER, position: Math.round(width / 2) }, end]
}

/** How headings are counted or marked: Word draws it, it is no text. */
export function headingNumbering({ look, colours, model }: DocxContext) {
  if (!look.mark) return []
  const counted = {
    '一、': { format: LevelFormat.CHINESE_COUNTING, text: '%1、' },
    '01': { format: LevelFormat.DECIMAL_ZERO, text: '%1' },
  }[look.mark]
  // LibreOffice draws one sign of a bullet.
  const sign = look.mark.length === 1 ? LevelFormat.BULLET : LevelFormat.NONE
  const { format, text } = counted ?? { format: sign, text: look.mark }
  const isSign = counted === undefined && look.mark.length === 1
  return [
    {
      reference: 'headings',
      levels: [
        {
          ...{ level: 0, format, text, alignment: AlignmentType.START, suffix: LevelSuffix.SPACE },
          style: {
            run: {
              color: colours.accent,
              ...(isSign && { size: Math.round(model.style.size * 1.6) }),
            },
            paragraph: { indent: { left: 0, hanging: 0 } },
          },
        },
      ],
    },
  ]
}

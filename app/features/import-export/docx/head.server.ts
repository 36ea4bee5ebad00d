import { AlignmentType, HeadingLevel, Paragraph, TextRun } from 'docx'
import { intentionLabels } from '#typeset/template-input/label-texts'
import {
  contactRow,
  detailGrid,
  detailRow,
  detailTable,
  otherDetails,
  stackedDetails,
  toneOf,
  valueRuns,
  wishesOf,
  type Detail,
} from './details.server'
import { filled, lineParagraph, sideBySide, spacer, type Part } from './layout.server'
import { twipsOfMm, type DocxContext, type Tone } from './measures.server'
import { photoRun, photoSize } from './pictures.server'

/** Space between the photo and the words. */
const gutter = twipsOfMm(7)

/** All that stands above the sections: who it is, the photo beside, the details. */
export function headParts(context: DocxContext): Part[] {
  const { look, width, colours, model } = context
  const tone = headTone(context)
  const isFilled = look.head === 'banner' || look.head === 'card' || look.head === 'pale'
  const inset =
    look.head === 'banner'
      ? context.margin
      : look.head === 'plain' || look.head === 'centred'
        ? 0
        : twipsOfMm(5)
  const inner = look.head === 'banner' ? width : width - 2 * inset
  const fill = {
    banner: colours.accent,
    card: colours.accent,
    pale: colours.tint(0.12),
    plain: '',
    centred: '',
  }[look.head]
  // A ground is for the facts alone.
  const isOnGround = look.facts === 'strip' || look.facts === 'pale'
  const details = [...factsOfContacts(context), ...(isOnGround ? model.facts : otherDetails(context))]
  const isBelow = isBelowPhoto(context)
  const row = whoRow(context, tone, inner, isBelow ? (isOnGround ? wishesOf(context) : []) : details)
  const who = isFilled ? [filled(context, row, fill, inset)] : row
  return [
    ...lineParagraph(context, look.topLine),
    ...who,
    ...(isBelow
      ? [
          spacer(context, look.head === 'card' ? 0.1 : 0.5),
          ...detailParts(context, details, toneOf(context), width),
        ]
      : []),
    ...lineParagraph(context, look.headLine),
    ...(isFilled ? [spacer(context, model.style.spacing * 0.5)] : []),
  ]
}

/** Details in columns of their own begin at the left edge of the page, below the photo too. */
const isBelowPhoto = ({ look }: DocxContext) =>
  ['stacked', 'boxed', 'strip', 'pale'].includes(look.facts) ||
  (look.facts === 'table' && look.photo === 'left')

/** In the narrow column they have their own place. */
const hasOwnColumn = ({ look }: DocxContext) => look.layout === 'left' || look.layout === 'right'

function factsOfContacts({ look, model }: DocxContext): Detail[] {
  return look.contacts === 'facts' ? model.contacts : []
}

function headTone(context: DocxContext): Tone {
  const { look, colours } = context
  if (look.head !== 'banner' && look.head !== 'card') return toneOf(context)
  const words = colours.onAccent
  return { ink: words, soft: words === colours.white ? colours.tint(0.25) : words, accent: words }
}

/** Who it is, with the photo or the contacts beside: a table without lines where there is something beside. */
function whoRow(context: DocxContext, tone: Tone, width: number, details: readonly Detail[]): Part[] {
  const { look, model } = context
  const size = look.photo === 'side' ? undefined : photoSize(context)
  const photoWidth = size ? twipsOfMm(size.width) : 0
  const isLeft = look.photo === 'left'
  const isCard = look.contacts === 'card'
  const contacts = look.contacts === 'right' || isCard ? model.contacts : []
  const isContactsBeside = contacts.length > 0 && (isLeft || !size)
  const contactWidth = isContactsBeside ? Math.round(width * 0.32) : 0
  const whoWidth = width - (size ? photoWidth + gutter : 0) - contactWidth
  const who = [
    ...nameParts(context, tone, !isContactsBeside),
    ...(hasOwnColumn(context)
      ? detailRow(context, wishesOf(context), tone)
      : isBelowPhoto(context)
        ? detailRow(context, details, tone)
        : detailParts(context, details, tone, whoWidth)),
  ]
  if (!size && !isContactsBeside) return who
  const photoCell = size && {
    width: photoWidth + (isLeft ? gutter : 0),
    children: [
      new Paragraph({
        children: [photoRun(context.photo!, size, model.name)],
        alignment: isLeft ? AlignmentType.LEFT : AlignmentType.RIGHT,
      }),
    ],
  }
  const contactCell = isContactsBeside && {
    width: contactWidth,
    children: contactLines(context, contacts, tone),
    ...(isCard && { fill: context.colours.accent }),
  }
  const whoCell = { width: whoWidth + (size && !isLeft ? gutter : 0), children: who }
  const cells = [isLeft && photoCell, whoCell, contactCell, !isLeft && photoCell].filter((cell) => !!cell)
  return [sideBySide(cells)]
}

/** Name, position and, unless they stand elsewhere, the contacts. */
export function nameParts(context: DocxContext, tone: Tone, hasContacts: boolean): Paragraph[] {
  const { model, look } = context
  const { name, headline } = model
  const isOnGround = tone.ink !== toneOf(context).ink
  const color = isOnGround ? tone.ink : undefined
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun({ text: name, color })] }),
    ...(headline
      ? [
          new Paragraph({
            style: 'Headline',
            children: [
              new TextRun({
                text: headline,
                color,
                style: context.fields.idOf(intentionLabels[model.lang].position),
              }),
            ],
          }),
        ]
      : []),
    ...(hasContacts && look.contacts !== 'facts' ? contactRow(context, model.contacts, tone) : []),
  ]
}

function contactLines(context: DocxContext, contacts: readonly Detail[], tone: Tone): Paragraph[] {
  const { look, colours } = context
  const isCard = look.contacts === 'card'
  return contacts.map(
    (contact) =>
      new Paragraph({
        ...(isCard ? { indent: { left: 160, right: 160 } } : { alignment: AlignmentType.RIGHT }),
        children: valueRuns(context, contact, isCard ? colours.onAccent : tone.ink),
      }),
  )
}

/** Labels and values as the template sets them. */
export function detailParts(
  context: DocxContext,
  details: readonly Detail[],
  tone: Tone,
  width: number,
): Part[] {
  const { look, colours } = context
  const onAccent = { ink: colours.onAccent, soft: colours.onAccent, accent: colours.onAccent }
  switch (look.facts) {
    case 'row':
      return detailRow(context, details, tone)
    case 'grid':
      return detailGrid(context, details, tone, width, look.factColumns)
    case 'table':
      return detailTable(context, details, tone, width)
    case 'stacked':
      return stackedDetails(context, details, tone, width)
    case 'boxed':
      return stackedDetails(context, details, tone, width, undefined, boxLine)
    case 'strip':
      return stackedDetails(context, details, onAccent, width, colours.accent)
    case 'pale':
      return stackedDetails(context, details, tone, width, colours.tint(0.1))
  }
}

const boxLine = { style: 'single' as const, size: 8, color: '1B1D21' }

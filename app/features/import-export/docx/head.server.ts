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
import { twipsOfMm, type Sheet, type Tone } from './measures.server'
import { photoRun, photoSize } from './pictures.server'

/** Space between the photo and the words. */
const gutter = twipsOfMm(7)

/** All that stands above the sections: who it is, the photo beside, the details. */
export function headParts(sheet: Sheet): Part[] {
  const { look, width, colours, model } = sheet
  const tone = headTone(sheet)
  const isFilled = look.head === 'banner' || look.head === 'card' || look.head === 'pale'
  const inset =
    look.head === 'banner'
      ? sheet.margin
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
  const details = [...factsOfContacts(sheet), ...(isOnGround ? model.facts : otherDetails(sheet))]
  const isBelow = isBelowPhoto(sheet)
  const row = whoRow(sheet, tone, inner, isBelow ? (isOnGround ? wishesOf(sheet) : []) : details)
  const who = isFilled ? [filled(sheet, row, fill, inset)] : row
  return [
    ...lineParagraph(sheet, look.topLine),
    ...who,
    ...(isBelow
      ? [
          spacer(sheet, look.head === 'card' ? 0.1 : 0.5),
          ...detailParts(sheet, details, toneOf(sheet), width),
        ]
      : []),
    ...lineParagraph(sheet, look.headLine),
    ...(isFilled ? [spacer(sheet, model.style.spacing * 0.5)] : []),
  ]
}

/** Details in columns of their own begin at the left edge of the page, below the photo too. */
const isBelowPhoto = ({ look }: Sheet) =>
  ['stacked', 'boxed', 'strip', 'pale'].includes(look.facts) ||
  (look.facts === 'table' && look.photo === 'left')

/** In the narrow column they have their own place. */
const hasOwnColumn = ({ look }: Sheet) => look.layout === 'left' || look.layout === 'right'

function factsOfContacts({ look, model }: Sheet): Detail[] {
  return look.contacts === 'facts' ? model.contacts : []
}

function headTone(sheet: Sheet): Tone {
  const { look, colours } = sheet
  if (look.head !== 'banner' && look.head !== 'card') return toneOf(sheet)
  const words = colours.onAccent
  return { ink: words, soft: words === colours.white ? colours.tint(0.25) : words, accent: words }
}

/** Who it is, with the photo or the contacts beside: a table without lines where there is something beside. */
function whoRow(sheet: Sheet, tone: Tone, width: number, details: readonly Detail[]): Part[] {
  const { look, model } = sheet
  const size = look.photo === 'side' ? undefined : photoSize(sheet)
  const photoWidth = size ? twipsOfMm(size.width) : 0
  const isLeft = look.photo === 'left'
  const isCard = look.contacts === 'card'
  const contacts = look.contacts === 'right' || isCard ? model.contacts : []
  const isContactsBeside = contacts.length > 0 && (isLeft || !size)
  const contactWidth = isContactsBeside ? Math.round(width * 0.32) : 0
  const whoWidth = width - (size ? photoWidth + gutter : 0) - contactWidth
  const who = [
    ...nameParts(sheet, tone, !isContactsBeside),
    ...(hasOwnColumn(sheet)
      ? detailRow(sheet, wishesOf(sheet), tone)
      : isBelowPhoto(sheet)
        ? detailRow(sheet, details, tone)
        : detailParts(sheet, details, tone, whoWidth)),
  ]
  if (!size && !isContactsBeside) return who
  const photoCell = size && {
    width: photoWidth + (isLeft ? gutter : 0),
    children: [
      new Paragraph({
        children: [photoRun(sheet.photo!, size, model.name)],
        alignment: isLeft ? AlignmentType.LEFT : AlignmentType.RIGHT,
      }),
    ],
  }
  const contactCell = isContactsBeside && {
    width: contactWidth,
    children: contactLines(sheet, contacts, tone),
    ...(isCard && { fill: sheet.colours.accent }),
  }
  const whoCell = { width: whoWidth + (size && !isLeft ? gutter : 0), children: who }
  const cells = [isLeft && photoCell, whoCell, contactCell, !isLeft && photoCell].filter((cell) => !!cell)
  return [sideBySide(cells)]
}

/** Name, position and, unless they stand elsewhere, the contacts. */
export function nameParts(sheet: Sheet, tone: Tone, hasContacts: boolean): Paragraph[] {
  const { model, look } = sheet
  const { name, headline } = model
  const isOnGround = tone.ink !== toneOf(sheet).ink
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
                style: sheet.fields.idOf(intentionLabels[model.lang].position),
              }),
            ],
          }),
        ]
      : []),
    ...(hasContacts && look.contacts !== 'facts' ? contactRow(sheet, model.contacts, tone) : []),
  ]
}

function contactLines(sheet: Sheet, contacts: readonly Detail[], tone: Tone): Paragraph[] {
  const { look, colours } = sheet
  const isCard = look.contacts === 'card'
  return contacts.map(
    (contact) =>
      new Paragraph({
        ...(isCard ? { indent: { left: 160, right: 160 } } : { alignment: AlignmentType.RIGHT }),
        children: valueRuns(sheet, contact, isCard ? colours.onAccent : tone.ink),
      }),
  )
}

/** Labels and values as the template sets them. */
export function detailParts(sheet: Sheet, details: readonly Detail[], tone: Tone, width: number): Part[] {
  const { look, colours } = sheet
  const onAccent = { ink: colours.onAccent, soft: colours.onAccent, accent: colours.onAccent }
  switch (look.facts) {
    case 'row':
      return detailRow(sheet, details, tone)
    case 'grid':
      return detailGrid(sheet, details, tone, width, look.factColumns)
    case 'table':
      return detailTable(sheet, details, tone, width)
    case 'stacked':
      return stackedDetails(sheet, details, tone, width)
    case 'boxed':
      return stackedDetails(sheet, details, tone, width, undefined, boxLine)
    case 'strip':
      return stackedDetails(sheet, details, onAccent, width, colours.accent)
    case 'pale':
      return stackedDetails(sheet, details, tone, width, colours.tint(0.1))
  }
}

const boxLine = { style: 'single' as const, size: 8, color: '1B1D21' }

import {
  AlignmentType,
  Paragraph,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type IBorderOptions,
  type IRunOptions,
} from 'docx'
import type { Contact, LabelledText } from '#typeset/template-input/template-input'
import { borderOf, emWidth, fillOf, noBorders, twips, type DocxContext, type Tone } from './measures.server'
import { labelOfLabels } from '#importer/docx/field-style-name'
import { runsOf } from './rich-text.server'

/** A label and what it says; `url` is what it links to. */
export type Detail = { label: string; text: string; url?: string | null }

export const toneOf = ({ colours }: DocxContext): Tone => ({
  ...{ ink: colours.ink, soft: colours.soft, accent: colours.accentInk },
})

/** The words of a detail, in a style that says what they are. */
export const valueRuns = ({ fields }: DocxContext, { label, text, url }: Detail, color: string) =>
  runsOf([{ text, ...(url && { url }) }], { color, style: fields.idOf(label) })
const labelRun = ({ fields }: DocxContext, label: string, more: IRunOptions) =>
  new TextRun({ ...more, text: label, style: fields.idOf(labelOfLabels) })
const colonOf = ({ model }: DocxContext) => (model.lang === 'zh' ? '：' : ': ')

/** How to reach them, in one row that wraps. */
export function contactRow(context: DocxContext, contacts: readonly Contact[], tone: Tone): Paragraph[] {
  const { model, look } = context
  if (contacts.length === 0) return []
  const between = new TextRun({ text: '  |  ', color: tone.soft })
  const children = contacts.flatMap((contact, i) => [
    ...(i > 0 ? [between] : []),
    ...valueRuns(context, contact, tone.ink),
  ])
  return [
    new Paragraph({
      children,
      ...(look.head === 'centred' && { alignment: AlignmentType.CENTER }),
      spacing: { after: twips(model.style.size * 0.2) },
    }),
  ]
}

/** Labels with their values in a row that wraps. */
export function detailRow(context: DocxContext, details: readonly Detail[], tone: Tone): Paragraph[] {
  if (details.length === 0) return []
  const children = details.flatMap((detail, i) => [
    labelRun(context, `${i > 0 ? '    ' : ''}${detail.label}${colonOf(context)}`, { color: tone.soft }),
    ...valueRuns(context, detail, tone.ink),
  ])
  return [
    new Paragraph({ children, ...(context.look.head === 'centred' && { alignment: AlignmentType.CENTER }) }),
  ]
}

/** Labels with their values on stops that all rows share; a long one takes more than one column. */
export function detailGrid(
  context: DocxContext,
  details: readonly Detail[],
  tone: Tone,
  width: number,
  columns: number,
) {
  const step = Math.floor(width / columns)
  const size = twips(context.model.style.size)
  const rows: { detail: Detail; at: number }[][] = []
  let at = columns
  for (const detail of details) {
    const need = Math.ceil(((emWidth(detail.label + detail.text) + 2) * size) / step)
    const span = Math.min(columns, Math.max(1, need))
    if (at + span > columns) {
      rows.push([])
      at = 0
    }
    rows.at(-1)!.push({ detail, at })
    at += span
  }
  return rows.map(
    (row) =>
      new Paragraph({
        children: row.flatMap(({ detail }, i) => [
          labelRun(context, `${i > 0 ? '\t' : ''}${detail.label}${colonOf(context)}`, { color: tone.soft }),
          ...valueRuns(context, detail, tone.ink),
        ]),
        tabStops: row.slice(1).map(({ at: column }) => ({ type: TabStopType.LEFT, position: column * step })),
      }),
  )
}

/** Each label over its value, side by side; on a ground of their own where the template has one. */
export function stackedDetails(
  context: DocxContext,
  details: readonly Detail[],
  tone: Tone,
  width: number,
  fill?: string,
  line?: IBorderOptions,
) {
  if (details.length === 0) return []
  const count = Math.min(context.look.factColumns, details.length)
  const { size } = context.model.style
  const small = Math.round(size * 1.7)
  const cellOf = (detail: Detail | undefined) =>
    new TableCell({
      children: detail
        ? [
            new Paragraph({
              children: [
                labelRun(context, detail.label, { color: tone.soft, size: small }),
                ...valueRuns(context, detail, tone.ink).flatMap((run, i) =>
                  i === 0 ? [new TextRun({ break: 1 }), run] : [run],
                ),
              ],
            }),
          ]
        : [new Paragraph({})],
      width: { size: Math.floor(width / count), type: WidthType.DXA },
      ...(fill && { shading: fillOf(fill) }),
      ...(line && { borders: { top: line, bottom: line, left: line, right: line } }),
      margins: { left: fill || line ? 140 : 0, right: 80, top: fill ? 60 : 20, bottom: fill ? 60 : 20 },
    })
  return [
    tableOf(
      rowsOf(details, count).map((row) => new TableRow({ cantSplit: true, children: row.map(cellOf) })),
      width,
      count,
    ),
  ]
}

/** A ruled table of labels and values, as forms have them. */
export function detailTable(context: DocxContext, details: readonly Detail[], tone: Tone, width: number) {
  if (details.length === 0) return []
  const { look, colours } = context
  const { style, size } = borderOf('hair', colours)!
  const line = { style, size, color: colours.tint(0.45) }
  const count = look.factColumns
  const share = [0.38, 0.62].map((part) => Math.floor((width / count) * part))
  const cell = (detail: Detail | undefined, isLabel: boolean) =>
    new TableCell({
      children: [
        new Paragraph({
          children: !detail
            ? []
            : isLabel
              ? [labelRun(context, detail.label, { color: tone.soft })]
              : valueRuns(context, detail, tone.ink),
        }),
      ],
      width: { size: share[isLabel ? 0 : 1]!, type: WidthType.DXA },
      borders: { top: line, bottom: line, left: line, right: line },
      ...(isLabel && { shading: fillOf(colours.tint(0.07)) }),
      margins: { left: 80, right: 60, top: 30, bottom: 30 },
    })
  const rows = rowsOf(details, count).map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.flatMap((detail) => [cell(detail, true), cell(detail, false)]),
      }),
  )
  const columnWidths = Array.from({ length: count }, () => share).flat()
  return [
    new Table({
      rows,
      columnWidths,
      layout: TableLayoutType.FIXED,
      width: { size: width, type: WidthType.DXA },
    }),
  ]
}

function tableOf(rows: TableRow[], width: number, count: number): Table {
  const columnWidths = Array.from({ length: count }, () => Math.floor(width / count))
  return new Table({
    ...{ rows, columnWidths, layout: TableLayoutType.FIXED, borders: noBorders },
    width: { size: width, type: WidthType.DXA },
  })
}

/** Rows of `count`, the last one filled up. */
function rowsOf(details: readonly Detail[], count: number): (Detail | undefined)[][] {
  return Array.from({ length: Math.ceil(details.length / count) }, (_, row) =>
    Array.from({ length: count }, (_, i) => details[row * count + i]),
  )
}

/** What is wished for besides the position. */
export const wishesOf = ({ model }: DocxContext): LabelledText[] =>
  model.intention.filter(({ key }) => key !== 'position')

/** The wishes, then what is told of the person. */
export const otherDetails = (context: DocxContext): LabelledText[] => [
  ...wishesOf(context),
  ...context.model.facts,
]

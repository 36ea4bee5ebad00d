import { AlignmentType, BorderStyle, Document, HeadingLevel, ImageRun, LevelFormat, Packer } from 'docx'
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWrappingSide, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import type { Resume } from '#contract/resume/resume'
import { AI_NOTE, aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import { PAGE_SIZES } from '#contract/resume/style-options'
import type { PageEntry, PageSection, PageStyle, TemplateInput } from '#typeset/template-input/template-input'
import { pictureFiles, type Photos } from '#typeset/photos'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { personalDetailsTable } from './docx-personal-details.server'
import { numberingName, collectNumberings, richParagraphs, runsOf } from './docx-rich-text.server'
import { docxStyles, twipsPerMm } from './docx-styles.server'
import { entryDetails } from './entry-details'

/** The size of the paper in twips (twentieths of a point). */
function paperSize({ page }: PageStyle) {
  const { width, height } = PAGE_SIZES[page]
  return { width: Math.round(width * 20), height: Math.round(height * 20) }
}

/**
 * Returns a resume as a Word document with real headings, lists and a table of personal details. Two-column
 * templates become one column, in reading order. Hidden items are left out.
 * @param photos those it names, as far as they exist
 */
export async function writeDocx(resume: Resume, photos: Photos = {}): Promise<Uint8Array> {
  const { photo } = photos
  const pictures = pictureFiles(resume, photos)
  const model = buildTemplateInput(resume, photo !== undefined, pictures)
  const jpegs = new Map([...pictures.values()].map(({ path, jpeg }) => [path, jpeg]))
  const margin = Math.round(model.style.margins * twipsPerMm)
  const paper = paperSize(model.style)
  const right = paper.width - 2 * margin
  const label = aiLabelOf(resume)
  const document = new Document({
    title: model.documentTitle,
    creator: model.author,
    ...(label && { description: AI_NOTE, customProperties: [{ name: 'AIGC', value: label }] }),
    styles: docxStyles(model.style),
    numbering: { config: numberings(model.sections) },
    sections: [
      {
        properties: {
          page: { size: paper, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [
          ...headerParagraphs(model, photo && model.photo ? photo : undefined),
          ...model.sections.flatMap((section) =>
            sectionParagraphs(section, right, model.style.accent, jpegs),
          ),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

function headerParagraphs(model: TemplateInput, photo: Uint8Array | undefined) {
  const { name, headline, contacts, facts, intention } = model
  const image = photo ? [photoRun(photo)] : []
  const contactRuns = contacts.flatMap((contact, i) => [
    ...(i > 0 ? [new TextRun({ text: '  |  ' })] : []),
    ...runsOf([{ text: contact.text, ...(contact.url && { url: contact.url }) }]),
  ])
  const intentionDetails = intention.filter(({ key }) => key !== 'position')
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [...image, new TextRun(name)] }),
    ...(headline ? [new Paragraph({ style: 'Headline', text: headline })] : []),
    ...(contactRuns.length > 0 ? [new Paragraph({ children: contactRuns })] : []),
    ...personalDetailsTable([...intentionDetails, ...facts]),
  ]
}

/** 25×35 mm at the top right, left of it the text. */
function photoRun(data: Uint8Array) {
  return new ImageRun({
    type: 'jpg',
    data: Buffer.from(data),
    transformation: { width: 94, height: 132 },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
    },
  })
}

type Jpegs = ReadonlyMap<string, Uint8Array>

/** At most 80×60 mm, in its line. */
function pictureRun(data: Uint8Array, ratio: number) {
  const width = Math.round(Math.min(302, 227 * ratio))
  const transformation = { width, height: Math.max(1, Math.round(width / ratio)) }
  return new ImageRun({ type: 'jpg', data: Buffer.from(data), transformation })
}

function sectionParagraphs({ title, entries }: PageSection, right: number, accent: string, jpegs: Jpegs) {
  const border = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: accent.slice(1) } }
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: title, border }),
    ...entries.flatMap((entry) => entryParagraphs(entry, right, jpegs)),
  ]
}

/** The first line has the title in bold, the details, and the dates at the right edge. */
function entryParagraphs(entry: PageEntry, right: number, jpegs: Jpegs): Paragraph[] {
  const { title, date, link, note, text, picture } = entry
  const jpeg = picture && jpegs.get(picture.path)
  const between = entryDetails({ ...entry, date: '' }).map((part) => `  ${part}`)
  const head = [
    ...(title ? [new TextRun({ text: title, bold: true })] : []),
    ...between.map((part, i) => new TextRun({ text: i === 0 && !title ? part.trim() : part, bold: false })),
    ...(date ? [new TextRun({ text: `\t${date}`, bold: false })] : []),
  ]
  const tabStops = [{ type: TabStopType.RIGHT, position: right }]
  return [
    ...(head.length > 0
      ? [new Paragraph({ heading: HeadingLevel.HEADING_2, children: head, tabStops })]
      : []),
    ...(link ? [new Paragraph({ children: runsOf([{ text: link.text, url: link.url }]) })] : []),
    ...(note ? [new Paragraph({ text: note })] : []),
    ...richParagraphs(text),
    ...(jpeg ? [new Paragraph({ children: [pictureRun(jpeg, picture.ratio)] })] : []),
  ]
}

function numberings(sections: PageSection[]) {
  const allNumberings = sections.flatMap(({ entries }) =>
    entries.flatMap(({ text }) => collectNumberings(text)),
  )
  const distinct = new Map(allNumberings.map((numbering) => [numberingName(numbering), numbering]))
  return [...distinct].map(([reference, { start, sign }]) => ({
    reference,
    levels: [0, 1].map((level) => ({
      level,
      start,
      format: LevelFormat.DECIMAL,
      text: `%${level + 1}${sign ?? '.'}`,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
    })),
  }))
}

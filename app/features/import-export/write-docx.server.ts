import { Document, Packer, type Paragraph, type Table } from 'docx'
import type { Resume } from '#contract/resume/resume'
import { AI_NOTE, aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import { pictureFiles, type Photos } from '#typeset/photos'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { coloursOf } from './docx/colours.server'
import { sectionParts, twoColumns } from './docx/columns.server'
import { createFieldStyles } from './docx/field-styles.server'
import { headParts } from './docx/head.server'
import { apart } from './docx/layout.server'
import { railTable } from './docx/rail.server'
import { finishPackage } from './docx/finish-package.server'
import { headingNumbering } from './docx/headings.server'
import { paperSize, twips, twipsOfMm, type DocxContext } from './docx/measures.server'
import { groundsParagraph, type Ground } from './docx/pictures.server'
import { listNumberings } from './docx/rich-text.server'
import { docxStyles } from './docx/styles.server'
import { wordLookOf } from './docx/word-looks.server'

/**
 * Returns a resume as a Word document that looks like its template as far as Word can, with real headings, lists
 * and tables, in reading order. Hidden items are left out.
 * @param photos those it names, as far as they exist
 */
export async function writeDocx(resume: Resume, photos: Photos = {}): Promise<Uint8Array> {
  const context = contextOf(resume, photos)
  const { model, margin, paper } = context
  const label = aiLabelOf(resume)
  // First of all: the styles of its fields are found while it is made.
  const children = bodyOf(context)
  const texts = model.sections.flatMap(({ entries }) => entries.map(({ text }) => text))
  const document = new Document({
    title: model.documentTitle,
    creator: model.author,
    lastModifiedBy: model.author,
    ...(label && { description: AI_NOTE, customProperties: [{ name: 'AIGC', value: label }] }),
    styles: docxStyles(context),
    numbering: { config: [...listNumberings(texts, context.colours.ink), ...headingNumbering(context)] },
    sections: [
      {
        properties: {
          page: {
            size: paper,
            margin: { top: margin, bottom: margin, left: margin, right: margin, header: 0, footer: 0 },
          },
        },
        children,
      },
    ],
  })
  return finishPackage(await Packer.toBuffer(document), context)
}

function contextOf(resume: Resume, photos: Photos): DocxContext {
  const { photo } = photos
  const pictures = pictureFiles(resume, photos)
  const model = buildTemplateInput(resume, photo !== undefined, pictures)
  const margin = twipsOfMm(model.style.margins)
  const paper = paperSize(model.style.page)
  const isMoved = model.sections.some(({ column }) => column === 'side')
  return {
    ...{ model, margin, paper, width: paper.width - 2 * margin },
    look: wordLookOf(resume.style.template, isMoved ? 'right' : undefined),
    fields: createFieldStyles(model.lang),
    colours: coloursOf(model.style.accent),
    photo: model.photo ? photo : undefined,
    jpegs: new Map([...pictures.values()].map(({ path, jpeg }) => [path, jpeg])),
  }
}

function bodyOf(context: DocxContext): (Paragraph | Table)[] {
  const { look, model, width } = context
  const grounds = groundsOf(context)
  const start = grounds.length > 0 ? [groundsParagraph(grounds)] : []
  const { sections } = model
  if (look.layout === 'left' || look.layout === 'right') return [...start, ...twoColumns(context, sections)]
  const head = headParts(context)
  if ((look.layout === 'rail' || look.layout === 'form') && sections.length > 0)
    return [...start, ...head, ...apart(head, railTable(context, sections))]
  return [...start, ...head, ...sectionParts(context, sections, { width, isNarrow: false })]
}

/** The colours behind the text of the first page that reach the edges of the paper. */
function groundsOf({ look, colours, margin, paper }: DocxContext): Ground[] {
  if (look.head === 'banner')
    return [{ colour: colours.accent, left: 0, top: 0, width: paper.width, height: margin + twips(6) }]
  if (look.sideGround !== 'page') return []
  const width = twipsOfMm(look.sideWidth)
  const left = look.layout === 'left' ? 0 : paper.width - width
  const column = { colour: colours.tint(0.08), left, top: 0, width, height: paper.height }
  return look.sideHead === 'dark'
    ? [column, { colour: colours.night, left, top: 0, width, height: margin + twips(6) }]
    : [column]
}

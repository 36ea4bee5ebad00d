import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import { pictureFiles, type Photos } from '#typeset/photos'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import type { PageEntry, PageSection, TemplateInput } from '#typeset/template-input/template-input'
import { intentionLabels } from '#typeset/template-input/label-texts'
import { meaningOfHeading } from './exported-heading.server'
import { fieldLabel, labelledFields } from './field-labels.server'
import { formatDetail } from './format-detail'
import { headDetails, type HeadDetail } from './head-details.server'
import { blocksMarkup, escapeHtml, linkMarkup } from './html-markup.server'
import { pageStyle } from './html-style.server'

type Language = TemplateInput['lang']
/** JPEGs as data URIs, by their paths in the model. */
type Pictures = ReadonlyMap<string, string>

/** Nothing is loaded and nothing runs, whatever a text contains. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Returns a resume as one page of HTML that needs no other file: for a screen of any width, light and dark, and for paper.
 * Labels that eyes do not need are there for screen readers, and for our importer, which reads the fields back. Hidden items are
 * left out.
 * @param photos those it names, as far as they exist
 */
export function writeHtml(resume: Resume, photos: Photos = {}): string {
  const files = pictureFiles(resume, photos)
  const model = buildTemplateInput(resume, photos.photo !== undefined, files)
  const pictures = new Map([...files.values()].map(({ path, jpeg }) => [path, dataUri(jpeg)]))
  const label = aiLabelOf(resume)
  return `<!doctype html>
<html lang="${model.lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="author" content="${escapeHtml(model.author)}">
${label === undefined ? '' : `<meta name="AIGC" content="${escapeHtml(label)}">\n`}<title>${escapeHtml(model.documentTitle)}</title>
<style>${pageStyle(model.style)}</style>
</head>
<body>
<main>
${headMarkup(model, photos.photo)}
${model.sections.map((section) => sectionMarkup(section, model.lang, pictures)).join('\n')}
</main>
</body>
</html>
`
}

const dataUri = (jpeg: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
const unseen = (text: string) => `<span class="unseen">${escapeHtml(text)}</span>`

function headMarkup(model: TemplateInput, jpeg: Uint8Array | undefined): string {
  const { lang, name, headline, photo } = model
  const positionLabel = intentionLabels[lang].position
  const details = headDetails(model).filter(({ label }) => label !== positionLabel)
  const label = unseen(formatDetail({ label: positionLabel, text: '' }, lang))
  return [
    '<header>',
    ...(photo && jpeg ? [`<img class="photo ${photo.shape}" src="${dataUri(jpeg)}" alt="">`] : []),
    ...(name ? [`<h1>${escapeHtml(name)}</h1>`] : []),
    ...(headline ? [`<p class="position">${label}${escapeHtml(headline)}</p>`] : []),
    ...(details.length > 0
      ? ['<ul class="facts">', ...details.map((one) => factMarkup(one, lang)), '</ul>']
      : []),
    '</header>',
  ].join('\n')
}

function factMarkup({ label, text, url }: HeadDetail, lang: Language): string {
  const name = label && formatDetail({ label, text: '' }, lang)
  return `<li><span class="label">${escapeHtml(name)}</span>${linkMarkup(escapeHtml(text), url)}</li>`
}

function sectionMarkup({ kind, title, entries }: PageSection, lang: Language, pictures: Pictures): string {
  const sectionKind = kind as SectionKind
  const meaning = meaningOfHeading(title, sectionKind, lang)
  const hint = meaning === '' ? '' : unseen(lang === 'zh' ? `（${meaning}）` : ` (${meaning})`)
  return [
    '<section>',
    `<h2>${escapeHtml(title)}${hint}</h2>`,
    ...entries.map((entry) => entryMarkup(sectionKind, entry, lang, pictures)),
    '</section>',
  ].join('\n')
}

function entryMarkup(kind: SectionKind, entry: PageEntry, lang: Language, pictures: Pictures): string {
  const picture = entry.picture && pictures.get(entry.picture.path)
  const title = entry.title ? `<h3>${escapeHtml(entry.title)}</h3>` : ''
  const details = detailsMarkup(kind, entry, lang)
  return [
    '<article>',
    ...[title, details].filter(Boolean),
    ...(entry.link ? [`<p>${linkMarkup(escapeHtml(entry.link.url), entry.link.url)}</p>`] : []),
    ...(picture ? [`<img class="picture" src="${picture}" alt="${escapeHtml(entry.title)}">`] : []),
    ...(entry.text.length > 0 ? [blocksMarkup(entry.text)] : []),
    '</article>',
  ].join('\n')
}

function detailsMarkup(kind: SectionKind, entry: PageEntry, lang: Language): string {
  const details = labelledFields(kind).flatMap((field) => {
    if (field === 'title') return []
    const text = field === 'dates' ? entry.date : entry[field]
    if (text === '') return []
    const label = formatDetail({ label: fieldLabel(kind, field, lang, text), text: '' }, lang)
    return [`<span class="${field}">${unseen(label)}${escapeHtml(text)}</span>`]
  })
  return details.length === 0 ? '' : `<p class="details">${details.join('\n')}</p>`
}

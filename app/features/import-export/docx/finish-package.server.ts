import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { jpegSize } from '#typeset/jpeg-size'
import { photoName, photoSize } from './pictures.server'
import type { DocxContext } from './measures.server'

/** Chinese fonts: what else they are called, and the kind that a computer without them puts in their place. */
const FONTS = [
  { name: 'Microsoft YaHei', other: '微软雅黑', family: 'swiss', panose: '020B0503020204020204' },
  { name: 'SimSun', other: '宋体', family: 'roman', panose: '02010600030101010101' },
  { name: 'KaiTi', other: '楷体', family: 'modern', panose: '02010609060101010101' },
]

/**
 * Puts into a Word file what the `docx` package has no place for: the language of the document, the other names of its fonts, tabs
 * as elements, and the part of the photo that is shown.
 */
export function finishPackage(docx: Uint8Array, context: DocxContext): Uint8Array<ArrayBuffer> {
  const files = unzipSync(docx)
  const change = (name: string, edit: (xml: string) => string) => {
    const part = files[name]
    if (part) files[name] = strToU8(edit(strFromU8(part)))
  }
  change('word/document.xml', (xml) => withPhotoShape(withTabs(xml), context))
  change('word/fontTable.xml', withFonts)
  change('docProps/core.xml', (xml) => withLanguage(xml, context))
  const parts = Object.entries(files).filter(([name]) => !name.endsWith('/'))
  return zipSync(Object.fromEntries(parts), { level: 6 })
}

/** A tab in a text is white space for some programs. */
const withTabs = (xml: string) =>
  xml.replace(/<w:t(?: [^<>]*)?>[^<]*<\/w:t>/g, (text) =>
    text.replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">'),
  )

function withLanguage(xml: string, { model }: DocxContext): string {
  const language = model.lang === 'zh' ? 'zh-CN' : model.region === 'gb' ? 'en-GB' : 'en-US'
  return xml.replace('<cp:lastModifiedBy>', `<dc:language>${language}</dc:language><cp:lastModifiedBy>`)
}

function withFonts(xml: string): string {
  const fonts = FONTS.map(
    ({ name, other, family, panose }) =>
      `<w:font w:name="${name}"><w:altName w:val="${other}"/><w:panose1 w:val="${panose}"/><w:charset w:val="86"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`,
  ).join('')
  return xml.replace(/<w:fonts([^>]*?)\/?>(?:<\/w:fonts>)?$/, `<w:fonts$1>${fonts}</w:fonts>`)
}

/** The middle of a photo of other proportions, as the pages show it; round where they show it round. */
function withPhotoShape(xml: string, context: DocxContext): string {
  const size = photoSize(context)
  const pixels = context.photo && jpegSize(context.photo)
  const from = xml.indexOf(`name="${photoName}"`)
  if (!size || !pixels || from < 0) return xml
  const to = xml.indexOf('</w:drawing>', from)
  const wanted = size.width / size.height
  const given = pixels.width / pixels.height
  const cut = Math.round(50_000 * (1 - Math.min(wanted / given, given / wanted)))
  const sides = given > wanted ? `l="${cut}" r="${cut}"` : `t="${cut}" b="${cut}"`
  const drawing = xml
    .slice(from, to)
    .replace('<a:srcRect/>', `<a:srcRect ${sides}/>`)
    .replace('prst="rect"', size.isRound ? 'prst="ellipse"' : 'prst="rect"')
  return xml.slice(0, from) + drawing + xml.slice(to)
}

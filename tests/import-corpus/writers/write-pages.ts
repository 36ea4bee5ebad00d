import { deflatedStream, pdfFile } from '#importer/warm-up/pdf-file'
import { createObjects, type GlyphFont, type LatinFont, type Objects } from './fonts'
import { pageSize } from './pages'

export type Tags = { write(objects: Objects, pages: readonly number[]): number }

/** A PDF of these content streams; tags say its structure. */
export function writePages(
  contents: readonly string[],
  fonts: readonly (GlyphFont | LatinFont)[],
  { producer, tags }: { producer: string; tags?: Tags },
): Uint8Array {
  const objects = createObjects()
  const [catalog, tree] = [objects.reserve(), objects.reserve()]
  objects.add(`<</Producer(${producer})/Creator(${producer})>>`)
  const resources = fonts.map((font) => `/${font.resource} ${font.write(objects)} 0 R`).join('')
  const pages = contents.map((content, i) => {
    const stream = objects.add(deflatedStream(content))
    return objects.add(
      `<</Type/Page/Parent ${tree} 0 R/Resources<</Font<<${resources}>>/ProcSet[/PDF/Text]>>/MediaBox[0 0 ${pageSize.width} ${pageSize.height}]/Contents ${stream} 0 R${tags ? `/Tabs/S/StructParents ${i}` : ''}>>`,
    )
  })
  objects.set(
    tree,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`,
  )
  const structure = tags
    ? `/Lang(zh-CN)/MarkInfo<</Marked true>>/StructTreeRoot ${tags.write(objects, pages)} 0 R`
    : ''
  objects.set(catalog, `<</Type/Catalog/Pages ${tree} 0 R${structure}>>`)
  return pdfFile(objects.texts)
}

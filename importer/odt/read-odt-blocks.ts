import type { Block } from '../blocks/block'
import { BlockWriter } from '../blocks/block-writer'
import { ImportError } from '../import-error'
import { unzipParts } from '../unzip-parts'
import { OdtStyles } from './read-odt-styles'
import { readOdtText } from './read-odt-text'

/** Of documents and of their templates. */
const odtMimetype = 'application/vnd.oasis.opendocument.text'

export const isOdtMimetype = (mimetype: string) =>
  mimetype === odtMimetype || mimetype === `${odtMimetype}-template`

/** Reads the blocks of an OpenDocument text, and whether it had pictures. @throws ImportError */
export function readOdtBlocks(bytes: Uint8Array): { blocks: Block[]; hasPictures: boolean } {
  const { files, hasPictures } = unzipParts(bytes)
  const part = (name: string) => new TextDecoder().decode(files[name])
  if (!files['content.xml']) throw new ImportError('notDocx')
  if (part('META-INF/manifest.xml').includes('encryption-data')) throw new ImportError('unreadable')
  const writer = new BlockWriter()
  const isChinese = /\p{Script=Han}/u.test(part('content.xml'))
  const styles = new OdtStyles(isChinese)
  styles.read(part('styles.xml'))
  styles.read(part('content.xml'))
  Object.assign(writer.page, styles.page)
  readOdtText(part('content.xml'), 'office:body', styles, writer)
  // Its headers and footers have automatic styles of the same names as those of the text.
  const stylesOfHeaders = new OdtStyles(isChinese)
  stylesOfHeaders.read(part('styles.xml'))
  readOdtText(part('styles.xml'), 'office:master-styles', stylesOfHeaders, writer)
  return { blocks: writer.finish(), hasPictures }
}

import { join } from 'node:path'
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Anchor } from './areas'
import type { CompiledPages } from './lay-out-model'
import { PHOTO_PATH } from './template-input/build-template-input'
import type { TemplateInput } from './template-input/template-input'
import type { Drawing } from './drawing'
import { PICTURE_PATHS, type PictureFile } from './photos'

/** A template does not compile with a resume: our bug, never the user's fault. */
export class TemplateCompileError extends Error {
  override name = 'TemplateCompileError'
}

type MappedPicture = Pick<PictureFile, 'path' | 'jpeg'>

/** A compiled document in the compiler's memory, with the compiler's warnings. */
export type Compiled = CompiledPages & { document: NodeTypstDocument; warnings: string[] }

/** A warm compiler in this process. It can read the template folder and the fonts in `fontPaths`, nothing else. */
export function createCompiler(templatesDir: string, fonts: { fontPaths: string[] }) {
  const typst = NodeCompiler.create({ workspace: templatesDir, fontArgs: [fonts] })
  const resumePath = join(templatesDir, 'resume.json')
  const photoPath = join(templatesDir, PHOTO_PATH)
  let mappedPictures = 0
  /** The metadata that templates emitted under a label, in document order. */
  const query = (document: NodeTypstDocument, label: string) =>
    typst.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[]
  function mapPictures(pictures: MappedPicture[]) {
    for (const { path, jpeg } of pictures) typst.mapShadow(join(templatesDir, path), Buffer.from(jpeg))
    for (const path of PICTURE_PATHS.slice(pictures.length, mappedPictures))
      typst.unmapShadow(join(templatesDir, path))
    mappedPictures = pictures.length
  }
  return {
    /**
     * Lays out a model with a template file of the workspace. @throws TemplateCompileError with the compiler's
     * message.
     */
    compile(
      templateFile: string,
      model: TemplateInput | Drawing['input'],
      photo?: Uint8Array,
      pictures: Iterable<MappedPicture> = [],
    ): Compiled {
      typst.mapShadow(resumePath, Buffer.from(JSON.stringify(model)))
      if (photo) typst.mapShadow(photoPath, Buffer.from(photo))
      else typst.unmapShadow(photoPath)
      mapPictures([...pictures])
      const compiled = typst.compile({ mainFilePath: templateFile })
      const document = compiled.result
      if (!document)
        throw new TemplateCompileError(
          formatDiagnostics(typst, compiled.takeDiagnostics()).join('; ') || 'no document',
        )
      return {
        document,
        pageCount: document.numOfPages,
        anchors: () => query(document, 'anchor') as Anchor[],
        warnings: formatDiagnostics(typst, compiled.takeWarnings()),
      }
    },
    query,
    pdf: (document: NodeTypstDocument) => typst.pdf(document),
    /** With the text as text, for tests: it prints a line for each ligature whose parts the font does not map. */
    svg: (document: NodeTypstDocument) => typst.svg(document),
    plainSvg: (document: NodeTypstDocument) => typst.plainSvg(document),
    /** Drops memoised results not used for `age` rounds. */
    evictCache: (age: number) => typst.evictCache(age),
  }
}

function formatDiagnostics(typst: NodeCompiler, diagnostics: NodeError | null): string[] {
  if (!diagnostics) return []
  const found = typst.fetchDiagnostics(diagnostics) as { package?: string; path?: string; message?: string }[]
  return found.map(({ path = '', message = '' }) => `${path}: ${message}`)
}

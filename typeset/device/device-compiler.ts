import type { TypstCompiler, TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler'
import type { TypstRenderer } from '@myriaddreamin/typst-ts-renderer'
import { END_MARK_ID, type Anchor } from '../areas'
import { glyphId, readUnscaledTriangle } from '../fonts/glyph-triangle'
import type { CompiledPages } from '../lay-out-model'
import { PHOTO_PATH } from '../template-input/build-template-input'
import { PICTURE_PATHS, type PictureFile } from '../photos'
import type { TemplateInput } from '../template-input/template-input'
import { createDiffReader } from './diff-tree'
import { createLineWriter } from './page-lines'

/** A page in pt, its drawing a line for each element: the same array as before when nothing of it changed. */
export type DevicePage = { width: number; height: number; body: string[] }
export type DrawnDocument = {
  pages: DevicePage[]
  /** The markup of all images so far, by the ids that pages refer to. */
  images: Record<string, string>
  /** The ids of glyphs that were not drawn before, or not with this template. */
  glyphs: string[]
}
export type DeviceCompiled = CompiledPages & { world: TypstCompileWorld }

/** Longer input, some twelve pages, is left to the service, which knows how long it would take. */
const maxInputLength = 100_000
const pagedDocument = 0
const fullDiagnostics = 1
const endless = 1e20

/**
 * Compiles pages by WebAssembly: like `typeset/page-compiler.ts`, with the same fonts, but what changed from one
 * document to the next is all that is drawn. `typst` has its fonts and templates. Every document that a template
 * does not compile with throws.
 */
export function createDeviceCompiler(typst: TypstCompiler, renderer: TypstRenderer) {
  const encoder = new TextEncoder()
  let drawing = openDrawing('')
  const currentImages = new Map<string, Uint8Array>()

  /** A file that is written anew is read and kept anew, however equal. */
  function setImage(path: string, next: Uint8Array | undefined) {
    if (next === currentImages.get(path)) return
    if (next) {
      currentImages.set(path, next)
      typst.map_shadow(path, next)
    } else {
      currentImages.delete(path)
      typst.unmap_shadow(path)
    }
  }

  /** What is remembered of the documents drawn one after the other with one template. */
  function openDrawing(templateFile: string) {
    const names = new Map<string, string>()
    return {
      templateFile,
      names,
      server: typst.create_incr_server(),
      session: renderer.create_session(),
      read: createDiffReader(),
      lines: createLineWriter((written) => names.get(written)),
      isNew: true,
    }
  }

  function drawingFor(templateFile: string) {
    if (drawing.templateFile === templateFile) return drawing
    drawing.server.free()
    drawing.session.free()
    return (drawing = openDrawing(templateFile))
  }

  return {
    /** Lays out a model with a template file: `/classic/template.typ`. Free the world when it is not needed. */
    compile(
      templateFile: string,
      model: TemplateInput,
      photo?: Uint8Array,
      pictures: Iterable<PictureFile> = [],
    ): DeviceCompiled {
      const input = JSON.stringify(model)
      if (input.length > maxInputLength) throw new Error('too much to lay out on a device')
      typst.map_shadow('/resume.json', encoder.encode(input))
      setImage(PHOTO_PATH, photo)
      const jpegs = [...pictures].map(({ jpeg }) => jpeg)
      for (const [i, path] of PICTURE_PATHS.entries()) setImage(path, jpegs[i])
      const world = typst.snapshot(undefined, templateFile, undefined)
      world.compile(pagedDocument, fullDiagnostics)
      const anchors = JSON.parse(world.query(pagedDocument, '<anchor>', 'value')) as Anchor[]
      const pageCount = anchors.find(({ id }) => id === END_MARK_ID)?.page ?? 1
      return { world, pageCount, anchors: () => anchors }
    },
    /** Draws a compiled document. */
    draw(templateFile: string, { world }: DeviceCompiled): DrawnDocument {
      const { names, server, session, read, lines } = drawingFor(templateFile)
      const { result } = world.incr_compile(server, fullDiagnostics) as { result?: Uint8Array }
      if (!result) throw new Error('typst: no document')
      renderer.manipulate_data(session, drawing.isNew ? 'reset' : 'merge', result)
      drawing.isNew = false
      const tree = read(renderer.render_svg_diff(session, 0, 0, endless, endless))
      for (const [id, path] of tree.outlines) names.set(id, glyphId(readUnscaledTriangle(path)))
      const glyphs = tree.outlines.map(([id]) => names.get(id)!)
      const sizes = session.pages_info
      const pages = tree.pages.map((page, i) => {
        const { width_pt: width, height_pt: height } = sizes.page(i)
        return { width: exactSize(width), height: exactSize(height), body: lines.bodyOf(page) }
      })
      return { pages, images: lines.images, glyphs }
    },
  }
}

const exactSize = (pt: number) => Math.round(pt * 1000) / 1000

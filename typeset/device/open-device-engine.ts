import initialiseCompiler, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import initialiseRenderer, { TypstRenderer } from '@myriaddreamin/typst-ts-renderer'
import { createCodePointSet, type CodePointRange } from '../font-coverage/code-point-set'
import { createDeviceCompiler } from './device-compiler'
import { createDeviceEngine, type TemplateFiles } from './device-engine'

/** What a device needs to typeset pages. */
export type DeviceFiles = {
  compiler: WebAssembly.Module
  renderer: WebAssembly.Module
  /** Numbered fonts, in the service's order. */
  fonts: Uint8Array[]
  /** The characters that the fonts can draw. */
  coverage: CodePointRange[]
  /** The files of all templates by path: `/classic/template.typ`. */
  templates: Record<string, string>
  templateFiles: TemplateFiles
}

/** Opens an engine in this thread: once, because its memory is never given back. */
export async function openDeviceEngine(files: DeviceFiles) {
  const { memory } = await initialiseCompiler({ module_or_path: files.compiler })
  const rendererExports = await initialiseRenderer({ module_or_path: files.renderer })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of files.fonts) await builder.add_raw_font(font)
  const typst = await builder.build()
  const encoder = new TextEncoder()
  for (const [path, text] of Object.entries(files.templates)) typst.map_shadow(path, encoder.encode(text))
  const compiler = createDeviceCompiler(typst, new TypstRenderer())
  return {
    ...createDeviceEngine(compiler, {
      fonts: createCodePointSet(files.coverage),
      templateFiles: files.templateFiles,
    }),
    /** The memory of compiler and renderer in bytes. */
    memoryBytes: () => memory.buffer.byteLength + rendererExports.memory.buffer.byteLength,
  }
}

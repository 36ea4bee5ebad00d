import type { Resume } from '#contract/resume/resume'
import type { FontCoverage } from '../font-coverage/coverage'
import { replaceMissingGlyphsInModel } from '../font-coverage/replace-missing-glyphs'
import { layOutModel, type ModelLayout } from '../lay-out-model'
import { isLongResume, weighResume } from '../resume-weight'
import { buildTemplateInput } from '../template-input/build-template-input'
import type { createDeviceCompiler, DevicePage } from './device-compiler'

/** The file of each template and version: `/classic/template.typ` for `classic@3`. */
export type TemplateFiles = Record<string, string>
export type DeviceLayout = ModelLayout & {
  pages: DevicePage[]
  images: Record<string, string>
  missingGlyphs: string[]
}

/** About twelve pages of text: heavier ones are left to the service. */
const maxWeight = 30_000

/** Typesets on a device what the service would typeset alike (`typeset/engine.ts`). */
export function createDeviceEngine(
  compiler: ReturnType<typeof createDeviceCompiler>,
  { fonts, templateFiles }: { fonts: FontCoverage; templateFiles: TemplateFiles },
) {
  return {
    /**
     * Lays out a resume and draws its pages. @throws for what the service has to do: an unknown template, a document
     * that is too heavy or that its template cannot draw.
     */
    layOut(resume: Resume, photo?: Uint8Array): DeviceLayout {
      const file = templateFiles[resume.style.template]
      if (!file) throw new Error(`no template ${resume.style.template} on this device`)
      if (weighResume(resume).weight > maxWeight) throw new Error('too much to lay out on a device')
      const { model, missingGlyphs } = replaceMissingGlyphsInModel(
        buildTemplateInput(resume, photo !== undefined),
        fonts,
      )
      const fit = { toOnePage: resume.style.fit === 'one-page', isLong: isLongResume(resume) }
      const worlds: { free(): void }[] = []
      try {
        const { compiled, ...layout } = layOutModel(model, fit, (model) => {
          const compiled = compiler.compile(file, { ...model, marks: true }, photo)
          worlds.push(compiled.world)
          return compiled
        })
        const { pages, images } = compiler.draw(file, compiled)
        return { ...layout, pageCount: pages.length, missingGlyphs, pages, images }
      } finally {
        for (const world of worlds) world.free()
      }
    },
  }
}

import type { Resume } from '#contract/resume/resume'
import type { FontCoverage } from '../font-coverage/coverage'
import { replaceMissingGlyphsInModel } from '../font-coverage/replace-missing-glyphs'
import { layOutModel, type ModelLayout } from '../lay-out-model'
import { isLongResume } from '../resume-weight'
import { pictureFiles, type Photos } from '../photos'
import { buildTemplateInput } from '../template-input/build-template-input'
import type { createDeviceCompiler, DrawnDocument } from './device-compiler'

/** The file of each template and version: `/classic/template.typ` for `classic@3`. */
export type TemplateFiles = Record<string, string>
export type DeviceLayout = Omit<ModelLayout, 'anchors'> &
  Partial<Pick<ModelLayout, 'anchors'>> &
  DrawnDocument & { missingGlyphs: string[] }

/** Typesets on a device what the service would typeset alike (`typeset/engine.ts`). */
export function createDeviceEngine(
  compiler: ReturnType<typeof createDeviceCompiler>,
  { fonts, templateFiles }: { fonts: FontCoverage; templateFiles: TemplateFiles },
) {
  return {
    /**
     * Lays out a resume and draws its pages. Positions take half as long again: they are missing unless asked for.
     * @throws for what the service has to do: an unknown template, a document that is too long or that its template
     * cannot draw.
     */
    layOut(resume: Resume, photos: Photos = {}, withPositions = true): DeviceLayout {
      const file = templateFiles[resume.style.template]
      if (!file) throw new Error(`no template ${resume.style.template} on this device`)
      const pictures = pictureFiles(resume, photos)
      const { model, missingGlyphs } = replaceMissingGlyphsInModel(
        buildTemplateInput(resume, photos.photo !== undefined, pictures),
        fonts,
      )
      const toOnePage = resume.style.fit === 'one-page'
      const marks = withPositions || toOnePage
      const fit = { toOnePage, isLong: () => isLongResume(resume) }
      const worlds: { free(): void }[] = []
      try {
        const { compiled, anchors, ...layout } = layOutModel(model, fit, (model) => {
          const compiled = compiler.compile(file, { ...model, marks }, photos.photo, pictures.values())
          worlds.push(compiled.world)
          return compiled
        })
        const drawing = compiler.draw(file, compiled)
        const pageCount = drawing.pages.length
        return { ...layout, ...drawing, ...(marks && { anchors }), pageCount, missingGlyphs }
      } finally {
        for (const world of worlds) world.free()
      }
    },
  }
}

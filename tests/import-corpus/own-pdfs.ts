import type { Template } from '#contract/catalogue/template'
import { applyTemplate } from '#resume-model/apply-template'
import { createTestEngine } from '#typeset/testing/test-templates'
import type { CorpusFile } from './corpus'
import type { Person } from './people'

let engine: ReturnType<typeof createTestEngine> | undefined

/** Our own PDFs of these people in these templates, without the data that an owner's download carries. */
export function ownPdfs(templates: readonly Template[], of: readonly Person[]): CorpusFile[] {
  const { layOut, pdf } = (engine ??= createTestEngine())
  return templates.flatMap((template) =>
    of.map((person) => {
      const layout = layOut(applyTemplate(person.resume, template), {}, 'file')
      return { name: 'a.pdf', layout: template.id, person, bytes: pdf(layout) }
    }),
  )
}

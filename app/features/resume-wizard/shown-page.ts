import { addExample, type WithExample } from '#resume-model/add-example'
import { applyTemplate } from '#resume-model/apply-template'
import type { Resume } from '#contract/resume/resume'
import { withoutEmptyFields } from './scenario-resume'
import { withFieldValues } from './wizard-fields'
import type { WizardPageView } from './wizard.server'

/** What the page beside the form shows. `phraseIds` are the areas with sample phrases, which will be the user's text. */
export type ShownPage = WithExample & { phraseIds: string[] }

/** Where nothing is written the page shows `example`, for the eye alone. `phrased`: the resume with sample phrases. */
export function buildShownPage(resume: Resume, example: Resume | undefined, phrased?: Resume): ShownPage {
  const own = withoutEmptyFields(phrased ?? resume)
  const written = new Set(resume.sections.flatMap(({ items }) => items.map((item) => JSON.stringify(item))))
  const phraseIds = own.sections
    .flatMap(({ items }) => items)
    .filter((item) => !written.has(JSON.stringify(item)))
    .map(({ id }) => id)
  return { ...(example ? addExample(own, example) : { resume: own, exampleIds: [] }), phraseIds }
}

/** Returns the resume as a page of the wizard has it now: typed, maybe not valid, and in the chosen template. */
export function readWizardForm(form: HTMLFormElement, page: WizardPageView, resume: Resume): Resume {
  const typed = new FormData(form)
  const textOf = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const names = page.groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const written = withFieldValues(resume, names, textOf) as Resume
  const template = page.templateOptions.find(({ id }) => id === textOf('template'))
  return template ? applyTemplate(written, template) : written
}

const areaOfBasics: Record<string, string> = {
  name: 'basics',
  phone: 'contacts',
  email: 'contacts',
  city: 'contacts',
}

/** The area of the page that a field of the wizard writes to. */
export function areaIdOf(fieldName: string, { sections }: Resume): string {
  const [part, key = '', , item = '0'] = fieldName.split(/[.[\]]+/)
  if (part === 'sections') return sections[Number(key)]?.items[Number(item)]?.id ?? ''
  return part === 'basics' ? (areaOfBasics[key] ?? 'facts') : 'intention'
}

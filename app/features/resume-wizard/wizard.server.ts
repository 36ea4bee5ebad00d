import { ApiClientError } from '#app/api-client/api-client-error'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { scenarioForPosition } from '#app/preview/scenario-for-position.server'
import { yearsWorked } from '#resume-model/years-worked'
import { applyTemplate } from '#resume-model/apply-template'
import type { Draft, DraftCredentials } from '#contract/resume/draft'
import type { FieldErrors } from '#contract/http/envelope'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { fieldError } from '#contract/validation/field-error-codes'
import { Resume } from '#contract/resume/resume'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'
import { finishResume, createScenarioResume, suggestedTemplates, withoutEntry } from './scenario-resume'
import { withUnit } from './with-unit'
import {
  fieldGroupsFor,
  isEntryList,
  STEPS,
  readFieldValue,
  withFieldValues,
  withLineLists,
  type Step,
  type WizardFieldSpec,
} from './wizard-fields'

export type Wizard = {
  scenario: Scenario
  templates: Template[]
  draft: Draft | undefined
  resume: Resume
  /** Of the page: how its fields show a month. */
  language: Language
}

/**
 * Loads a scenario with the user's progress: their draft, or the initial resume. Undefined for an unknown
 * scenario.
 */
export async function loadWizard(
  api: ApiClient,
  id: string,
  key: DraftCredentials | undefined,
  language: Language = 'zh',
): Promise<Wizard | undefined> {
  const [scenarios, templates, draft] = await Promise.all([
    api.call('listScenarios', {}),
    api.call('listTemplates', {}),
    key && undefinedIfNotFound(api.call('readDraft', key)),
  ])
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario) return undefined
  const ownDraft = draft?.resume.scenario === id ? draft : undefined
  return {
    scenario: await scenarioForPosition(
      api,
      scenario,
      ownDraft?.resume.intention.position ?? '',
      ownDraft && yearsWorked(ownDraft.resume),
    ),
    templates,
    language,
    draft: ownDraft,
    resume: ownDraft ? withLineLists(ownDraft.resume, scenario) : createScenarioResume(scenario, templates),
  }
}

/** Without a draft only the first page is available. */
export function parseStep(requestedStep: string | null, draft: Draft | undefined): Step {
  return (draft && STEPS.find((step) => step === requestedStep)) || 'who'
}

/** Returns what a page of the wizard shows; `resumeInput` is the document as posted, valid or not. */
export function buildWizardPage(
  { scenario, templates, draft, resume, language }: Wizard,
  step: Step,
  resumeInput: unknown = resume,
) {
  const groups = fieldGroupsFor(step, scenario, resume)
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  return {
    step,
    scenario: { id: scenario.id, name: scenario.name, photo: scenario.photo, pages: scenario.pages },
    draftId: draft?.id ?? '',
    groups,
    values: Object.fromEntries(names.map((name) => [name, readFieldValue(resumeInput, name, language)])),
    templateOptions: suggestedTemplates(scenario, templates).map(({ id, version, name, style, colours }) => ({
      ...{ id, version, name, style, colours },
    })),
    look: resume.style.template.split('@')[0] ?? '',
    revision: draft?.revision ?? 0,
  }
}
export type WizardPageView = ReturnType<typeof buildWizardPage>

/** What was not valid is shown as it was typed; the entry that was removed is gone from it. */
export type ParsedPage = { resume: Resume } | { problems: FieldErrors; page: WizardPageView }

/** Applies a posted page to the resume. Only a name is required, and only to continue. */
export function parsePage(wizard: Wizard, step: Step, form: FormData): ParsedPage {
  const { scenario, templates, resume } = wizard
  if (step === 'done') return { resume: finishResume(resume, scenario, form.get('lines') === 'on') }
  if (step === 'look') {
    const template = suggestedTemplates(scenario, templates).find(({ id }) => id === form.get('template'))
    return { resume: template ? applyTemplate(resume, template) : resume }
  }
  const fields = fieldGroupsFor(step, scenario, resume).flatMap((group) => group.fields)
  const exampleOf = new Map(fields.map(({ name, example }) => [name, example]))
  const typed = withFieldValues(resume, [...exampleOf.keys()], (name) =>
    withUnit(String(form.get(name) ?? '').replaceAll('\r\n', '\n'), exampleOf.get(name)),
  )
  const removedId = form.get('remove')
  const remove = (from: unknown) =>
    typeof removedId === 'string' ? withoutEntry(from as Resume, removedId) : from
  const resumeInput = remove(typed)
  const refused = (problems: FieldErrors) => ({
    problems,
    page: buildWizardPage({ ...wizard, resume: remove(resume) as Resume }, step, resumeInput),
  })
  const parsed = Resume.safeParse(resumeInput)
  const problems = parsed.success ? {} : atTheirFields(toFieldErrors(parsed.error), fields)
  if (
    step === 'who' &&
    form.get('go') !== 'others' &&
    readFieldValue(resumeInput, 'basics.name').trim() === ''
  )
    return refused({ ...problems, 'basics.name': fieldError('required') })
  return parsed.success ? { resume: parsed.data } : refused(problems)
}

/** The problem of an entry stands at the field in which it is one of the lines. */
function atTheirFields(problems: FieldErrors, fields: readonly WizardFieldSpec[]): FieldErrors {
  const lists = fields.map(({ name }) => name).filter(isEntryList)
  const fieldOf = (path: string) => lists.find((name) => path.startsWith(`${name}[`)) ?? path
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [fieldOf(path), problem]))
}

/** Saves the resume in the user's draft, or in a new one at the first page. @throws UpstreamFailure */
export async function saveWizardDraft(
  api: ApiClient,
  key: DraftCredentials | undefined,
  { draft }: Wizard,
  resume: Resume,
): Promise<DraftCredentials> {
  if (!key || !draft) {
    const { id, secret } = await api.call('createDraft', { resume })
    return { id, secret }
  }
  await api.call('saveDraft', { ...key, revision: draft.revision, resume })
  return key
}

/**
 * Stores the draft as a resume of the account, once however often it is submitted; or returns the refusal.
 */
export async function storeAsResume(
  api: ApiClient,
  key: DraftCredentials,
  resume: Resume,
): Promise<{ id: string } | { refusal: string }> {
  try {
    const { id } = await api.call('createResume', { resume, origin: `scenario:${key.id}` })
    await api.call('releaseDraft', key).catch(() => undefined)
    return { id }
  } catch (error) {
    if (error instanceof ApiClientError && error.isQuotaUsedUp) return { refusal: error.message }
    throw error
  }
}

import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { dressed } from '#contract/dressed'
import type { Draft, DraftKey } from '#contract/draft'
import type { FieldProblems } from '#contract/envelope'
import { problemsOf } from '#contract/field-problems'
import { problem } from '#contract/problems'
import { Resume } from '#contract/resume'
import type { Scenario } from '#contract/scenario'
import type { Template } from '#contract/template'
import { filled, firstResume, suggested } from './first-resume'
import { groupsOf, STEPS, valueOf, withTyped, type Step } from './wizard-fields'

export type Wizard = { scenario: Scenario; templates: Template[]; draft: Draft | undefined; resume: Resume }

/** A purpose, and how far a person has come with it: their draft, or what it begins with. Undefined for an unknown purpose. */
export async function openWizard(
  upstream: Upstream,
  id: string,
  key: DraftKey | undefined,
): Promise<Wizard | undefined> {
  const [scenarios, templates, draft] = await Promise.all([
    upstream.call('listScenarios', {}),
    upstream.call('listTemplates', {}),
    key && readDraft(upstream, key),
  ])
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario) return undefined
  const own = draft?.resume.scenario === id ? draft : undefined
  return { scenario, templates, draft: own, resume: own?.resume ?? firstResume(scenario, templates) }
}

/** Without a draft there is only the first page. */
export function stepOf(asked: string | null, draft: Draft | undefined): Step {
  return (draft && STEPS.find((step) => step === asked)) || 'who'
}

/** What a page of the wizard shows; `typed` is the document as it was posted, right or wrong. */
export function pageOf({ scenario, templates, draft, resume }: Wizard, step: Step, typed: unknown = resume) {
  const groups = groupsOf(step, scenario, resume)
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  return {
    step,
    scenario: { id: scenario.id, name: scenario.name, photo: scenario.photo, pages: scenario.pages },
    draftId: draft?.id ?? '',
    groups,
    values: Object.fromEntries(names.map((name) => [name, valueOf(typed, name)])),
    looks: suggested(scenario, templates).map(({ id, name, summary }) => ({ id, name, summary })),
    look: resume.style.template.split('@')[0] ?? '',
    revision: draft?.revision ?? 0,
  }
}
export type WizardPageView = ReturnType<typeof pageOf>

export type Posted = { resume: Resume } | { problems: FieldProblems; typed: unknown }

/** A posted page put into the resume. Only a name is asked for, of who goes on; everything else may wait. */
export function takePage({ scenario, templates, resume }: Wizard, step: Step, form: FormData): Posted {
  if (step === 'done') return { resume: filled(resume, scenario, form.get('lines') === 'on') }
  if (step === 'look') {
    const template = suggested(scenario, templates).find(({ id }) => id === form.get('template'))
    return { resume: template ? dressed(resume, template) : resume }
  }
  const names = groupsOf(step, scenario, resume).flatMap(({ fields }) => fields.map(({ name }) => name))
  const typed = withTyped(resume, names, (name) => String(form.get(name) ?? '').replaceAll('\r\n', '\n'))
  const read = Resume.safeParse(typed)
  const problems = read.success ? {} : problemsOf(read.error)
  if (step === 'who' && form.get('go') !== 'others' && valueOf(typed, 'basics.name').trim() === '')
    return { problems: { ...problems, 'basics.name': problem('required') }, typed }
  return read.success ? { resume: read.data } : { problems, typed }
}

/** Keeps the resume in the person's draft, a new one at the first page. @throws UpstreamFailure */
export async function keepDraft(
  upstream: Upstream,
  key: DraftKey | undefined,
  { draft }: Wizard,
  resume: Resume,
): Promise<DraftKey> {
  if (!key || !draft) {
    const { id, secret } = await upstream.call('createDraft', { resume })
    return { id, secret }
  }
  await upstream.call('saveDraft', { ...key, revision: draft.revision, resume })
  return key
}

/** Makes the draft a resume of the account, once however often it is pressed; or says why there is none. */
export async function keepStored(
  upstream: Upstream,
  key: DraftKey,
  resume: Resume,
): Promise<{ id: string } | { refusal: string }> {
  try {
    const { id } = await upstream.call('createResume', { resume, origin: `scenario:${key.id}` })
    await upstream.call('releaseDraft', key).catch(() => undefined)
    return { id }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isQuotaUsedUp) return { refusal: error.message }
    throw error
  }
}

async function readDraft(upstream: Upstream, key: DraftKey): Promise<Draft | undefined> {
  try {
    return await upstream.call('readDraft', key)
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

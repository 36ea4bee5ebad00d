import { readStoredResume } from '#app/preview/stored-pages.server'
import type { ApiClient } from '#app/api-client/upstream'
import type { FieldErrors } from '#contract/envelope'
import type { Scenario } from '#contract/scenario'
import type { StoredResume } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import type { Typesetter } from '#typeset/typesetter'
import { loadInitialPages } from './first-pages.server'
import type { InitialPages } from './preview-pane'
import { findScenario } from './scenario.server'

type StoredResumeEditorData = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  initialPages: InitialPages
  /** What the rules of today find wrong in a resume saved under earlier ones, or what is too much to lay out. */
  problems?: FieldErrors
}

/** What the editor page of a stored resume needs; undefined when the account has no such resume. */
export async function loadStoredResumeEditor(
  api: ApiClient,
  typesetter: Typesetter,
  id: string,
): Promise<StoredResumeEditorData | undefined> {
  const [templates, stored] = await Promise.all([
    api.call('listTemplates', {}),
    readStoredResume(api, id),
  ])
  if (!stored) return undefined
  const [rendered, scenario] = await Promise.all([
    loadInitialPages(
      { api, typesetter },
      stored.resume,
      (page, hash) => `/sheets/pages/${page}?resume=${id}&v=${hash}`,
    ),
    findScenario(api, stored.resume.scenario),
  ])
  return { stored, templates, scenario, ...rendered }
}

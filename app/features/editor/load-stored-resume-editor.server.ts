import { readStoredResume } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { FieldErrors } from '#contract/http/envelope'
import type { Scenario } from '#contract/catalogue/scenario'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { Template } from '#contract/catalogue/template'
import type { Typesetter } from '#typeset/typesetter'
import { loadInitialPages } from './preview/load-initial-pages.server'
import type { InitialPages } from './preview/preview-pane'
import { findScenario } from './scenario/find-scenario.server'

type StoredResumeEditorData = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  initialPages: InitialPages
  /**
   * What today's rules reject in a resume saved under earlier ones, or the text that is too long to lay out.
   */
  problems?: FieldErrors
}

/** Loads the data of a stored resume's editor; undefined when the account has no such resume. */
export async function loadStoredResumeEditor(
  api: ApiClient,
  typesetter: Typesetter,
  id: string,
): Promise<StoredResumeEditorData | undefined> {
  const [templates, stored] = await Promise.all([api.call('listTemplates', {}), readStoredResume(api, id)])
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

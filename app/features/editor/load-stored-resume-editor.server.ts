import { yearsWorked } from '#resume-model/years-worked'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { loadInitialPages } from './preview/load-initial-pages.server'
import type { EditorData } from './editor'
import { listEditorTemplates } from './style/list-editor-templates.server'
import { findScenario } from './scenario-suggestions/find-scenario.server'

/** Loads the data of a stored resume's editor; undefined when the account has no such resume. */
export async function loadStoredResumeEditor(
  api: ApiClient,
  typesetter: Typesetter,
  id: string,
): Promise<(EditorData & { stored: StoredResume }) | undefined> {
  const [templates, stored] = await Promise.all([listEditorTemplates(api), readStoredResume(api, id)])
  if (!stored) return undefined
  const [rendered, scenario] = await Promise.all([
    loadInitialPages({ api, typesetter }, stored.resume, `resume=${id}`),
    findScenario(api, stored.resume.scenario, stored.resume.intention.position, yearsWorked(stored.resume)),
  ])
  return { stored, templates, scenario, ...rendered }
}

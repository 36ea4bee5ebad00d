import { yearsWorked } from '#resume-model/years-worked'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { Draft, DraftCredentials } from '#contract/resume/draft'
import type { Typesetter } from '#typeset/typesetter'
import { loadInitialPages } from './preview/load-initial-pages.server'
import type { EditorData } from './editor'
import { listEditorTemplates } from './style/list-editor-templates.server'
import { findScenario } from './scenario-suggestions/find-scenario.server'

export type DraftEditorData = EditorData & { draft?: Draft }

/**
 * Loads the data of the editor page: the templates, and the server's draft with its pages if there is one.
 */
export async function loadDraftEditor(
  api: ApiClient,
  typesetter: Typesetter,
  key: DraftCredentials | undefined,
): Promise<DraftEditorData> {
  const [templates, draft] = await Promise.all([
    listEditorTemplates(api),
    key ? readDraft(api, key) : undefined,
  ])
  if (!draft) return { templates, initialPages: null }
  const [rendered, scenario] = await Promise.all([
    loadInitialPages({ api, typesetter }, draft.resume, `draft=${draft.id}`),
    findScenario(api, draft.resume.scenario, draft.resume.intention.position, yearsWorked(draft.resume)),
  ])
  return { templates, draft, scenario, ...rendered }
}

/** Returns a server-side draft; undefined when it is gone. */
export async function readDraft(api: ApiClient, key: DraftCredentials): Promise<Draft | undefined> {
  try {
    return await api.call('readDraft', key)
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
